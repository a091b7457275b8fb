import type { MediaId } from '../../shared/ids.ts';
import type { FileFinding } from '../../shared/media/file-finding.ts';
import type { CheckedMedia } from '../../shared/media/media.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { findReleaseItem } from '../releases/storage/find-release-item.ts';
import { type PlacedFile, placeFileWrite } from '../releases/writes/file-writes.ts';
import { MAX_UNFINISHED_CHECKS } from './check-limit.ts';
import { expectedUploadRepository } from './expected-upload-repository.ts';
import { heardRepository } from './heard-repository.ts';
import type { MediaAddress } from './media-address.ts';
import { partitionOf, trackOf, UPLOADS, uploadsOf } from './release-uploads.ts';
import { StoredMedia } from './stored-media.ts';
import { ttlFrom } from './ttl-from.ts';
import { uploadPartsRepository } from './upload-parts-repository.ts';

type Owned = Omit<MediaAddress, 'mediaId'>;

/** How long a rejected upload is shown: a month. */
const REFUSED_SECONDS = 30 * 24 * 3600;

/**
 * How many uploads to keep for each place in a release: the last rejection is shown, and open pages may still show the
 * previous file.
 */
const MAX_REFUSED_KEPT = 1;
const MAX_READY_KEPT = 2;

/** Why a release did not accept a checked file. */
export type PlacementFailure = 'too-late' | 'account-inactive';

/** Uploads to a release, from the signed URL to the verdict. */
export const mediaRepository = (table: Table) => ({
  async find(address: MediaAddress): Promise<StoredMedia | undefined> {
    const item = await table.get(keys.media(address), { consistent: true });
    return item && StoredMedia.parse(item);
  },

  ...expectedUploadRepository(table),
  ...uploadPartsRepository(table),

  /**
   * Counts the start of a check that reads the bytes of an upload. If the bytes crash the check, perhaps with its
   * process, the count remains.
   * @returns false if the upload has a verdict, or too many checks started without finishing
   */
  async beginCheck(address: MediaAddress): Promise<boolean> {
    const write = table.update({
      Key: keys.media(address),
      UpdateExpression: 'ADD begunChecks :one',
      ConditionExpression: '#state = :awaited AND (attribute_not_exists(begunChecks) OR begunChecks < :most)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':awaited': 'awaited', ':one': 1, ':most': MAX_UNFINISHED_CHECKS },
    });
    return whenRefused(
      write.then(() => true),
      () => false,
    );
  },

  /**
   * Ties an upload without a verdict to the bytes being checked: if two checks read different files from its URL, only
   * one continues. The same bytes can be claimed again. Also ends the counted check, because a storage failure after
   * this point is not the file's fault.
   * @returns whether the claim is for these bytes
   */
  async claim(address: MediaAddress, sha256: string): Promise<boolean> {
    const write = table.update({
      Key: keys.media(address),
      UpdateExpression: 'SET sha256 = :sha256 REMOVE begunChecks',
      ConditionExpression: '#state = :awaited AND (attribute_not_exists(sha256) OR sha256 = :sha256)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':awaited': 'awaited', ':sha256': sha256 },
    });
    return whenRefused(
      write.then(() => true),
      () => false,
    );
  },

  /** Lists earlier uploads to the same place that no page shows any more. One query. */
  async supersededBy(owned: Owned, { target }: CheckedMedia): Promise<MediaId[]> {
    const newestFirst = (await uploadsOf(table, owned))
      .filter((other) => other.target.kind === target.kind && trackOf(other) === trackOf({ target }))
      .sort((a, b) => (a.id < b.id ? 1 : -1));
    const old = (state: CheckedMedia['state'], kept: number) =>
      newestFirst.filter((other) => other.state === state).slice(kept);
    return [...old('refused', MAX_REFUSED_KEPT), ...old('ready', MAX_READY_KEPT)].map(({ id }) => id);
  },

  /** Lists uploads whose release or track was deleted. One query. */
  async leftBehind(owned: Owned): Promise<StoredMedia[]> {
    const items = await table.partition(partitionOf(owned), { consistent: true });
    const tracks = findReleaseItem(items)?.tracks;
    return items
      .filter(({ SK }) => String(SK).startsWith(UPLOADS))
      .map((item) => StoredMedia.parse(item))
      .filter((media) => {
        const trackId = trackOf(media);
        return !tracks || (trackId !== undefined && !tracks[trackId]);
      });
  },

  /** Removes an upload, and what listening stored of it. Safe to repeat. */
  async remove(address: MediaAddress): Promise<void> {
    await heardRepository(table).remove(address);
    await table.delete({ Key: keys.media(address) });
  },

  async refuse(address: MediaAddress, finding: FileFinding, now: Date): Promise<void> {
    const write = table.update({
      Key: keys.media(address),
      UpdateExpression:
        'SET #state = :refused, finding = :finding, #ttl = :ttl REMOVE begunChecks, partsId, completedAt',
      ConditionExpression: '#state = :awaited',
      ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':refused': 'refused',
        ':awaited': 'awaited',
        ':finding': finding,
        ':ttl': ttlFrom(now, REFUSED_SECONDS),
      },
    });
    await whenRefused(write, () => undefined);
  },

  /**
   * Places a checked file in its release, in one transaction with the verdict. Media ids sort by time, so a file never
   * replaces one that was chosen later. An upload to a URL that was issued before the account was blocked adds nothing.
   * @returns why the release did not accept the file (the release was submitted, the track was removed, or there is a
   * newer file); undefined on success
   */
  async place(address: MediaAddress, checked: PlacedFile, now: Date): Promise<PlacementFailure | undefined> {
    const write = table.transact([
      {
        Update: {
          TableName: table.name,
          Key: keys.media(address),
          UpdateExpression: 'SET #state = :ready REMOVE #ttl, partsId, completedAt',
          ConditionExpression: '#state = :awaited',
          ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':ready': 'ready', ':awaited': 'awaited' },
        },
      },
      placeFileWrite(table.name, address, checked, now),
      {
        ConditionCheck: {
          TableName: table.name,
          Key: keys.profile(address),
          ConditionExpression: '#status = :active',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':active': 'active' },
        },
      },
    ]);
    return whenRefused(
      write.then(() => undefined),
      ({ index }) => (index === 2 ? 'account-inactive' : 'too-late'),
    );
  },
});

export type MediaRepository = ReturnType<typeof mediaRepository>;
