import * as z from 'zod';
import { ARCHIVE_DAYS } from '../../shared/data-export/archive-limits.ts';
import { BatchExport } from '../../shared/export/batch-export.ts';
import { ArtistId, type BatchId, ReleaseId } from '../../shared/ids.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import { publish } from '../platform/outbox.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Item, Table, Write } from '../platform/table.ts';
import type { Owned } from '../releases/writes/release-write.ts';

/** How long to keep an item. The batch's files are stored for a day longer. */
const STORED_SECONDS = ARCHIVE_DAYS * 24 * 3600;
const expiryAfter = (now: Date): number => Math.floor(now.getTime() / 1000) + STORED_SECONDS;

const Members = z.object({ releases: z.array(z.object({ artistId: ArtistId, releaseId: ReleaseId })) });

/** Recent batches of exports. Their members are separate items, so that the list of batches stays small. */
export const batchRepository = (table: Table) => {
  const read = (item: Item): BatchExport => BatchExport.parse(item);
  const isWanted = { ':making': 'making' };
  const change = (batchId: BatchId, expression: string, values: Item, names: Record<string, string> = {}) => ({
    TableName: table.name,
    Key: keys.batch({ batchId }),
    UpdateExpression: expression,
    ConditionExpression: '#state = :making',
    ExpressionAttributeNames: { '#state': 'state', ...names },
    ExpressionAttributeValues: { ...isWanted, ...values },
  });

  return {
    /**
     * Requests a batch, which is made in the background.
     * @param also further writes for the same transaction
     */
    async ask(batch: BatchExport, releases: readonly Owned[], now: Date, also: readonly Write[] = []): Promise<void> {
      const ttl = expiryAfter(now);
      const put = (item: Item) => ({
        Put: { TableName: table.name, Item: { v: 1, ttl, ...item }, ConditionExpression: 'attribute_not_exists(PK)' },
      });
      await table.transact([
        put({ ...keys.batch({ batchId: batch.id }), ...batch }),
        put({ ...keys.batchMembers({ batchId: batch.id }), releases }),
        publish(table, 'exports-requested', { batchId: batch.id }, { id: batch.id, at: now }),
        ...also,
      ]);
    },

    /** Lists batches, newest first; ids sort by time. */
    async all(): Promise<BatchExport[]> {
      const items = await table.partition(keys.batch({ batchId: '' }).PK, { consistent: true });
      return items.map(read).reverse();
    },

    async find(batchId: BatchId): Promise<BatchExport | undefined> {
      const item = await table.get(keys.batch({ batchId }), { consistent: true });
      return item && read(item);
    },

    async members(batchId: BatchId): Promise<Owned[]> {
      const item = await table.get(keys.batchMembers({ batchId }), { consistent: true });
      return item ? Members.parse(item).releases : [];
    },

    /** Records the progress. Does nothing once the batch is ready. */
    async saveProgress(batchId: BatchId, done: number): Promise<void> {
      await whenRefused(table.update(change(batchId, 'SET done = :done', { ':done': done })), () => undefined);
    },

    /** Marks the batch as ready, and emails the person who requested it, once. */
    async saveReady(
      { id: batchId, by, total }: Pick<BatchExport, 'id' | 'by' | 'total'>,
      made: Pick<BatchExport, 'done' | 'failed' | 'parts'>,
      now: Date,
    ): Promise<void> {
      const set = 'SET #state = :ready, done = :done, failed = :failed, parts = :parts, #ttl = :ttl';
      const values = {
        ':ready': 'ready',
        // Counted again from now on, because the email promises this many days to download it.
        ':ttl': expiryAfter(now),
        ':done': made.done,
        ':failed': made.failed,
        ':parts': made.parts,
      };
      const ready = change(batchId, set, values, { '#ttl': 'ttl' });
      const expiresAt = new Date(now.getTime() + ARCHIVE_DAYS * 24 * 3_600_000).toISOString();
      const mail = { template: 'batch-ready', total, failed: made.failed.length, expiresAt } as const;
      const write = table.transact([
        { Update: ready },
        sendMail(table, { to: by.id, mail }, { id: `${batchId}-ready`, at: now }),
      ]);
      await whenRefused(write, () => undefined);
    },
  };
};

export type BatchRepository = ReturnType<typeof batchRepository>;
