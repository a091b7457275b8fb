import * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import { type ArtistId, IsoTime, MediaId } from '../../shared/ids.ts';
import type { FileFinding } from '../../shared/media/file-finding.ts';
import { Photo } from '../../shared/media/photo.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import { MAX_UNFINISHED_CHECKS } from './check-limit.ts';
import { uploadQuota } from './upload-quota.ts';

/** The owner is part of the key, so that nobody can address another artist's photo. */
export type PhotoAddress = { artistId: ArtistId; mediaId: MediaId };

/** How long an upload is expected. */
const AWAITED_MS = 20 * 60_000;

/** A stored photo. `upload` is the latest upload, while it is unchecked or rejected. */
const StoredPhoto = z.object({
  current: MediaId.optional(),
  upload: z
    .object({
      id: MediaId,
      at: IsoTime,
      finding: Photo.shape.finding.unwrap().optional(),
      /**
       * The number of checks of the picture that started but did not finish (design 5.8). Items from earlier versions
       * have none.
       */
      begunChecks: z.number().default(0),
    })
    .optional(),
});
type StoredPhoto = z.infer<typeof StoredPhoto>;

/** Artists' photos, one item each. */
export const photoRepository = (table: Table, quota = uploadQuota(table)) => {
  const find = async (artistId: ArtistId): Promise<StoredPhoto> =>
    StoredPhoto.parse((await table.get(keys.photo({ artistId }), { consistent: true })) ?? {});

  return {
    async get(artistId: ArtistId, now: Date): Promise<Photo> {
      const { current, upload } = await find(artistId);
      const isAwaited = upload !== undefined && !upload.finding && now.getTime() - Date.parse(upload.at) < AWAITED_MS;
      return { current: current ?? null, isAwaited, finding: upload?.finding ?? null };
    },

    /** Finds an upload if it is still expected; an older one is not. */
    async awaited({ artistId, mediaId }: PhotoAddress): Promise<{ begunChecks: number } | undefined> {
      const { upload } = await find(artistId);
      return upload?.id === mediaId && !upload.finding ? upload : undefined;
    },

    /**
     * Counts the start of a check that reads the picture. If the picture crashes the check, the count remains.
     * @returns false if a different upload is expected, this one has a verdict, or too many checks started without
     * finishing
     */
    beginCheck: async (address: PhotoAddress): Promise<boolean> =>
      (await updatePhoto(table, address, {
        UpdateExpression: 'SET upload.begunChecks = if_not_exists(upload.begunChecks, :none) + :one',
        values: { ':none': 0, ':one': 1, ':most': MAX_UNFINISHED_CHECKS },
        condition: '(attribute_not_exists(upload.begunChecks) OR upload.begunChecks < :most)',
      })) !== undefined,

    /** Ends a check that the picture did not crash: a storage failure after this point is not the picture's fault. */
    async endCheck(address: PhotoAddress): Promise<void> {
      await updatePhoto(table, address, { UpdateExpression: 'REMOVE upload.begunChecks' });
    },

    /**
     * Registers an expected upload, which replaces any earlier one, and counts it in the quota.
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
     * Publishes a checked upload, if it is still the expected one.
     * @returns the previous photo; undefined if the upload is not expected
     */
    place: (address: PhotoAddress): Promise<{ former: MediaId | undefined } | undefined> =>
      updatePhoto(table, address, {
        UpdateExpression: 'SET #current = :id REMOVE upload',
        names: { '#current': 'current' },
      }),

    async refuse(address: PhotoAddress, finding: FileFinding): Promise<void> {
      await updatePhoto(table, address, {
        UpdateExpression: 'SET upload.finding = :finding',
        values: { ':finding': finding },
      });
    },

    /**
     * Removes the photo and any expected upload.
     * @returns the photo that was shown
     */
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

type Change = { UpdateExpression: string; names?: Record<string, string>; values?: Item; condition?: string };

/**
 * Writes to a photo, if this upload is expected and unchecked.
 * @returns the previous photo; undefined if a different upload is expected
 */
function updatePhoto(table: Table, { artistId, mediaId }: PhotoAddress, change: Change) {
  const { UpdateExpression, names, values, condition } = change;
  const write = table.update({
    Key: keys.photo({ artistId }),
    UpdateExpression,
    ConditionExpression: [
      'upload.id = :id',
      'attribute_not_exists(upload.finding)',
      ...(condition ? [condition] : []),
    ].join(' AND '),
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
