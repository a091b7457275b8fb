import type { Basis, Cell } from '../../../shared/earnings/cell.ts';
import type { ReleaseId } from '../../../shared/ids.ts';
import { ALBUM_WHOLE, partOfAmount } from '../../../shared/royalties/album-parts.ts';
import { allocate, type Earning, type Payee, partName, type Terms } from '../../../shared/royalties/allocate.ts';
import type { Decimal } from '../../../shared/royalties/exact-decimal.ts';
import { groupBy, releaseMonthKey } from '../../earnings/group-by.ts';
import { rowsOfTracks, type Spread } from './allocate-unit-to-tracks.ts';
import type { PayableUnit } from './payable-units.ts';
import type { Allocation, ListedArtist, PartyCell, PlannedPosting } from './plan-objects.ts';
import { basisKey, planPostings, transactionNumbers } from './plan-postings.ts';
import { basisOf, type PaidCell, splitCells } from './split-cells.ts';
import type { Groups } from './statement-groups.ts';

type PlanInput = {
  /** The units, in the order of their numbers. */
  units: readonly PayableUnit[];
  spread: Spread;
  rate: Decimal;
  terms: Terms;
  /** Stores a batch. */
  store: (n: number, postings: readonly PlannedPosting[]) => Promise<void>;
  /**
   * Set for a posted statement, whose units are then recordings that were in suspense; only their money moves. `round`
   * is the number of the round, from 1, and `batches` the number of existing batches.
   */
  later?: { round: number; batches: number } | undefined;
};

export type Planned = {
  micros: bigint;
  artistMicros: bigint;
  platformMicros: bigint;
  suspenseMicros: bigint;
  batches: number;
  /** The artists in the plan, those with the largest amounts first. */
  artists: PlannedArtist[];
  /** The allocations of each artist, in the same order as `artists`. */
  allocations: Allocation[];
};

/** An artist in the plan, with the ids of the releases that have been counted. */
export type PlannedArtist = ListedArtist & { of: ReleaseId[] };

type ArtistSums = ListedArtist & { of: Set<ReleaseId>; transactions: Allocation['transactions'] };

/**
 * An upper bound on the number of a payee's transactions in one plan. The numbers of each later round start at a
 * multiple of it.
 */
const ROUND = 1_000_000;

/** The minimum number of rows in a batch. A batch is read and posted as a whole. */
const ROWS_OF_BATCH = 5_000;

/** Divides the unit numbers into ranges, each with complete releases and enough rows for a batch. */
function ranges(units: readonly PayableUnit[], rowsOf: ReadonlyMap<number, number>): [number, number][] {
  const found: [number, number][] = [];
  let [from, rows] = [0, 0];
  for (const [n, { releaseId }] of units.entries()) {
    rows += rowsOf.get(n) ?? 0;
    const isLastOfRelease = units[n + 1]?.releaseId !== releaseId;
    if (!isLastOfRelease || (rows < ROWS_OF_BATCH && n < units.length - 1)) continue;
    found.push([from, n]);
    [from, rows] = [n + 1, 0];
  }
  return found;
}

/**
 * Divides a matched statement exactly into shares, and splits it into batches of transactions. Memory only needs to
 * hold the sums for tracks and months, and the rows of one batch.
 * @throws Error if the plan does not match the statement to the micro-dollar, which is a defect: nothing may be
 * approved
 */
