import { boundedAny } from '../bounded.ts';
import { isWellFormed } from '../readable.ts';
import { ArtistCredit, Contributor, Writer } from './credit.ts';
import { StatedReason } from './findings/stated-reason.ts';
import { RightsLine } from './rights-line.ts';

/** A value that a page may have shown for a field, today or years ago, so only its form is known. */
export type Shown = string | number | boolean | null | readonly Shown[] | { readonly [member: string]: Shown };

/** The maximum depth of a field's value: a list of credits, each with its properties. */
const DEEPEST = 3;
/**
 * The maximum number of parts. Fifty credits with four properties each are 251 parts; all territories are about as
 * many.
 */
const MOST_PARTS = 300;
/**
 * The maximum length of a text: 500 characters, each a surrogate pair. A text that is older than the limit may be
 * longer.
 */
const LONGEST = 2000;
/**
 * The properties that values can have. These exclude `__proto__`, `constructor`, an empty name and half a character,
 * some of which break the table's client.
 */
const MEMBERS = new Set(
  [ArtistCredit, Contributor, Writer, RightsLine, StatedReason].flatMap(({ shape }) => Object.keys(shape)),
);

/**
 * Whether a page can have shown this value. The table cannot even compare a fraction, or a value that is deeper or
 * longer.
 */
function canBeShown(value: unknown): value is Shown {
  let parts = 0;
  const isPart = (part: unknown, depth: number): boolean => {
    if (++parts > MOST_PARTS) return false;
    if (typeof part === 'number') return Number.isSafeInteger(part);
    if (typeof part === 'string') return part.length <= LONGEST && isWellFormed(part);
    if (typeof part !== 'object' || part === null) return part !== undefined;
    if (depth === DEEPEST) return false;
    if (Array.isArray(part)) return part.every((entry) => isPart(entry, depth + 1));
    return Object.entries(part).every(([name, member]) => MEMBERS.has(name) && isPart(member, depth + 1));
  };
  return isPart(value, 0);
}

/** The value that a page showed for a field, as sent with an edit. */
export const Shown = boundedAny<Shown>(canBeShown, { most: MOST_PARTS, message: 'Is no value of a field' });

/** Converts a value's texts to the Unicode form of stored texts (product 6.5). */
export function composed(value: Shown): Shown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(composed);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, composed(part)]));
}
