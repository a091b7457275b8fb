/**
 * Names in the order in which they came, so that items say a number for each: a release's id has 30 letters, and each month of each year
 * names it. A list only grows, because older items hold its numbers. The first is nobody's: under it stands what found no more room.
 */
export type Names = readonly string[];

/** What is shown for figures beyond the bound of a list: their sum is right, and what they are of is in the items of each release. */
export const OTHERS = '';

/**
 * An item ends at 400 KB. So many releases with their names and sums are 300; an account makes 5,000 (`quotas`), more come only from the
 * splits of others. Stores are as statements write them, so they are bounded too.
 */
const MOST = { releases: 7_500, stores: 250, countries: 300 } as const;

export type NamedKind = keyof typeof MOST;

export function withNames(names: Names, more: Iterable<string>, kind: NamedKind): Names {
  const known = new Set(names);
  const listed = names.length === 0 ? [OTHERS] : [...names];
  known.add(OTHERS);
  for (const name of [...new Set(more)].sort()) {
    if (known.has(name) || listed.length > MOST[kind]) continue;
    known.add(name);
    listed.push(name);
  }
  return listed;
}

/** The name under which something is counted. */
export function listedIn(names: Names): (name: string) => string {
  const known = new Set(names);
  return (name) => (known.has(name) ? name : OTHERS);
}