export async function planStatement(
  groups: Groups,
  { units, spread, rate, terms, store, later }: PlanInput,
): Promise<Planned> {
  const months = (await groups.months()).filter(({ n }) => !later || n >= 0);
  const earnings = months.flatMap(({ n, month, amount }): Earning[] => {
    const unit = units[n];
    if (!unit) return [{ track: undefined, month, amount }];
    return spread(unit, month).map(({ track, part }) => ({ track, month, amount: partOfAmount(amount, part) }));
  });
  const places = earnings.reduce((most, { amount }) => Math.max(most, amount.places), 0);
  const allocation = allocate(earnings, rate, terms);
  const shares = new Map(allocation.shares.map((share) => [partName(share), share.micros]));
  const rowsOf = new Map<number, number>();
  for (const { n, rows } of months) rowsOf.set(n, (rowsOf.get(n) ?? 0) + rows * (units[n]?.tracks.length ?? 1));

  const next = transactionNumbers((later?.round ?? 0) * ROUND);
  const artists = new Map<string, ArtistSums>();
  const sums = { artist: 0n, platform: 0n, suspense: 0n };
  let batches = 0;
  const addBatch = async (postings: readonly PlannedPosting[]) => {
    if (postings.length === 0) return;
    for (const posting of postings) {
      sums.platform += posting.platformMicros;
      sums[posting.to === 'artist' ? 'artist' : 'suspense'] += posting.micros;
      if (posting.to === 'artist') addTo(artists, posting);
    }
    await store(batches + (later?.batches ?? 0), postings);
    batches += 1;
  };

  for (const [from, to] of ranges(units, rowsOf)) {
    const rows = rowsOfTracks(await groups.rows(from, to), units, spread);
    const ofReleases = groupBy(rows, ({ track }) => track.releaseId);
    const cells = [...ofReleases].flatMap(([releaseId, own]) => {
      const shareOf = (payee: Payee) => shares.get(partName({ releaseId, payee })) ?? 0n;
      return splitCells(own, { rate, places, terms, shareOf });
    });
    const own = units.slice(from, to + 1);
    await addBatch(planPostings(cells, next, (payee, chunk) => basesOf(payee, chunk, { units: own, spread, terms })));
  }
  const unmatched = later
    ? -allocation.micros
    : (shares.get(partName({ releaseId: '', payee: { to: 'unmatched' } })) ?? 0n);
  if (unmatched !== 0n)
    await addBatch([
      { to: 'unmatched', payee: 'unmatched', n: later?.round ?? 0, micros: unmatched, platformMicros: 0n },
    ]);
  const micros = later ? 0n : allocation.micros;
  assertWhole(micros, sums);
  const sorted = [...artists.values()].sort((one, other) => (BigInt(one.micros) < BigInt(other.micros) ? 1 : -1));
  return {
    micros,
    artistMicros: sums.artist,
    platformMicros: sums.platform,
    suspenseMicros: sums.suspense,
    batches,
    artists: sorted.map(({ of, transactions: _, ...listed }) => ({ ...listed, of: [...of] })),
    allocations: sorted.map(({ artistId, transactions }) => ({ artistId, transactions })),
  };
}

function assertWhole(micros: bigint, sums: { artist: bigint; platform: bigint; suspense: bigint }): void {
  const planned = sums.artist + sums.platform + sums.suspense;
  if (planned !== micros) throw new Error(`The plan comes to ${planned} micro-dollars, and the statement to ${micros}`);
}

function addTo(
  artists: Map<string, ArtistSums>,
  { payee, micros, platformMicros, cells }: Extract<PlannedPosting, { to: 'artist' }>,
): void {
  const before = artists.get(payee);
  const transactions = before?.transactions ?? [];
  transactions.push(allocationsFrom(cells));
  const quantity = cells.reduce((sum, cell) => sum + cell.quantity, BigInt(before?.quantity ?? '0'));
  const of = before?.of ?? new Set<ReleaseId>();
  for (const { releaseId } of cells) of.add(releaseId);
  artists.set(payee, {
    artistId: payee,
    micros: String(BigInt(before?.micros ?? '0') + micros),
    platformMicros: String(BigInt(before?.platformMicros ?? '0') + platformMicros),
    quantity: String(quantity),
    releases: of.size,
    of,
    transactions,
  });
}

/** Sums up a transaction by release and month, in order. */
const allocationsFrom = (cells: readonly Cell[]): Allocation['transactions'][number] =>
  [...groupBy(cells, releaseMonthKey).values()].flatMap((own) => {
    const micros = own.reduce((sum, cell) => sum + cell.micros, 0n);
    return own.slice(0, 1).map(({ releaseId, month }) => ({ releaseId, month, micros }));
  });

type BasisInput = { units: readonly PayableUnit[]; spread: Spread; terms: Terms };

/** Returns the bases of a payee's cells, one for each track and month. */
function basesOf(payee: PaidCell['payee'], cells: readonly PartyCell[], { units, spread, terms }: BasisInput): Basis[] {
  const each = new Map(cells.map((cell) => [basisKey(cell), cell]));
  return [...each.values()].flatMap(({ releaseId, trackId, month }) => {
    const parts = units.flatMap((unit) =>
      spread(unit, month).flatMap(({ track, part }) => (track.trackId === trackId ? [{ unit, track, part }] : [])),
    );
    const [first] = parts;
    if (!first) return [];
    const { releaseTitle, title: trackTitle } = first.track;
    const recordings = parts.flatMap(({ unit, part }) =>
      unit.recordings.map((recording) => (part === ALBUM_WHOLE ? recording : { ...recording, part: Number(part) })),
    );
    return [
      { ...basisOf(payee, { track: { releaseId, trackId }, month }, terms), releaseTitle, trackTitle, recordings },
    ];
  });
}
