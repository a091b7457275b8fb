/** The maximum number of characters shown of a model's text: a few sentences, but not an essay. */
const LIMIT = 1_200;

/**
 * Claims that a model must not make, because it cannot know: about the state of the release, or about its own actions.
 * Everything that we say about a release is computed (design 12.2).
 */
const CLAIMS: readonly RegExp[] = [
  /\b(your|the|this) (release|single|ep|album|track|song|cover|audio|upload|payment|payout|account|card|metadata)s?\b[^.!?]{0,40}\b(is|are|was|were|has|have|had|will|isn['’]t|aren['’]t|hasn['’]t)\b/iu,
  /\b(i|we)(['’]ve|['’]ll|['’]m| have| had| will| just| already| am| can| could)?\s+(now |just |already |also )?(submit|sent|send|pay|paid|charg|delet|remov|refund|transfer|publish|approv|upload|saved?\b|set\b|add|chang|updat|fill)/iu,
  /\b(submitted|published|charged|refunded|paid out|deleted)\b/iu,
];

/** A sentence with its end mark, or one that is still being written. */
const SENTENCE = /[^.!?\n]+(?:[.!?]+(?=\s|$)|\n|$)|[.!?\n]+/gu;

/**
 * Reduces a model's words to plain text. Removes links, pictures, markup, characters that change the text direction,
 * and sentences about this release or the model's own actions. Also applied to words that are still arriving.
 */
export function plainWords(words: string): string {
  const text = words
    .replace(/!?\[([^\]]*)\]\([^)]*\)?/gu, '$1')
    .replace(/<[^>]*>?/gu, '')
    .replace(/\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|javascript:|data:)\S*/giu, '')
    .replace(/\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|co|app|link|xyz|info|ly|me|ru|cn|example)\b(?:\/\S*)?/giu, '')
    .replace(/[`*_#>|~[\]{}\\]+/gu, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (letter) => (letter === '\n' ? letter : ''));
  const kept = (text.match(SENTENCE) ?? []).filter((sentence) => !CLAIMS.some((claim) => claim.test(sentence)));
  return shortened(
    kept
      .join('')
      .replace(/[^\S\n]+/gu, ' ')
      .replace(/ ?\n\s*/gu, '\n')
      .trim(),
  );
}

function shortened(text: string): string {
  if (text.length <= LIMIT) return text;
  const cut = text.slice(0, LIMIT);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('\n'));
  return `${cut.slice(0, end > LIMIT / 2 ? end + 1 : LIMIT).trimEnd()}${end > LIMIT / 2 ? '' : '…'}`;
}
