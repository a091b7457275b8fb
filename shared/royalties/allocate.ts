import { addDecimals, type Decimal } from './exact-decimal.ts';
import { type ExactPart, largestRemainder } from './largest-remainder.ts';
import { type SplitVersion, versionsOfMonth, WHOLE } from './split-agreement.ts';

/** What a recording earned in a month, exactly, in the currency of the statement. */
export type Earning = {
  /** What it was matched to; undefined while nobody knows. */
  track: { releaseId: string; trackId: string } | undefined;
  /** YYYY-MM */
  month: string;
  amount: Decimal;
};

/** What was agreed, asked for as it is at the time of the allocation. */
export type Terms = {
  ownerOf: (releaseId: string) => string;
  /** The artist's share of a release in a month, in whole percent: the highest of its days (product 10.16). */
  percentageOf: (releaseId: string, month: string) => number;
  /** The versions of a track's split; none is the owner's alone. */
  splitOf: (trackId: string) => readonly SplitVersion[];
};

/** Where money of a statement goes. */
export type Payee =
  | { to: 'artist'; id: string }
  /** The part of somebody who has not accepted, or has declined: nobody else's until they agree. */
  | { to: 'suspense'; id: string }
  | { to: 'platform' }
  | { to: 'unmatched' };

export type Share = { releaseId: string; payee: Payee; micros: bigint };

export type Allocation = {
  shares: Share[];
  /** What the shares sum to: the statement's total, rounded down to the micro. */
  micros: bigint;
  /** What is left of it, less than a micro: the numerator by `denominator`. */
  rest: bigint;
  denominator: bigint;
};

/** Days of a month have 28, 29, 30 or 31 as their denominator, all of which this one holds. */
const DAYS = 377_580n;
const PERCENT = 100n;
const MICROS_PLACES = 6;

/** Whose a part is, of which release. */
type Key = { releaseId: string; payee: Payee };
export const nameOfPart = ({ releaseId, payee }: Key): string =>
  `${releaseId}\n${payee.to}\n${'id' in payee ? payee.id : ''}`;

/** What the parts of an earning are over. */
export const PARTS_DENOMINATOR = BigInt(WHOLE) * PERCENT * DAYS;

/** The parts of one earning, each over `PARTS_DENOMINATOR`. They sum to the whole of it. */
export function partsOf({ track, month }: Pick<Earning, 'track' | 'month'>, terms: Terms): [Key, bigint][] {
  if (!track) return [[{ releaseId: '', payee: { to: 'unmatched' } }, PARTS_DENOMINATOR]];
  const { releaseId, trackId } = track;
  const percentage = BigInt(terms.percentageOf(releaseId, month));
  const platform: [Key, bigint] = [
    { releaseId, payee: { to: 'platform' } },
    BigInt(WHOLE) * (PERCENT - percentage) * DAYS,
  ];
  const artists = versionsOfMonth(terms.splitOf(trackId), month).flatMap(({ version, days, of }) => {
    const held = (DAYS / BigInt(of)) * BigInt(days) * percentage;
    const parties = version?.parties ?? [{ id: terms.ownerOf(releaseId), parts: WHOLE, state: 'accepted' as const }];
    return parties.map(({ id, parts, state }): [Key, bigint] => [
      { releaseId, payee: { to: state === 'accepted' ? 'artist' : 'suspense', id } },
      held * BigInt(parts),
    ]);
  });
  return [platform, ...artists];
}

/**
 * Shares out a statement, exactly, and rounds once: all shares together, by largest remainder, so that they sum to the
 * statement's total to the micro. A store that takes back what it paid is a negative amount, and takes it back from
 * everybody alike.
 * @param rate dollars for one unit of the statement's currency
 */
export function allocate(earnings: readonly Earning[], rate: Decimal, terms: Terms): Allocation {
  const places = earnings.reduce((most, { amount }) => Math.max(most, amount.places), 0);
  const exact = new Map<string, ExactPart<Key>>();
  for (const earning of earnings) {
    const { units } = addDecimals(earning.amount, { units: 0n, places });
    for (const [key, part] of partsOf(earning, terms)) {
      const name = nameOfPart(key);
      const over = units * rate.units * part * 10n ** BigInt(MICROS_PLACES);
      exact.set(name, { key, over: (exact.get(name)?.over ?? 0n) + over });
    }
  }
  const denominator = 10n ** BigInt(places + rate.places) * PARTS_DENOMINATOR;
  const inOrder = (one: Key, other: Key) => (nameOfPart(one) < nameOfPart(other) ? -1 : 1);
  const { rounded, rest } = largestRemainder([...exact.values()], denominator, inOrder);
  const shares = rounded
    .map(({ key, units }): Share => ({ ...key, micros: units }))
    .filter(({ micros }) => micros !== 0n)
    .sort(inOrder);
  return { shares, micros: shares.reduce((all, { micros }) => all + micros, 0n), rest, denominator };
}
