import * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import { AdvanceId, type ArtistId, ReleaseId, type StatementId } from '../../shared/ids.ts';
import { MicrosInTable } from '../../shared/money.ts';
import type { Entry } from '../ledger/posting.ts';
import { keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';
import { readAdvance, type StoredAdvance } from './advance.ts';
import { recoupInOrder } from './recoup-in-order.ts';
import { type AllocatedCell, recoupmentFrom } from './recoupment.ts';

/** Which transaction of a statement: `payee` is the artist, or the party that waited in suspense. */
type Of = { artistId: ArtistId; statementId: StatementId; payee: string; n: number };

type InOrder = { inOrder?: (() => Promise<readonly (readonly AllocatedCell[])[] | undefined>) | undefined };

/**
 * What goes with the transaction that gives an artist their part, or takes it back: entries that follow, and writes.
 */
export type Recouped = { follows: Entry[]; writes: Write[] };

const NOTHING: Recouped = { follows: [], writes: [] };

const StoredTaken = z.object({
  statementId: z.string(),
  parts: z.array(z.object({ advanceId: AdvanceId, releaseId: ReleaseId, month: z.string(), micros: MicrosInTable })),
  /** When its statement was reversed, and it went back to the artist. */
  givenBackAt: z.string().optional(),
});
export type StoredTaken = z.output<typeof StoredTaken>;

const sumsOf = (parts: StoredTaken['parts']): Map<AdvanceId, bigint> => {
  const sums = new Map<AdvanceId, bigint>();
  for (const { advanceId, micros } of parts) sums.set(advanceId, (sums.get(advanceId) ?? 0n) + micros);
  return sums;
};

const entriesOf = (artistId: ArtistId, micros: bigint): Entry[] => [
  { account: `artist:${artistId}`, part: 'available', micros },
  { account: `advance:${artistId}`, micros: -micros },
];

/**
 * What advances take of an artist's share, in the transaction that gives it (product 26.3): each write on the condition
 * that its advance is as it was read, so none takes twice what is out.
 */
export const recoupments = (table: Pick<Table, 'name' | 'get' | 'partition'>) => {
  const advancesOf = async (artistId: ArtistId): Promise<StoredAdvance[]> => {
    const { PK, SK } = keys.advance({ artistId, advanceId: '' as AdvanceId });
    return (await table.partition(PK, { prefix: SK, consistent: true })).map(readAdvance);
  };
  const moved = ({ artistId, advanceId, ver }: StoredAdvance, micros: bigint): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.advance({ artistId, advanceId }),
      UpdateExpression: 'SET ver = :next ADD repaid :micros',
      ConditionExpression: 'ver = :ver',
      ExpressionAttributeValues: { ':ver': ver, ':next': ver + 1, ':micros': micros },
    },
  });

  const keptOfShare = async ({ artistId, statementId }: Pick<Of, 'artistId' | 'statementId'>, consistent = false) => {
    const { PK, SK } = keys.takenForAdvance({ artistId, statementId, payee: artistId, n: 0 });
    const items = await table.partition(PK, { prefix: SK.slice(0, SK.lastIndexOf('#') + 1), consistent });
    const kept = items.map(readTaken).filter(({ givenBackAt }) => givenBackAt === undefined);
    return kept.flatMap(({ parts }) => parts);
  };

  /** @throws Problem `busy` when an advance changed while all was read */
  const ofPlan = async (of: Of, planned: readonly (readonly AllocatedCell[])[], advances: readonly StoredAdvance[]) => {
    const kept = sumsOf(await keptOfShare(of, true));
    const again = new Map((await advancesOf(of.artistId)).map(({ advanceId, ver }) => [advanceId, ver]));
    if (advances.some(({ advanceId, ver }) => again.get(advanceId) !== ver))
      throw new Problem('busy', { reason: 'an advance has changed' });
    return recoupInOrder({ planned, n: of.n, advances, kept });
  };

  return {
    advancesOf,

    /**
     * What is taken of what a transaction gives; nothing of an artist who has no advance out.
     * @param inOrder what all transactions of the statement give this artist. They come in any order and at the same
     * time: each has what it would have in this one, so what is taken is what was shown before.
     * @throws Problem `busy` when it changed while it was read
     */
    async taken({
      cells,
      at,
      inOrder,
      ...of
    }: Of & { cells: readonly AllocatedCell[]; at: Date } & InOrder): Promise<Recouped> {
      const advances = await advancesOf(of.artistId);
      if (advances.length === 0) return NOTHING;
      const planned = await inOrder?.();
      const parts = planned?.[of.n] ? await ofPlan(of, planned, advances) : recoupmentFrom(cells, advances);
      if (parts.length === 0) return NOTHING;
      const sums = sumsOf(parts as StoredTaken['parts']);
      const Item = { ...keys.takenForAdvance(of), v: 1, statementId: of.statementId, parts, at: at.toISOString() };
      return {
        follows: entriesOf(
          of.artistId,
          parts.reduce((sum, { micros }) => sum + micros, 0n),
        ),
        writes: [
          { Put: { TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(PK)' } },
          ...advances.flatMap((advance) => {
            const micros = sums.get(advance.advanceId);
            return micros ? [moved(advance, micros)] : [];
          }),
        ],
      };
    },

    /** What was taken of an artist's own share of a statement, and is not given back. */
    async takenOfShare(of: Pick<Of, 'artistId' | 'statementId'>): Promise<bigint> {
      return [...sumsOf(await keptOfShare(of)).values()].reduce((sum, micros) => sum + micros, 0n);
    },

    /** What was taken of a transaction is out again, and the artist's: the share that it was of is taken back. */
    async givenBack({ at, ...of }: Of & { at: Date }): Promise<Recouped> {
      const Key = keys.takenForAdvance(of);
      const item = await table.get(Key, { consistent: true });
      const taken = item && readTaken(item);
      if (!taken || taken.givenBackAt) return NOTHING;
      const sums = sumsOf(taken.parts);
      const advances = (await advancesOf(of.artistId)).filter(({ advanceId }) => sums.has(advanceId));
      return {
        follows: entriesOf(of.artistId, -[...sums.values()].reduce((sum, micros) => sum + micros, 0n)),
        writes: [
          {
            Update: {
              TableName: table.name,
              Key,
              UpdateExpression: 'SET givenBackAt = :at',
              ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(givenBackAt)',
              ExpressionAttributeValues: { ':at': at.toISOString() },
            },
          },
          ...advances.map((advance) => moved(advance, -(sums.get(advance.advanceId) ?? 0n))),
        ],
      };
    },

    /** All that was taken of an artist's shares, and is not given back. */
    async allTaken(artistId: ArtistId): Promise<StoredTaken[]> {
      const { PK, SK } = keys.takenForAdvance({ artistId, statementId: '' as StatementId, payee: '', n: 0 });
      const items = await table.partition(PK, { prefix: SK.slice(0, SK.indexOf('#') + 1) });
      return items.map(readTaken).filter(({ givenBackAt }) => givenBackAt === undefined);
    },
  };
};

const readTaken = (item: Item): StoredTaken => StoredTaken.parse(item);

export type Recoupments = ReturnType<typeof recoupments>;
