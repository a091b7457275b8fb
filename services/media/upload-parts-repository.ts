import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { requireFileTargets, throwFileProblem } from '../releases/writes/file-writes.ts';
import type { MediaAddress } from './media-address.ts';
import { trackOf } from './release-uploads.ts';
import type { StoredMedia } from './stored-media.ts';
import { AWAITED_SECONDS, ttlFrom } from './ttl-from.ts';

type Parts = MediaAddress & Pick<StoredMedia, 'target'> & { partsId: string };

/** Uploads in parts: S3's id of an upload, from its first part to its completion. */
export const uploadPartsRepository = (table: Table) => {
  /**
   * Changes an upload without a verdict, if its release can currently be edited and still has its track.
   * @returns false if the upload itself does not satisfy the condition
   * @throws Problem `release-locked`, `track-not-found`, `release-not-found`
   */
  async function change(
    { target, partsId, ...address }: Parts,
    { set, condition, values = {} }: { set: string; condition: string; values?: Record<string, string | number> },
  ): Promise<boolean> {
    const trackId = trackOf({ target });
    const write = table.transact([
      requireFileTargets(table.name, address, trackId ? [trackId] : []),
      {
        Update: {
          TableName: table.name,
          Key: keys.media(address),
          UpdateExpression: `SET ${set}`,
          ConditionExpression: `#state = :awaited AND ${condition}`,
          ExpressionAttributeNames: { '#state': 'state', ...(set.includes('#ttl') && { '#ttl': 'ttl' }) },
          ExpressionAttributeValues: { ':awaited': 'awaited', ':id': partsId, ...values },
        },
      },
    ]);
    return whenRefused(
      write.then(() => true),
      (refused) => (refused.index === 0 ? throwFileProblem(refused) : false),
    );
  }

  return {
    /** Stores S3's id of an upload. @returns false if the upload has begun already, or is over */
    storePartsId: (parts: Parts): Promise<boolean> =>
      change(parts, { set: 'partsId = :id', condition: 'attribute_not_exists(partsId)' }),

    /**
     * Notes that an upload's parts are all there. From now on it is expected for as long as one that has just begun.
     * @returns false if it is over
     */
    storeCompletion: (parts: Parts, now: Date): Promise<boolean> =>
      change(parts, {
        set: 'completedAt = :now, #ttl = :ttl',
        condition: 'partsId = :id',
        values: { ':now': now.toISOString(), ':ttl': ttlFrom(now, AWAITED_SECONDS) },
      }),

    /** Forgets an upload that has no verdict. Does nothing if it has one. */
    async cancel(address: MediaAddress): Promise<void> {
      const write = table.delete({
        Key: keys.media(address),
        ConditionExpression: '#state = :awaited',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':awaited': 'awaited' },
      });
      await whenRefused(write, () => undefined);
    },
  };
};
