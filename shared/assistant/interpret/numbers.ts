const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
];
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
];

/** 'four' and '4' as a number. */
export function numberOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const at = WORDS.indexOf(word.toLowerCase());
  return at < 0 ? undefined : at;
}

/** 'second', '2nd' and 'last' (-1) as a place in a list. */
export function placeIn(word: string): number | undefined {
  const said = word.toLowerCase();
  if (said === 'last') return -1;
  const digits = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(said)?.[1];
  if (digits) return Number(digits);
  const at = ORDINALS.indexOf(said);
  return at < 0 ? undefined : at + 1;
}

/** A number word, for patterns. */
export const NUMBER = `(?:\\d{1,2}|${WORDS.slice(1).join('|')})`;
export const ORDINAL = `(?:\\d{1,2}(?:st|nd|rd|th)|${ORDINALS.join('|')}|last)`;
