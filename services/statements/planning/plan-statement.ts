import type { Basis } from '../../../shared/earnings/cell.ts';
import { ALBUM_WHOLE } from '../../../shared/royalties/album-parts.ts';
import type { Decimal } from '../../../shared/royalties/exact-decimal.ts';
import { groupBy } from '../../earnings/group-by.ts';
import { rowsOfTracks } from './allocate-unit-to-tracks.ts';
import type { ArtistTable } from './artist-table.ts';
import type { PartyCell, PlannedPosting } from './plan-objects.ts';
import { basisKey, planPostings, transactionNumbers } from './plan-postings.ts';
import type { PlanSource, UnitPage } from './plan-source.ts';
import { roundShares } from './round-shares.ts';
import { basisOf, type PaidCell, splitCells } from './split-cells.ts';

type PlanInput = {
  rate: Decimal;
  openRemainders: Parameters<typeof roundShares>[1]['openRemainders'];
  /** Receives the artists' transactions of each batch. */
  artists: Pick<ArtistTable, 'add'>;
  /** Stores a batch. */
  store: (n: number, postings: readonly PlannedPosting[]) => Promise<void>;
  /**
   * Set when planning a later round for a posted statement. Its units are recordings released from suspense, and only
   * their money moves. `round` is the number of the round, from 1, and `batches` the number of existing batches.
   */
  later?: { round: number; batches: number } | undefined;
};

export type Planned = {
  micros: bigint;
  artistMicros: bigint;
  platformMicros: bigint;
  suspenseMicros: bigint;
  batches: number;
};

/** More than a payee's transactions in one plan. The transactions of round n are numbered from n times this. */
const ROUND = 1_000_000;

/**
 * Divides a matched statement exactly into shares, and splits it into batches of transactions. Only one page of units
 * is in memory. The pages are read twice, the first time to round all shares together.
 * @throws Error if the plan and the statement differ by even a micro-dollar. That is a bug, and the statement must not
 * be approved
 */
export async function planStatement(
  source: PlanSource,
  { rate, openRemainders, artists, store, later }: PlanInput,
): Promise<Planned> {
  const paid: PlanSource = later ? { ...source, unpaidMonths: async () => [] } : source;
  const shares = await roundShares(paid, { rate, openRemainders });
  const places = await source.places();
  const next = transactionNumbers((later?.round ?? 0) * ROUND);
  const sums = { artist: 0n, platform: 0n, suspense: 0n };
  let batches = 0;
  const addBatch = async (postings: readonly PlannedPosting[]) => {
    if (postings.length === 0) return;
    for (const posting of postings) {
      sums.platform += posting.platformMicros;
      sums[posting.to === 'artist' ? 'artist' : 'suspense'] += posting.micros;
    }
    await artists.add(postings);
    await store(batches + (later?.batches ?? 0), postings);
    batches += 1;
  };

  for await (const page of source.pages()) {
    const shareOf = shares.ofPage(await source.months(page), page);
    const rows = rowsOfTracks(await source.rows(page), page);
    const { terms } = page;
    const cells = [...groupBy(rows, ({ track }) => track.releaseId)].flatMap(([releaseId, own]) =>
      splitCells(own, { rate, places, terms, shareOf: (payee) => shareOf(releaseId, payee) }),
    );
    await addBatch(planPostings(cells, next, (payee, chunk) => basesOf(payee, chunk, page)));
  }
  const unmatched = later ? -shares.micros : shares.unpaid;
  if (unmatched !== 0n)
    await addBatch([
      { to: 'unmatched', payee: 'unmatched', n: later?.round ?? 0, micros: unmatched, platformMicros: 0n },
    ]);
  const micros = later ? 0n : shares.micros;
  assertWhole(micros, sums);
  return {
    micros,
    artistMicros: sums.artist,
    platformMicros: sums.platform,
    suspenseMicros: sums.suspense,
    batches,
  };
}

function assertWhole(micros: bigint, sums: { artist: bigint; platform: bigint; suspense: bigint }): void {
  const planned = sums.artist + sums.platform + sums.suspense;
  if (planned !== micros) throw new Error(`The plan comes to ${planned} micro-dollars, and the statement to ${micros}`);
}

/** Returns the bases of a payee's cells, one for each track and month. */
function basesOf(payee: PaidCell['payee'], cells: readonly PartyCell[], { unitsOf, spread, terms }: UnitPage): Basis[] {
  const each = new Map(cells.map((cell) => [basisKey(cell), cell]));
  return [...each.values()].flatMap(({ releaseId, trackId, month }) => {
    const parts = unitsOf(releaseId).flatMap((unit) =>
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
