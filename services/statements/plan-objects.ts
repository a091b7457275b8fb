import * as z from 'zod';
import type { Basis, Cell } from '../../shared/earnings/cell.ts';
import { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { MicrosInJson } from '../../shared/money.ts';
import { ArtistShare, UnmatchedRecording } from '../../shared/statements/statement-parts.ts';
import type { ObjectName } from './statement-gateway.ts';

/** Lists of a plan stand in pieces, each a page of the office: a plan of any size is shown by one small read. */
export const PIECE = 50;

/** A recording of a plan's list, without what is asked for when it is shown. */
export const ListedRecording = UnmatchedRecording.omit({ suggestions: true, decision: true });
export type ListedRecording = z.infer<typeof ListedRecording>;
export const RecordingPiece = z.array(ListedRecording);

/** An artist of a plan's list; names, and what advances take, are asked for when it is shown. */
export const ListedArtist = ArtistShare.omit({ artistName: true, takenMicros: true });
export type ListedArtist = z.infer<typeof ListedArtist>;
export const ArtistPiece = z.array(ListedArtist);

/** What each artist of a piece is given, transaction by transaction, as advances are reckoned: micro-dollars of a release in a month. */
const Allocation = z.object({
  artistId: ArtistId,
  transactions: z.array(z.array(z.object({ releaseId: ReleaseId, month: z.string(), micros: MicrosInJson }))),
});
export type Allocation = z.output<typeof Allocation>;
export const AllocationPiece = z.array(Allocation);
/** The same as JSON: micro-dollars as texts. */
export const packAllocations = (gives: readonly Allocation[]): unknown[] =>
  gives.map(({ artistId, transactions }) => ({
    artistId,
    transactions: transactions.map((cells) => cells.map((cell) => ({ ...cell, micros: String(cell.micros) }))),
  }));

/** What somebody's part of a track earned who is no artist of ours yet. */
export type PartyCell = Omit<Cell, 'artistId'>;

/** One transaction of a plan. `n` tells several of one payee apart. */
export type PlannedPosting =
  | { to: 'artist'; payee: string; n: number; micros: bigint; platformMicros: bigint; cells: Cell[]; bases: Basis[] }
  /** The part of somebody who has not accepted, under their party's id: it is an artist's when they do. */
  | {
      to: 'suspense';
      payee: string;
      n: number;
      micros: bigint;
      platformMicros: bigint;
      cells: PartyCell[];
      bases: Basis[];
    }
  /** What recordings earned that are nobody's. */
  | { to: 'unmatched'; payee: 'unmatched'; n: number; micros: bigint; platformMicros: bigint };

const amounts = ['quantity', 'grossMicros', 'micros', 'platformMicros'] as const;

/** A batch as JSON: micro-dollars as texts. */
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
    // Of plans of before, which do not say of what a party's part is: it is posted, and waits for ever.
    if (posting.to === 'suspense' && !cells) return { ...posting, to: 'unmatched' } as PlannedPosting;
    const read = (cell: Record<string, string>) => ({
      ...cell,
      ...Object.fromEntries(amounts.map((name) => [name, BigInt(cell[name] ?? '0')])),
    });
    return { ...posting, ...(cells && { cells: cells.map(read) }) } as unknown as PlannedPosting;
  });

export const planObject = (
  folder: string,
  list: 'unmatched' | 'artists' | 'gives' | 'batches',
  n: number,
): ObjectName => `plans/${folder}/${list}-${n}.json`;
