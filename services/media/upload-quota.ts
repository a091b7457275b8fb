import type { ArtistId, MediaId, ReleaseId } from '../../shared/ids.ts';
import { quotas } from '../../shared/quotas.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';

const DAY_SECONDS = 24 * 3600;
const inDays = (now: Date, days: number): number => Math.floor(now.getTime() / 1000) + days * DAY_SECONDS;

type Owned = { artistId: ArtistId; releaseId: ReleaseId };

const bytesOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

/** Upload quotas (shared/quotas.ts), counted in the transaction that registers the expected upload. */
export const uploadQuota = (table: Table) => ({
  /** Counts the release's expected uploads, as a set of ids, so that repeating a count does not change it. */
  countAwaited: (owned: Owned, mediaIds: readonly MediaId[], now: Date): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.awaitedUploads(owned),
      UpdateExpression: 'ADD ids :ids SET #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(ids) OR size(ids) <= :before',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':ids': new Set(mediaIds),
        ':before': quotas.awaitedUploadsPerRelease - mediaIds.length,
        ':ttl': inDays(now, 2),
      },
    },
  }),

  /** Counts the account's uploads on one day (UTC), and their bytes. */
  countUploads: (artistId: ArtistId, sizes: readonly number[], now: Date): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.uploadsOfDay({ artistId, day: now.toISOString().slice(0, 10) }),
      UpdateExpression: 'ADD uploads :uploads, bytes :bytes SET #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(uploads) OR (uploads <= :uploadsBefore AND bytes <= :bytesBefore)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':uploads': sizes.length,
        ':bytes': bytesOf(sizes),
        ':uploadsBefore': quotas.uploadsPerDay - sizes.length,
        ':bytesBefore': quotas.uploadBytesPerDay - bytesOf(sizes),
        ':ttl': inDays(now, 2),
      },
    },
  }),

  /**
   * Removes ids that are no longer expected.
   * @returns whether there were any
   */
  async forgetJudged(owned: Owned, awaited: readonly string[]): Promise<boolean> {
    const item = await table.get(keys.awaitedUploads(owned), { consistent: true });
    const ids: ReadonlySet<string> = item?.ids instanceof Set ? item.ids : new Set();
    const judged = [...ids].filter((id) => !awaited.includes(id));
    if (judged.length === 0) return false;
    const write = table.update({
      Key: keys.awaitedUploads(owned),
      UpdateExpression: 'DELETE ids :judged',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':judged': new Set(judged) },
    });
    await whenRefused(write, () => undefined);
    return true;
  },
});
