import type { StatementEncoding } from '../../shared/royalties/statement-encoding.ts';

const FOREIGN = /[^\0-\x7f]/u;
const [LETTER, UPPER, LOWER, MARK] = [/^[\p{L}\p{M}]$/u, /^\p{Lu}$/u, /^\p{Ll}$/u, /^\p{M}$/u];
/** Characters that do not occur in statements: unassigned, private, control and box-drawing ones. */
const UNLIKELY_CHARACTER = /^[\p{Cn}\p{Co}\p{Cc}\uFFFD\u2500-\u25A0]$/u;
/** Signs that occur next to letters: quotes, dashes, trademark and degree signs, and East Asian punctuation. */
const SIGN =
  /^[\u2018-\u201E\u00AB\u00BB\u2039\u203A\u2010-\u2015\u2022\u2026\u00AE\u00A9\u2122\u00B0\u00B7\u00A1\u00BF\u00A0\u3000-\u303F\u30FB\u30FC\uFF00-\uFF60\u2116]$/u;
/** Half-width characters, which appear when text in a different encoding is decoded as Shift JIS. */
const HALFWIDTH = /^[\uFF61-\uFF9F]$/u;

const scripts: readonly RegExp[] = [
  /^\p{Script=Latin}$/u,
  /^\p{Script=Cyrillic}$/u,
  /^\p{Script=Greek}$/u,
  /^\p{Script=Hebrew}$/u,
  /^\p{Script=Arabic}$/u,
  // Japanese mixes three scripts; other languages do not mix any.
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u,
  /^\p{Script=Hangul}$/u,
];
const LATIN = 0;
const scriptOf = (char: string): number => scripts.findIndex((script) => script.test(char));

const western = 'àâäáãåæçèéêëìíîïñòóôöõøùúûüÿœßªº';
const central = 'áâäąćčçďđéęëěíîłľĺńňóôöőřŕśšşťţúůüűýźžżăß';
/** Letters that are common in text in each encoding. Other letters suggest a different encoding. */
const commonLetters: Partial<Record<StatementEncoding, string>> = {
  'windows-1252': western,
  'iso-8859-15': `${western}žš`,
  macintosh: western,
  'windows-1250': central,
  'iso-8859-2': central,
  'windows-1254': 'âçéğıîöşüûi̇',
  'windows-1257': 'āąäčēęėģīįķļņöõšūųüžé',
};
const RARE = 0.3;

/** Scores how unusual a character is between its neighbors, from 0 to 1. */
function oddness(before: string, char: string, after: string, letters: string | undefined): number {
  if (UNLIKELY_CHARACTER.test(char)) return 1;
  if (HALFWIDTH.test(char)) return 0.5;
  const beside = [before, after].filter((other) => LETTER.test(other) && !MARK.test(other));
  if (!LETTER.test(char)) {
    const isBesideSign = [before, after].some((other) => FOREIGN.test(other) && !LETTER.test(other));
    return SIGN.test(char) ? 0.5 * Number(isBesideSign) : Math.min(1, (beside.length + Number(isBesideSign)) / 2);
  }
  const script = scriptOf(char);
  if (beside.some((other) => scriptOf(other) !== script)) return 1;
  if (char !== 'ß' && ((UPPER.test(char) && LOWER.test(before)) || (LOWER.test(char) && UPPER.test(after)))) return 1;
  if (script !== LATIN) return 0;
  // A word of accented letters only was probably written in a different script.
  const isAmongAccents = [before, after].every((other) => FOREIGN.test(other) && LETTER.test(other));
  return 0.5 * Number(isAmongAccents) + RARE * Number(letters !== undefined && !letters.includes(char.toLowerCase()));
}

/**
 * Scores how plausible some text is, by its non-ASCII characters, from 0 to 1.
 * @param encoding the encoding from which it was decoded
 */
export function textPlausibility(text: string, encoding: StatementEncoding): number {
  const chars = [...text];
  let [count, odd] = [0, 0];
  for (const [at, char] of chars.entries()) {
    if (!FOREIGN.test(char)) continue;
    count += 1;
    odd += oddness(chars[at - 1] ?? '', char, chars[at + 1] ?? '', commonLetters[encoding]);
  }
  return count === 0 ? 1 : 1 - odd / count;
}
