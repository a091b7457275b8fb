import * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import { ArtistId, type PayoutBatchId, PayoutId } from '../../shared/ids.ts';
import { MicrosInTable } from '../../shared/money.ts';
import { PayoutBatch } from '../../shared/payouts/payout-batch.ts';
import { whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';
import type { Payout } from './payout.ts';
import { LIST_CHANGED } from './payout-tally.ts';

const { amountMicros: _, ...shown } = PayoutBatch.shape;

/** A batch and its payouts, as stored. */
const StoredBatch = z.object({
  ...shown,
  micros: MicrosInTable,
  members: z.array(z.object({ artistId: ArtistId, payoutId: PayoutId })),
});
export type StoredBatch = z.output<typeof StoredBatch>;

const read = (item: Item): StoredBatch => StoredBatch.parse(item);

export const shownBatch = ({ micros, members: _, ...batch }: StoredBatch): PayoutBatch => ({
  ...batch,
  amountMicros: String(micros),
});

/**
 * The maximum number of payouts in a batch: as many as one transaction can mark, in addition to the batch, the totals,
 * the audit entry and the reply.
 */
export const MAX_BATCH_PAYOUTS = 90;

/** Batches of payouts for the bank. A payout is in at most one batch, so it is never paid twice. */
export const payoutBatchRepository = (table: Table) => ({
  /** Lists all batches, newest first. */
  async list(): Promise<StoredBatch[]> {
    const { PK, SK: prefix } = keys.payoutBatch({ batchId: '' });
    const page = await table.prefixPage(PK, { prefix, limit: 50, lastFirst: true, consistent: true });
    return page.items.map(read);
  },

  async find(batchId: PayoutBatchId): Promise<StoredBatch | undefined> {
    const item = await table.get(keys.payoutBatch({ batchId }), { consistent: true });
    return item && read(item);
  },

  /** @throws Problem `payouts-changed` if a payout is already in a batch, or no longer approved */
  async make(batch: StoredBatch, also: readonly Write[]): Promise<void> {
    const { batchId, at, by } = batch;
    const writes: Write[] = [
      ...batch.members.map((name: Pick<Payout, 'artistId' | 'payoutId'>) => ({
        Update: {
          TableName: table.name,
          Key: keys.payout(name),
          UpdateExpression: 'SET batchId = :batch, sentAt = :at, sentBy = :by',
          ConditionExpression: '#state = :processing AND attribute_not_exists(batchId)',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':batch': batchId, ':at': at, ':by': by, ':processing': 'processing' },
        },
      })),
      { Put: { TableName: table.name, Item: { ...keys.payoutBatch({ batchId }), v: 1, ...batch } } },
      counters(table, keys.payoutTotals).add(batchId, LIST_CHANGED),
      ...also,
    ];
    await whenRefused(table.transact(writes), ({ index, error }) => {
      if (index < batch.members.length) throw new Problem('payouts-changed');
      throw error;
    });
  },
});

export type PayoutBatchRepository = ReturnType<typeof payoutBatchRepository>;
