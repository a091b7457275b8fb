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

/** Identifies a transaction of a statement. `payee` is the artist, or the party whose part was in suspense. */
type TransactionKey = { artistId: ArtistId; statementId: StatementId; payee: string; n: number };

type InOrder = { inOrder?: (() => Promise<readonly (readonly AllocatedCell[])[] | undefined>) | undefined };

/** Entries and writes to add to the transaction that pays an artist's share, or reverses it. */
export type RecoupmentWrites = { follows: Entry[]; writes: Write[] };

const NOTHING: RecoupmentWrites = { follows: [], writes: [] };

const StoredRecoupment = z.object({
  statementId: z.string(),
  parts: z.array(z.object({ advanceId: AdvanceId, releaseId: ReleaseId, month: z.string(), micros: MicrosInTable })),
  /** When the recoupment went back to the artist, because the statement was reversed. */
  givenBackAt: z.string().optional(),
});
export type StoredRecoupment = z.output<typeof StoredRecoupment>;

const sumsOf = (parts: StoredRecoupment['parts']): Map<AdvanceId, bigint> => {
  const sums = new Map<AdvanceId, bigint>();
  for (const { advanceId, micros } of parts) sums.set(advanceId, (sums.get(advanceId) ?? 0n) + micros);
  return sums;
};

const recoupmentEntries = (artistId: ArtistId, micros: bigint): Entry[] => [
  { account: `artist:${artistId}`, part: 'available', micros },
  { account: `advance:${artistId}`, micros: -micros },
];

/**
 * Recoups advances from an artist's share, in the transaction that pays the share (product 26.3). Each write is
 * conditional on an unchanged advance, so nothing is recouped twice.
 */
export const recoupments = (table: Pick<Table, 'name' | 'get' | 'partition'>) => {
  const advancesOf = async (artistId: ArtistId): Promise<StoredAdvance[]> => {
    const { PK, SK } = keys.advance.prefix({ artistId });
    return (await table.partition(PK, { prefix: SK, consistent: true })).map(readAdvance);
  };
  const changeRepaid = ({ artistId, advanceId, ver }: StoredAdvance, micros: bigint): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.advance({ artistId, advanceId }),
      UpdateExpression: 'SET ver = :next ADD repaid :micros',
      ConditionExpression: 'ver = :ver',
      ExpressionAttributeValues: { ':ver': ver, ':next': ver + 1, ':micros': micros },
    },
  });

  const recoupedParts = async (
    { artistId, statementId }: Pick<TransactionKey, 'artistId' | 'statementId'>,
    consistent = false,
  ) => {
    const { PK, SK } = keys.takenForAdvance({ artistId, statementId, payee: artistId, n: 0 });
    const items = await table.partition(PK, { prefix: SK.slice(0, SK.lastIndexOf('#') + 1), consistent });
    const active = items.map(readRecoupment).filter(({ givenBackAt }) => givenBackAt === undefined);
    return active.flatMap(({ parts }) => parts);
  };

  /** @throws Problem `busy` if an advance changed between the reads */
  const recoupInPlanOrder = async (
    of: TransactionKey,
    planned: readonly (readonly AllocatedCell[])[],
    advances: readonly StoredAdvance[],
  ) => {
    const recouped = sumsOf(await recoupedParts(of, true));
    const again = new Map((await advancesOf(of.artistId)).map(({ advanceId, ver }) => [advanceId, ver]));
    if (advances.some(({ advanceId, ver }) => again.get(advanceId) !== ver))
      throw new Problem('busy', { reason: 'an advance has changed' });
    return recoupInOrder({ planned, n: of.n, advances, recouped });
  };

  return {
    advancesOf,

    /**
     * Recoups advances from the share that a transaction pays. Does nothing for an artist without advances.
     * @param inOrder loads what each transaction of the statement allocates to this artist, in plan order. The
     * transactions are posted concurrently, in any order; with this, each recoups what it would in plan order, as shown
     * to the office.
     * @throws Problem `busy` if an advance changed between the reads
     */
    async recoup({
      cells,
      at,
      inOrder,
      ...of
    }: TransactionKey & { cells: readonly AllocatedCell[]; at: Date } & InOrder): Promise<RecoupmentWrites> {
      const advances = await advancesOf(of.artistId);
      if (advances.length === 0) return NOTHING;
      const planned = await inOrder?.();
      const parts = planned?.[of.n] ? await recoupInPlanOrder(of, planned, advances) : recoupmentFrom(cells, advances);
      if (parts.length === 0) return NOTHING;
      const sums = sumsOf(parts);
      const Item = { ...keys.takenForAdvance(of), v: 1, statementId: of.statementId, parts, at: at.toISOString() };
      return {
        follows: recoupmentEntries(
          of.artistId,
          parts.reduce((sum, { micros }) => sum + micros, 0n),
        ),
        writes: [
          { Put: { TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(PK)' } },
          ...advances.flatMap((advance) => {
            const micros = sums.get(advance.advanceId);
            return micros ? [changeRepaid(advance, micros)] : [];
          }),
        ],
      };
    },

    /** Returns how much was recouped from an artist's own share of a statement, excluding reversed recoupments. */
    async recoupedFromShare(of: Pick<TransactionKey, 'artistId' | 'statementId'>): Promise<bigint> {
      return [...sumsOf(await recoupedParts(of)).values()].reduce((sum, micros) => sum + micros, 0n);
    },

    /** Reverses the recoupment of a transaction, whose amount becomes outstanding again. */
    async reverse({ at, ...of }: TransactionKey & { at: Date }): Promise<RecoupmentWrites> {
      const Key = keys.takenForAdvance(of);
      const item = await table.get(Key, { consistent: true });
      const recouped = item && readRecoupment(item);
      if (!recouped || recouped.givenBackAt) return NOTHING;
      const sums = sumsOf(recouped.parts);
      const advances = (await advancesOf(of.artistId)).filter(({ advanceId }) => sums.has(advanceId));
      return {
        follows: recoupmentEntries(of.artistId, -[...sums.values()].reduce((sum, micros) => sum + micros, 0n)),
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
          ...advances.map((advance) => changeRepaid(advance, -(sums.get(advance.advanceId) ?? 0n))),
        ],
      };
    },

    /** Lists all recoupments from an artist's shares, except reversed ones. */
    async allRecoupments(artistId: ArtistId): Promise<StoredRecoupment[]> {
      const { PK, SK } = keys.takenForAdvance.prefix({ artistId });
      const items = await table.partition(PK, { prefix: SK });
      return items.map(readRecoupment).filter(({ givenBackAt }) => givenBackAt === undefined);
    },
  };
};

const readRecoupment = (item: Item): StoredRecoupment => StoredRecoupment.parse(item);

export type Recoupments = ReturnType<typeof recoupments>;
