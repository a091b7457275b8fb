import { metadataLanguages } from '../../../shared/reference/metadata-languages.ts';

/** Shorter texts are recognized wrongly too often. */
const MIN_LETTERS = 30;
/** How much better the recognized language must fit than the declared one, on the library's scale from 0 to 1. */
const MIN_LEAD = 0.15;
/** Languages whose code differs from that of the library. */
const ownCodes: Readonly<Record<string, string>> = { tl: 'fil' };
/** Indonesian titles are recognized as Malay, so neither is named. */
const UNCLEAR: readonly string[] = ['id', 'ms'];

/**
 * Recognizes the language of texts together; undefined if it is not clear, or not clearly different from the declared
 * one. Loads its data on the first call, which takes some tenths of a second.
 */
export async function recognizeLanguage(texts: readonly string[], declared: string): Promise<string | undefined> {
  const text = texts.join('. ');
  if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return undefined;
  const { eld } = await import('eld/extrasmall');
  const found = eld.detect(text);
  const scores: Partial<Record<string, number>> = found.getScores();
  const lead = (scores[found.language] ?? 0) - (scores[declared] ?? 0);
  if (!found.isReliable() || lead < MIN_LEAD) return undefined;
  const code = ownCodes[found.language] ?? found.language;
  const isOffered = metadataLanguages.some((language) => language.code === code);
  return isOffered && !UNCLEAR.includes(code) ? code : undefined;
}
