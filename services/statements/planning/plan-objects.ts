import * as z from 'zod';
import type { Basis, Cell } from '../../../shared/earnings/cell.ts';
import { ArtistId, type PartyId, ReleaseId } from '../../../shared/ids.ts';
import { MicrosInJson } from '../../../shared/money.ts';
import { ArtistShare, UnmatchedRecording } from '../../../shared/statements/statement-parts.ts';
import type { ObjectName } from '../storage/statement-gateway.ts';

/**
 * The number of items in a piece. A plan's lists are stored in pieces of one page each, so that showing a page takes
 * one small read, however long the plan is.
 */
export const PIECE = 50;

/** A recording in a plan's list, without the facts that are looked up for display. */
export const ListedRecording = UnmatchedRecording.omit({ suggestions: true, decision: true });
export type ListedRecording = z.infer<typeof ListedRecording>;
export const RecordingPiece = z.array(ListedRecording);

/** An artist in a plan's list. Names and recoupment are looked up for display. */
export const ListedArtist = ArtistShare.omit({ artistName: true, takenMicros: true });
export type ListedArtist = z.infer<typeof ListedArtist>;
export const ArtistPiece = z.array(ListedArtist);

/**
 * The amounts that each transaction allocates to an artist: micro-dollars by release and month, for the recoupment of
 * advances.
 */
const Allocation = z.object({
  artistId: ArtistId,
  transactions: z.array(z.array(z.object({ releaseId: ReleaseId, month: z.string(), micros: MicrosInJson }))),
});
export type Allocation = z.output<typeof Allocation>;
export const AllocationPiece = z.array(Allocation);
/** Converts allocations to JSON, with micro-dollars as strings. */
export const packAllocations = (allocations: readonly Allocation[]): unknown[] =>
  allocations.map(({ artistId, transactions }) => ({
    artistId,
    transactions: transactions.map((cells) => cells.map((cell) => ({ ...cell, micros: String(cell.micros) }))),
  }));

/** A cell of a party who has no artist account yet. */
export type PartyCell = Omit<Cell, 'artistId'>;

/** A transaction in a plan. `n` distinguishes the transactions for one payee. */
export type PlannedPosting =
  | { to: 'artist'; payee: ArtistId; n: number; micros: bigint; platformMicros: bigint; cells: Cell[]; bases: Basis[] }
  /** The part of a party who has not accepted yet, under the party's id. */
  | {
      to: 'suspense';
      payee: PartyId;
      n: number;
      micros: bigint;
      platformMicros: bigint;
      cells: PartyCell[];
      bases: Basis[];
    }
  /** The earnings of unmatched recordings. */
  | { to: 'unmatched'; payee: 'unmatched'; n: number; micros: bigint; platformMicros: bigint };

const amounts = ['quantity', 'grossMicros', 'micros', 'platformMicros'] as const;

/** Converts a batch to JSON, with micro-dollars as strings. */
export const packBatch = (postings: readonly PlannedPosting[]): unknown =>
  JSON.parse(JSON.stringify(postings, (_, value) => (typeof value === 'bigint' ? String(value) : value)));

const Packed = z.array(
  z.looseObject({
    to: z.enum(['artist', 'suspense', 'unmatched']),
    payee: z.string(),
    n: z.int(),
    micros: MicrosInJson,
    platformMicros: MicrosInJson,
    cells: z.array(z.record(z.string(), z.string())).optional(),
  }),
);

export const unpackBatch = (packed: unknown): PlannedPosting[] =>
  Packed.parse(packed).map(({ cells, ...posting }) => {
    const read = (cell: Record<string, string>) => ({
      ...cell,
      ...Object.fromEntries(amounts.map((name) => [name, BigInt(cell[name] ?? '0')])),
    });
    // In older plans, a party in suspense has no cells: the part is posted, and stays in suspense.
    const isOlder = posting.to === 'suspense' && !cells;
    const planned: unknown = {
      ...posting,
      ...(isOlder && { to: 'unmatched' }),
      ...(cells && { cells: cells.map(read) }),
    };
    return planned as PlannedPosting;
  });

export const planObject = (
  folder: string,
  list: 'unmatched' | 'artists' | 'gives' | 'batches',
  n: number,
): ObjectName => `plans/${folder}/${list}-${n}.json`;
