import type { ReleaseId } from '../../shared/ids.ts';

/**
 * Names in the order in which they were added, so that items can store a number instead of a name: a release id has 30
 * characters, and every month would repeat it. Names are only ever added, because older items refer to their numbers.
 * The first name is `OTHERS`.
 */
export type Names = readonly string[];

/**
 * Stands for all names beyond a list's limit. Their sum is still correct, and each release's own items have the
 * details.
 */
export const OTHERS = '';

/** Returns the release for a name in the list; undefined for `OTHERS`. */
export const releaseIdFrom = (name: string): ReleaseId | undefined =>
  name === OTHERS ? undefined : (name as ReleaseId);

/**
 * The limits of the lists. An item can have 400 KB, and this many releases with names and sums take 300. An account can
 * create at most 5,000 releases (`quotas`), and only splits from other artists add more. Store names come from
 * statements, so they are limited too.
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

/** Maps a name to the one under which its figures are counted: itself, or `OTHERS` if it is not in the list. */
export function nameResolver(names: Names): (name: string) => string {
  const known = new Set(names);
  return (name) => (known.has(name) ? name : OTHERS);
}
