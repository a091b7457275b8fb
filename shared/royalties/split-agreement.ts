import { daysInMonth } from '../dates.ts';

/** The whole of a track's royalties, in parts. */
export const WHOLE = 10_000;

export type Party = {
  /** The payee: an account, or an invitation sent to somebody without one. */
  id: string;
  /** The payee's part, of 10,000. */
  parts: number;
  state: 'accepted' | 'invited' | 'declined';
};

/** How a track is split from a given date on, until the next version. */
export type SplitVersion = {
  version: number;
  /** The first day of the version, YYYY-MM-DD in UTC. */
  from: string;
  parties: readonly Party[];
};

/** Why the parties of a version are not valid. */
export type SplitFault = 'no-parties' | 'part-not-whole' | 'not-the-whole' | 'party-twice';

/**
 * Checks that the parts are positive whole numbers that sum to 10,000, and that no party is listed twice.
 * @returns undefined if they are valid
 */
export function splitFault(parties: readonly Pick<Party, 'id' | 'parts'>[]): SplitFault | undefined {
  if (parties.length === 0) return 'no-parties';
  if (new Set(parties.map(({ id }) => id)).size < parties.length) return 'party-twice';
  if (parties.some(({ parts }) => !Number.isInteger(parts) || parts <= 0)) return 'part-not-whole';
  return parties.reduce((all, { parts }) => all + parts, 0) === WHOLE ? undefined : 'not-the-whole';
}

/**
 * A version, and the number of days of a month on which it is in force. `version` is undefined before the first
 * version, when the owner receives everything.
 */
export type VersionDays = { version: SplitVersion | undefined; days: number; of: number };

/**
 * Finds the versions in force in a month, each with its number of days. Statements report whole months, so when the
 * version changes, the month's money is divided by days.
 * @param month YYYY-MM
 */
export function versionsOfMonth(versions: readonly SplitVersion[], month: string): VersionDays[] {
  const of = daysInMonth(month);
  const sorted = [...versions].sort((a, b) => (a.from === b.from ? a.version - b.version : a.from < b.from ? -1 : 1));
  const daysByVersion = new Map<SplitVersion | undefined, number>();
  for (let day = 1; day <= of; day += 1) {
    const date = `${month}-${String(day).padStart(2, '0')}`;
    const version = sorted.findLast(({ from }) => from <= date);
    daysByVersion.set(version, (daysByVersion.get(version) ?? 0) + 1);
  }
  return [...daysByVersion].map(([version, count]) => ({ version, days: count, of }));
}
