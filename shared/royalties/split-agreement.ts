/** The whole of a track's royalties, in parts. */
export const WHOLE = 10_000;

export type Party = {
  /** Who gets it: an account, or the invitation of somebody who has none yet. */
  id: string;
  /** Of 10,000. */
  parts: number;
  state: 'accepted' | 'invited' | 'declined';
};

/** How a track is shared from a day on, until the next version. */
export type SplitVersion = {
  version: number;
  /** YYYY-MM-DD, in UTC; the day counts. */
  from: string;
  parties: readonly Party[];
};

/** What is wrong with the parties of a version. */
export type SplitFault = 'no-parties' | 'part-not-whole' | 'not-the-whole' | 'party-twice';

/** @returns undefined when the parts are whole numbers above zero that sum to 10,000, and nobody stands there twice */
export function splitFault(parties: readonly Pick<Party, 'id' | 'parts'>[]): SplitFault | undefined {
  if (parties.length === 0) return 'no-parties';
  if (new Set(parties.map(({ id }) => id)).size < parties.length) return 'party-twice';
  if (parties.some(({ parts }) => !Number.isInteger(parts) || parts <= 0)) return 'part-not-whole';
  return parties.reduce((all, { parts }) => all + parts, 0) === WHOLE ? undefined : 'not-the-whole';
}

const days = (month: string): number => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

/**
 * A version with the part of a month in which it holds. `version` is undefined before the first one: all is the
 * owner's.
 */
export type HeldDays = { version: SplitVersion | undefined; days: number; of: number };

/**
 * Which versions hold in a month, and for how many of its days: a statement says months, so a change within one shares
 * its money by days.
 * @param month YYYY-MM
 */
export function versionsOfMonth(versions: readonly SplitVersion[], month: string): HeldDays[] {
  const of = days(month);
  const sorted = [...versions].sort((a, b) => (a.from === b.from ? a.version - b.version : a.from < b.from ? -1 : 1));
  const held = new Map<SplitVersion | undefined, number>();
  for (let day = 1; day <= of; day += 1) {
    const date = `${month}-${String(day).padStart(2, '0')}`;
    const version = sorted.findLast(({ from }) => from <= date);
    held.set(version, (held.get(version) ?? 0) + 1);
  }
  return [...held].map(([version, count]) => ({ version, days: count, of }));
}
