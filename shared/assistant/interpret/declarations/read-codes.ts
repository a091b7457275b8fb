/** An ISRC, in capitals and without hyphens, and its position in the text. */
export type IsrcMention = { isrc: string; from: number; to: number };

const ISRC = /(?<![A-Za-z0-9])([A-Za-z]{2})[-. ]?([A-Za-z0-9]{3})[-. ]?(\d{2})[-. ]?(\d{5})(?![A-Za-z0-9])/g;
/** The next number in a series: '-00102', '/ 00103', 'and 02'. */
const NEXT =
  /^\s*(?:,|;|\/|&|\+|and|y|et|und|e|och|en|\s)\s*(?:-|–|\.{2,3}|…)?\s*(\d{1,5})(?![\d:])(?!\s*(?:tracks?|songs?))/i;
/** The end of a range: '… to 33', '… - 00133', '… bis 33', '… through 00133'. */
const RANGE =
  /^\s*(?:to|through|thru|until|till|bis|al?|à|au|ao|até|hasta|t\/m|–|—|-{1,2}|\.{2,3}|…)\s*(?:[A-Za-z]{2}[-. ]?[A-Za-z0-9]{3}[-. ]?\d{2}[-. ]?)?(\d{1,5})(?![\d:])/i;
const MOST = 15;

/** Reads the ISRCs in a text, in order. Completes those that are abbreviated in a series or range. */
export function readIsrcs(text: string): IsrcMention[] {
  const found: IsrcMention[] = [];
  for (const match of text.matchAll(ISRC)) {
    const [all, country = '', owner = '', year = '', number = ''] = match;
    if (!/^[A-Za-z]{2}$/.test(country) || /^\d+$/.test(country)) continue;
    const at = (n: string) => (country + owner + year).toUpperCase() + n;
    let to = match.index + all.length;
    if (found.some((one) => one.to > match.index)) continue;
    found.push({ isrc: at(number), from: match.index, to });
    const range = RANGE.exec(text.slice(to, to + 40));
    const last = range ? completeRangeEnd(number, range[1] ?? '') : undefined;
    if (range && last !== undefined && last > Number(number) && last - Number(number) < MOST) {
      to += range[0].length;
      for (let n = Number(number) + 1; n <= last; n++)
        found.push({ isrc: at(String(n).padStart(5, '0')), from: match.index, to });
      continue;
    }
    for (
      let next = NEXT.exec(text.slice(to, to + 30));
      next && found.length < MOST;
      next = NEXT.exec(text.slice(to, to + 30))
    ) {
      const full = completeRangeEnd(number, next[1] ?? '');
      if (full === undefined || (next[1] ?? '').length < 2) break;
      found.push({ isrc: at(String(full).padStart(5, '0')), from: to, to: to + next[0].length });
      to += next[0].length;
    }
  }
  return found;
}

/** Completes the end of a range: '33' after 00031 becomes 00033. */
const completeRangeEnd = (number: string, end: string): number | undefined =>
  end.length > 5 ? undefined : Number(number.slice(0, 5 - end.length) + end);

/** Finds a code that looks like an ISRC but may have too many or too few digits. */
export const findMalformedIsrc = (text: string): string | undefined =>
  /(?<![A-Za-z0-9])[A-Za-z]{2}-?[A-Za-z0-9]{3}-?\d{2}-?\d{2,7}(?![A-Za-z0-9])/
    .exec(text)?.[0]
    .replaceAll('-', '')
    .toUpperCase()
    .slice(0, 13);

/** Finds a number of 8 to 14 digits that may be a UPC or EAN, ignoring spaces and hyphens. */
export function readBarcode(text: string, isrcs: readonly IsrcMention[]): string | undefined {
  let rest = text;
  for (const { from, to } of isrcs)
    rest = rest.slice(0, from) + ' '.repeat(Math.max(0, to - from)) + rest.slice(Math.max(from, to));
  const digits = /(?<![\dA-Za-z])(\d(?:[ -]?\d){7,15})(?![\dA-Za-z])(?!\.\.|…)/.exec(rest)?.[1];
  const named = /\b(?:upc|ean|barcodes?|gtin)\b\D{0,20}(\d+)(?!\.\.|…)/i.exec(rest)?.[1];
  const found = digits?.replace(/[ -]/g, '') ?? named;
  // '20 11 2026' is a date.
  return found !== undefined && found.length >= 6 && !(digits && /^\d{1,2}[ -]\d{1,2}[ -]\d{4}$/.test(digits))
    ? found
    : undefined;
}
