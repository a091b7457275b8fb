import * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import { type ArtistId, IsoTime, MediaId } from '../../shared/ids.ts';
import type { FileFinding } from '../../shared/media/file-finding.ts';
import { Photo } from '../../shared/media/photo.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import { uploadQuota } from './upload-quota.ts';

/** Whose, and which: the owner stands in the key, so nobody else's can be addressed. */
export type PhotoAddress = { artistId: ArtistId; mediaId: MediaId };

/** An upload that did not come in this time does not come any more. */
const AWAITED_MS = 20 * 60_000;

/** A photo as the table has it. `upload` is the last one that has no verdict, or was refused. */
const StoredPhoto = z.object({
  current: MediaId.optional(),
  upload: z.object({ id: MediaId, at: IsoTime, finding: Photo.shape.finding.unwrap().optional() }).optional(),
});
type StoredPhoto = z.infer<typeof StoredPhoto>;

/** The artists' photos, one item each. */
export const photoRepository = (table: Table, quota = uploadQuota(table)) => {
  const find = async (artistId: ArtistId): Promise<StoredPhoto> =>
    StoredPhoto.parse((await table.get(keys.photo({ artistId }), { consistent: true })) ?? {});

  return {
    async get(artistId: ArtistId, now: Date): Promise<Photo> {
      const { current, upload } = await find(artistId);
      const isAwaited = upload !== undefined && !upload.finding && now.getTime() - Date.parse(upload.at) < AWAITED_MS;
      return { current: current ?? null, isAwaited, finding: upload?.finding ?? null };
    },

    /** Whether this upload is the one that is waited for: an older one has its verdict already. */
    async isAwaited({ artistId, mediaId }: PhotoAddress): Promise<boolean> {
      const { upload } = await find(artistId);
      return upload?.id === mediaId && !upload.finding;
    },

    /**
     * Expects an upload instead of the one before; it counts among the account's.
     * @throws Problem `upload-quota-reached`
     */
    async expect({ artistId, mediaId }: PhotoAddress, { size, now }: { size: number; now: Date }): Promise<void> {
      const write = table.transact([
        {
          Update: {
            TableName: table.name,
            Key: keys.photo({ artistId }),
            UpdateExpression: 'SET v = :v, upload = :upload',
            ExpressionAttributeValues: { ':v': 1, ':upload': { id: mediaId, at: now.toISOString() } },
          },
        },
        quota.countUploads(artistId, [size], now),
      ]);
      await whenRefused(write, () => {
        throw new Problem('upload-quota-reached');
      });
    },

    /**
     * Shows the upload that was checked, if it is still the one that is waited for.
     * @returns the photo before it, or undefined when it is not
     */
    place: (address: PhotoAddress): Promise<{ former: MediaId | undefined } | undefined> =>
      settle(table, address, {
        UpdateExpression: 'SET #current = :id REMOVE upload',
        names: { '#current': 'current' },
      }),

    async refuse(address: PhotoAddress, finding: FileFinding): Promise<void> {
      await settle(table, address, {
        UpdateExpression: 'SET upload.finding = :finding',
        values: { ':finding': finding },
      });
    },

    /** Takes the photo away, and what is on its way. @returns the one that was shown */
    async remove(artistId: ArtistId): Promise<MediaId | undefined> {
      const write = table.update({
        Key: keys.photo({ artistId }),
        UpdateExpression: 'REMOVE #current, upload',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeNames: { '#current': 'current' },
        ReturnValues: 'ALL_OLD',
      });
      return whenRefused(
        write.then((old) => StoredPhoto.parse(old).current),
        () => undefined,
      );
    },
  };
};

type Change = { UpdateExpression: string; names?: Record<string, string>; values?: Item };

/**
 * One write to a photo whose upload is this one and has no verdict yet.
 * @returns what was shown before, or undefined when it is another
 */
function settle(table: Table, { artistId, mediaId }: PhotoAddress, { UpdateExpression, names, values }: Change) {
  const write = table.update({
    Key: keys.photo({ artistId }),
    UpdateExpression,
    ConditionExpression: 'upload.id = :id AND attribute_not_exists(upload.finding)',
    ...(names && { ExpressionAttributeNames: names }),
    ExpressionAttributeValues: { ':id': mediaId, ...values },
    ReturnValues: 'ALL_OLD',
  });
  return whenRefused(
    write.then((old): { former: MediaId | undefined } | undefined => ({ former: StoredPhoto.parse(old).current })),
    () => undefined,
  );
}

export type PhotoRepository = ReturnType<typeof photoRepository>;
