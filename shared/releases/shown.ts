import { boundedAny } from '../bounded.ts';
import { isWellFormed } from '../readable.ts';

/** Deepest value that a field has: a list of credits, each with its members. */
const DEEPEST = 3;
/** Fifty credits with four members each are 251 parts, every territory is about as many. */
const MOST_PARTS = 300;
/** 500 characters, each of them a pair; a text that was stored before it had a limit may be longer. */
const LONGEST = 2000;
/** The members of a value have names of ours. `__proto__`, an empty name or half a character is nobody's, and no table takes all of them. */
const MEMBER = /^[A-Za-z]{1,40}$/;

/** Whether a page can have shown this value at all. Whatever is deeper or longer, or no whole number or text, the table could not even compare. */
function canBeShown(value: unknown): boolean {
  let parts = 0;
  const isPart = (part: unknown, depth: number): boolean => {
    if (++parts > MOST_PARTS) return false;
    if (typeof part === 'number') return Number.isSafeInteger(part);
    if (typeof part === 'string') return part.length <= LONGEST && isWellFormed(part);
    if (typeof part !== 'object' || part === null) return part !== undefined;
    if (depth === DEEPEST) return false;
    if (Array.isArray(part)) return part.every((entry) => isPart(entry, depth + 1));
    return Object.keys(part).every(
      (name) => MEMBER.test(name) && isPart((part as Record<string, unknown>)[name], depth + 1),
    );
  };
  return isPart(value, 0);
}

/** The value that a page showed of a field, as an edit names it. */
export const Shown = boundedAny(canBeShown, { most: MOST_PARTS, message: 'Is no value of a field' });
