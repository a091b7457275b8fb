import { Problem } from '../../shared/contract/problem.ts';
import type { mediaContract } from '../../shared/media/contract.ts';
import { isInParts, partCount, partRange } from '../../shared/media/parts.ts';
import { isReadOnly } from '../../shared/releases/release-status.ts';
import type { Handlers } from '../platform/serve.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { BucketGateway } from './bucket-gateway.ts';
import type { MediaAddress } from './media-address.ts';
import type { MediaRepository } from './media-repository.ts';
import { objectKey } from './object-key.ts';
import type { StoredPart } from './part-gateway.ts';
import { trackOf } from './release-uploads.ts';
import type { StoredMedia } from './stored-media.ts';

type Needs = { releases: ReleaseRepository; media: MediaRepository; buckets: BucketGateway; now: () => Date };
type Upload = '/api/releases/{releaseId}/uploads/{mediaId}';
type PartHandlers = Pick<
  Handlers<typeof mediaContract>,
  `POST ${Upload}/parts` | `GET ${Upload}/parts` | `POST ${Upload}/completion` | `DELETE ${Upload}`
>;
type Awaited = Extract<StoredMedia, { state: 'awaited' }>;

/** Handlers for uploads in parts, which can be continued after days (product 8.14, design 5.18). */
export function partHandlers({ releases, media, buckets, now }: Needs): PartHandlers {
  /**
   * Finds an upload whose file its release can still accept.
   * @throws Problem `release-not-found`, `release-locked`, `media-not-found`, `track-not-found`
   */
  async function uploadAt(address: MediaAddress): Promise<StoredMedia> {
    const [{ status, tracks }, upload] = await Promise.all([
      releases.get(address, { consistent: true }),
      media.find(address),
    ]);
    if (isReadOnly(status)) throw new Problem('release-locked');
    if (!upload) throw new Problem('media-not-found');
    const trackId = trackOf(upload);
    if (trackId && !tracks[trackId]) throw new Problem('track-not-found');
    return upload;
  }

  /** Begins an upload in storage. If another request does so at the same time, both continue with the same one. */
  async function begin(address: MediaAddress, { target, contentType }: Awaited): Promise<string> {
    const key = objectKey(address);
    const partsId = await buckets.beginParts(key, contentType);
    try {
      if (await media.storePartsId({ ...address, target, partsId })) return partsId;
    } catch (error) {
      await buckets.abortParts({ key, partsId });
      throw error;
    }
    await buckets.abortParts({ key, partsId });
    const begun = await media.find(address);
    if (begun?.state === 'awaited' && begun.partsId) return begun.partsId;
    throw new Problem('upload-ended');
  }

  return {
    async 'POST /api/releases/{releaseId}/uploads/{mediaId}/parts'({ actor, params, body: part }) {
      const address = { artistId: actor.artistId, ...params };
      const upload = await uploadAt(address);
      if (upload.state !== 'awaited' || upload.completedAt) throw new Problem('upload-ended');
      const range = isInParts(upload.size) ? partRange(upload.size, part.number) : undefined;
      if (!range) throw new Problem('part-unknown');
      const partsId = upload.partsId ?? (await begin(address, upload));
      return buckets.partAddress({ key: objectKey(address), partsId }, { ...part, size: range.end - range.start });
    },

    async 'GET /api/releases/{releaseId}/uploads/{mediaId}/parts'({ actor, params }) {
      const address = { artistId: actor.artistId, ...params };
      const upload = await uploadAt(address);
      if (upload.state !== 'awaited') throw new Problem('upload-ended');
      const { partsId, completedAt } = upload;
      if (completedAt) return { isComplete: true, parts: [] };
      if (!partsId) return { isComplete: false, parts: [] };
      const arrived = await buckets.arrivedParts({ key: objectKey(address), partsId });
      if (!arrived) throw new Problem('upload-expired');
      return { isComplete: false, parts: arrived.map(({ number, sha256 }) => ({ number, sha256 })) };
    },

    async 'POST /api/releases/{releaseId}/uploads/{mediaId}/completion'({ actor, params }) {
      const address = { artistId: actor.artistId, ...params };
      const upload = await uploadAt(address);
      if (upload.state !== 'awaited') return {};
      const { target, size, completedAt, partsId } = upload;
      if (!partsId) throw new Problem('upload-incomplete', { missing: missingParts(size, []) });
      const parts = { key: objectKey(address), partsId };
      const arrived = await buckets.arrivedParts(parts);
      if (!arrived && completedAt) return {};
      if (!arrived) throw new Problem('upload-expired');
      const missing = missingParts(size, arrived);
      if (missing.length > 0) throw new Problem('upload-incomplete', { missing });
      // Noted first, so that an upload that storage no longer has is known to be complete and not expired.
      if (await media.storeCompletion({ ...address, target, partsId }, now()))
        await buckets.completeParts(parts, arrived);
      else if (!(await media.find(address))) throw new Problem('media-not-found');
      return {};
    },

    async 'DELETE /api/releases/{releaseId}/uploads/{mediaId}'({ actor, params }) {
      const address = { artistId: actor.artistId, ...params };
      await releases.get(address, { consistent: true });
      const upload = await media.find(address);
      if (upload?.state !== 'awaited') return {};
      // Storage first: if that fails, the entry still names the parts. A file that is complete by now is discarded by
      // its check, which no longer expects it.
      if (upload.partsId) await buckets.abortParts({ key: objectKey(address), partsId: upload.partsId });
      await media.cancel(address);
      return {};
    },
  };
}

/** The numbers of the parts that have not arrived with their size. @param size the file's size in bytes */
function missingParts(size: number, arrived: readonly StoredPart[]): number[] {
  const sizes = new Map(arrived.map((part) => [part.number, part.size]));
  return Array.from({ length: partCount(size) }, (_, n) => n + 1).filter((number) => {
    const range = partRange(size, number);
    return !range || sizes.get(number) !== range.end - range.start;
  });
}
