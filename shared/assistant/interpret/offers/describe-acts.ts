import { ACT_LIMIT, type Act, type PlainAct } from '../../act.ts';
import { suggest } from '../../suggest.ts';

type Setting = Extract<PlainAct, { kind: 'set-track' }>;

/** Formats track numbers as a list: 'track 2', 'tracks 1, 3 and 4'. */
export function tracksText(tracks: readonly number[]): string {
  const [last, ...others] = [...tracks].reverse();
  return others.length === 0 ? `track ${last}` : `tracks ${others.reverse().join(', ')} and ${last}`;
}

/**
 * Describes the effect of acts: 'Track 2: Explicit; the rest: Not Explicit'. The artist can confirm the description
 * with a yes, and the interpreter understands it if it is sent as a message.
 */
export function describeActs(acts: readonly PlainAct[], nameOf: (value: string | boolean | number) => string): string {
  const settings = acts.filter((act): act is Setting => act.kind === 'set-track');
  const values = [...new Set(settings.map(({ value }) => value))];
  if (settings.some(({ tracks }) => tracks === 'all') && values.length === 1) return nameOf(values[0] ?? '');
  return values
    .map((value) => {
      const tracks = settings
        .filter((act) => act.value === value)
        .flatMap((act) => (act.tracks === 'all' ? [] : act.tracks));
      return `${tracksText(tracks.toSorted((a, b) => a - b))}: ${nameOf(value)}`;
    })
    .join(', ')
    .replace(/^t/, 'T');
}

/** Offers acts that are applied after a yes. */
export const offerActs = (typed: string, ...suggestions: { label: string; acts: readonly PlainAct[] }[]): Act[] => [
  suggest(
    typed,
    suggestions.slice(0, 6).map(({ label, acts }) => ({ label: label.slice(0, 200), acts: acts.slice(0, ACT_LIMIT) })),
  ),
];
