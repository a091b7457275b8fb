/** The signs that web pages code by name, and that no accent derives. */
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  trade: '™',
  szlig: 'ß',
  aelig: 'æ',
  oslash: 'ø',
};
/** The combining accents of names such as `eacute`. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};

/** Matches a sign as web pages code it: `&amp;`, `&eacute;` or `&#39;`. */
export const ENTITY = new RegExp(
  `&(?:(${Object.keys(SIGNS).join('|')})|([a-z])(${Object.keys(ACCENTS).join('|')})|#(\\d{2,5}));`,
  'iu',
);

/** A text with the signs themselves in place of their codes. */
export const withoutEntities = (text: string): string =>
  text.replace(new RegExp(ENTITY.source, 'giu'), (_, sign, letter, accent, number) => {
    if (sign) return SIGNS[sign.toLowerCase()] ?? '';
    if (letter) return `${letter}${ACCENTS[accent.toLowerCase()]}`.normalize('NFC');
    return String.fromCodePoint(Number(number));
  });
