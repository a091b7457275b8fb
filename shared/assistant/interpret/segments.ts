/** What `text` says in quotes, kept apart so that no comma or "and" in a name divides it. */
export type Protected = { text: string; restore: (part: string) => string };

const MARK = '\uE000';

export function protectQuoted(text: string): Protected {
  const kept: string[] = [];
  const keep = (inner: string) => `${MARK}${kept.push(inner) - 1}${MARK}`;
  const out = text
    .replace(/"([^"]+)"/g, (_, inner: string) => keep(inner))
    .replace(/\(([^()]*)\)/g, (_, inner: string) => `(${inner.replace(/\s*(?:,|;|&|\band\b)\s*/g, ' / ')})`);
  return {
    text: out,
    restore: (part) => part.replace(new RegExp(`${MARK}(\\d+)${MARK}`, 'g'), (_, n: string) => kept[Number(n)] ?? ''),
  };
}

/** The parts of a list: between commas, "and", "&", "+". */
export const listParts = (text: string): string[] =>
  text
    .split(/\s+(?=(?:feat|ft|featuring)\b)|\s*,\s*(?:and\s+|&\s*)?|\s+(?:and|&|\+|plus|y|und|et)\s+/i)
    .map((part) => part.trim())
    .filter(Boolean);
