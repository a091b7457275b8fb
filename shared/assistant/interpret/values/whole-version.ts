import { piecesOf } from '../clauses/pieces.ts';
import { areOnly } from '../words/sayings.ts';
import { isSentenceWord } from '../words/sentence-words.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { looksLikeVersion } from './looks-like.ts';
import { readValue } from './read-value.ts';
import { VERSION_PARTS, versionPhrases } from './version-words.ts';

/** Reads a text that is only a version: '12" Dub', 'LIVE AT THE OLD MILL', 'Otto Finn Remix'. */
export function wholeVersion(text: string): string | undefined {
  const [first = '', ...others] = piecesOf(text).map((piece) => piece.text);
  if (others.some((one) => versionPhrases(wordsOf(one)).length > 0)) return undefined;
  const reading = readValue(first, 'version');
  const value = reading.value.replace(
    /^(?:(?:yes|yeah|yep|si|sí|sim|oui|ja)\b[,.]?\s+)?(?:(?:the|a|an|una|un|uma|um|une|eine|ein|der|die|das|la|el|il|lo|le)\s+)(?=\S)/i,
    '',
  );
  const words = wordsOf(value);
  if (/\sby\s/i.test(value) || words.length === 0 || words.length > 9 || !value || looksLikeVersion(value) === 'no')
    return undefined;
  const covered = new Set(
    versionPhrases(words).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)),
  );
  if (covered.size === 0) return undefined;
  const isPart = (word: Word, n: number) =>
    covered.has(n) ||
    VERSION_PARTS.has(word.key) ||
    /^[\p{Lu}\p{N}]/u.test(word.text) ||
    (words.length <= 4 && !isSentenceWord(word) && !areOnly([word], 'filler'));
  return words.every(isPart) && !VERSION_PARTS.has(words[0]?.key ?? '')
    ? value
    : covered.has(0) && words.every(isPart)
      ? value
      : undefined;
}
