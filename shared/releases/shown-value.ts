import { boundedAny } from '../bounded-schemas.ts';
import { isWellFormed } from '../readable-text.ts';
import { StatedReason } from '../rules/stated-reason.ts';
import { ArtistCredit, Contributor, Writer } from './credit.ts';
import { RightsLine } from './rights-line.ts';

/** A value that a page may have shown for a field, today or years ago: only its shape is checked. */
export type ShownValue =
  | string
  | number
  | boolean
  | null
  | readonly ShownValue[]
  | { readonly [member: string]: ShownValue };

/** The maximum depth of a field's value: a list of credits, each with its members. */
const MAX_DEPTH = 3;
/**
 * The maximum number of parts in a value. Fifty credits with four members each are 251 parts; all territories are about
 * as many.
 */
const MAX_PARTS = 300;
/** Twice what 500 surrogate pairs need, because a text stored before the limit was introduced may be longer. */
const MAX_LENGTH = 2000;
/**
 * The names that a value's members can have. Any other, such as `__proto__`, `constructor`, an empty name or half a
 * surrogate pair, is rejected, because the table's client fails on some of them.
 */
const MEMBERS = new Set(
  [ArtistCredit, Contributor, Writer, RightsLine, StatedReason].flatMap(({ shape }) => Object.keys(shape)),
);

/**
 * Whether a page can have shown this value. Anything deeper or longer, or a fraction, could not even be compared by the
 * table.
 */
function canBeShown(value: unknown): value is ShownValue {
  let parts = 0;
  const isPart = (part: unknown, depth: number): boolean => {
    if (++parts > MAX_PARTS) return false;
    if (typeof part === 'number') return Number.isSafeInteger(part);
    if (typeof part === 'string') return part.length <= MAX_LENGTH && isWellFormed(part);
    if (typeof part !== 'object' || part === null) return part !== undefined;
    if (depth === MAX_DEPTH) return false;
    if (Array.isArray(part)) return part.every((entry) => isPart(entry, depth + 1));
    return Object.entries(part).every(([name, member]) => MEMBERS.has(name) && isPart(member, depth + 1));
  };
  return isPart(value, 0);
}

/** The value that a page showed for a field, as sent with an edit. */
export const ShownValue = boundedAny<ShownValue>(canBeShown, {
  most: MAX_PARTS,
  message: 'Isn’t a valid value for this field',
});

/** Returns the value with its strings in the Unicode form in which stored text is read (product 6.5). */
export function toComposedForm(value: ShownValue): ShownValue {
  if (typeof value === 'string') return value.normalize('NFC');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toComposedForm);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toComposedForm(part)]));
}
