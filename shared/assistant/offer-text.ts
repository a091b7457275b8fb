import type { Release } from '../releases/release.ts';
import type { PlainAct } from './act.ts';
import { actsInWords, type InWords } from './acts-in-words.ts';

/** One way to understand a message: the label of its button, and its acts. */
export type Reading = { label: string; acts: readonly PlainAct[] };

const listed = (parts: readonly string[]): string => {
  const [last = ''] = parts.slice(-1);
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
};

const partText = (part: InWords): string =>
  part.kind === 'typed' ? `${listed(part.values.map((value) => `“${value}”`))} as ${part.as}` : part.text;

/** Whether the acts would write the text exactly as typed. */
const isAsTyped = ([only, ...more]: readonly InWords[], typed: string): boolean =>
  more.length === 0 && only?.kind === 'typed' && only.values.length === 1 && only.values[0] === typed.trim();

/**
 * Asks whether a reading of a message is right (product 31.10). Names are shown as they would be written, so that the
 * artist notices if a sentence was mistaken for a name. `typed` is the part of the message that was read.
 */
export function offerText({ label, acts }: Reading, typed: string, release: Release): string {
  const parts = actsInWords(acts, release);
  if (!parts || parts.length === 0) return `Did you mean ${label}?`;
  const text = listed(parts.map(partText));
  if (parts.some(({ kind }) => kind === 'choice')) return `Did you mean ${text}?`;
  return `Should I write ${text}${isAsTyped(parts, typed) ? ', exactly like that' : ''}?`;
}

/** Asks which of several readings is right. */
export const readingsText = (readings: readonly Reading[]): string =>
  `Did you mean ${readings.map(({ label }) => label).join(', or ')}?`;
