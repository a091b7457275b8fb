/** Folds a text for comparisons: without case, accents, signs and spaces. A text of signs alone stays as it is. */
export function folded(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase();
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? plain.trim() : letters;
}
