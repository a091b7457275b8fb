import { addDecimals, type Decimal } from './exact-decimal.ts';
import { type ExactPart, largestRemainder } from './largest-remainder.ts';
import { type SplitVersion, versionsOfMonth, WHOLE } from './split-agreement.ts';

/** The exact earnings of a recording in a month, in the statement's currency. */
export type Earning = {
  /** The matched track; undefined if the recording is unmatched. */
  track: { releaseId: string; trackId: string } | undefined;
  /** The sale month, YYYY-MM. */
  month: string;
  amount: Decimal;
};

/** The agreements in force at the time of the allocation. */
export type Terms = {
  ownerOf: (releaseId: string) => string;
  /** The artist's whole percentage of a release's earnings in a month: the highest one on any day (product 10.16). */
  percentageOf: (releaseId: string, month: string) => number;
  /** The versions of a track's split. If there are none, the owner receives everything. */
  splitOf: (trackId: string) => readonly SplitVersion[];
};

/** The recipient of a share. */
export type Payee =
  | { to: 'artist'; id: string }
  /** Goes to suspense: the part of a party who has not accepted, or has declined. */
  | { to: 'suspense'; id: string }
  | { to: 'platform' }
  | { to: 'unmatched' };

export type Share = { releaseId: string; payee: Payee; micros: bigint };

export type Allocation = {
  shares: Share[];
  /** The sum of the shares: the statement's total, rounded down to the micro-dollar. */
  micros: bigint;
  /** The remainder of the total, less than one micro-dollar: this numerator over `denominator`. */
  rest: bigint;
  denominator: bigint;
};

/** The least common multiple of 28, 29, 30 and 31, so that days of a month of any length divide it exactly. */
const DAYS = 377_580n;
const PERCENT = 100n;
const MICROS_PLACES = 6;

/** A payee, and the release that earned the payee's share. */
type Key = { releaseId: string; payee: Payee };
export const partName = ({ releaseId, payee }: Key): string =>
  `${releaseId}\n${payee.to}\n${'id' in payee ? payee.id : ''}`;

/** The denominator of the parts into which earnings are divided. */
export const PARTS_DENOMINATOR = BigInt(WHOLE) * PERCENT * DAYS;

/** Divides one recording's earnings in a month into parts, as numerators over `PARTS_DENOMINATOR` that add up to it. */
export function earningParts({ track, month }: Pick<Earning, 'track' | 'month'>, terms: Terms): [Key, bigint][] {
  if (!track) return [[{ releaseId: '', payee: { to: 'unmatched' } }, PARTS_DENOMINATOR]];
  const { releaseId, trackId } = track;
  const percentage = BigInt(terms.percentageOf(releaseId, month));
  const platform: [Key, bigint] = [
    { releaseId, payee: { to: 'platform' } },
    BigInt(WHOLE) * (PERCENT - percentage) * DAYS,
  ];
  const artists = versionsOfMonth(terms.splitOf(trackId), month).flatMap(({ version, days, of }) => {
    const fraction = (DAYS / BigInt(of)) * BigInt(days) * percentage;
    const parties = version?.parties ?? [{ id: terms.ownerOf(releaseId), parts: WHOLE, state: 'accepted' as const }];
    return parties.map(({ id, parts, state }): [Key, bigint] => [
      { releaseId, payee: { to: state === 'accepted' ? 'artist' : 'suspense', id } },
      fraction * BigInt(parts),
    ]);
  });
  return [platform, ...artists];
}

type ShareInput = {
  /** Dollars for one unit of the statement's currency. */
  rate: Decimal;
  terms: Terms;
  /** At least the decimals of every amount. */
  places: number;
};

/** The denominator of exact shares in micro-dollars. */
export const sharesDenominator = (places: number, rate: Decimal): bigint =>
  10n ** BigInt(places + rate.places) * PARTS_DENOMINATOR;

/** Computes exact shares by their names: numerators over `sharesDenominator`, in micro-dollars. */
export function exactShares(
  earnings: readonly Earning[],
  { rate, terms, places }: ShareInput,
): Map<string, ExactPart<Key>> {
  const exact = new Map<string, ExactPart<Key>>();
  for (const earning of earnings) {
    const { units } = addDecimals(earning.amount, { units: 0n, places });
    for (const [key, part] of earningParts(earning, terms)) {
      const name = partName(key);
      const over = units * rate.units * part * 10n ** BigInt(MICROS_PLACES);
      exact.set(name, { key, over: (exact.get(name)?.over ?? 0n) + over });
    }
  }
  return exact;
}

/**
 * Allocates a statement exactly and rounds once: all shares together, by largest remainder, so that they sum to the
 * statement's total to the micro. A correction by the store is a negative amount that everyone shares in the same way.
 * @param rate dollars for one unit of the statement's currency
 */
export function allocate(earnings: readonly Earning[], rate: Decimal, terms: Terms): Allocation {
  const places = earnings.reduce((most, { amount }) => Math.max(most, amount.places), 0);
  const exact = exactShares(earnings, { rate, terms, places });
  const denominator = sharesDenominator(places, rate);
  const inOrder = (one: Key, other: Key) => (partName(one) < partName(other) ? -1 : 1);
  const { rounded, rest } = largestRemainder([...exact.values()], denominator, inOrder);
  const shares = rounded
    .map(({ key, units }): Share => ({ ...key, micros: units }))
    .filter(({ micros }) => micros !== 0n)
    .sort(inOrder);
  return { shares, micros: shares.reduce((all, { micros }) => all + micros, 0n), rest, denominator };
}
