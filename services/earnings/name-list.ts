import type { ReleaseId } from '../../shared/ids.ts';

/**
 * Names in order of arrival, so that items can store a number for each: a release id has 30 characters, and every month
 * repeats it. The list only grows, because older items hold its numbers. The first name is `OTHERS`.
 */
export type Names = readonly string[];

/** Stands for names beyond the limit of a list. The sum is right; the details are in the items of each release. */
export const OTHERS = '';

/** The release that a name of the list stands for; undefined for `OTHERS`. */
export const releaseIdFrom = (name: string): ReleaseId | undefined =>
  name === OTHERS ? undefined : (name as ReleaseId);

/**
 * An item holds at most 400 KB, and this many releases with names and sums take 300. An account makes at most 5,000
 * (`quotas`); only splits of other artists add more. Store names come from statements, so they are bounded too.
 */
const LIMITS = { releases: 7_500, stores: 250, countries: 300 } as const;

export type NamedKind = keyof typeof LIMITS;

export function addNames(names: Names, more: Iterable<string>, kind: NamedKind): Names {
  const known = new Set(names);
  const listed = names.length === 0 ? [OTHERS] : [...names];
  known.add(OTHERS);
  for (const name of [...new Set(more)].sort()) {
    if (known.has(name) || listed.length > LIMITS[kind]) continue;
    known.add(name);
    listed.push(name);
  }
  return listed;
}

/** Maps a name to the one it is counted under: itself, or `OTHERS` if it is not listed. */
export function nameResolver(names: Names): (name: string) => string {
  const known = new Set(names);
  return (name) => (known.has(name) ? name : OTHERS);
}
