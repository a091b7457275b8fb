import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import type { BucketGateway } from './bucket-gateway.ts';
import { discardFile } from './discard-file.ts';
import type { MediaRepository } from './media-repository.ts';
import { objectKey } from './object-key.ts';

type Needs = { media: MediaRepository; buckets: BucketGateway };

/**
 * Removes the uploads of a deleted release or track (product 5.7). Files are deleted first: if that fails, the item
 * still names them. Payments are stored elsewhere and are kept. Safe to repeat.
 */
export async function removeUploads(
  { media, buckets }: Needs,
  owned: { artistId: ArtistId; releaseId: ReleaseId },
): Promise<void> {
  for (const left of await media.leftBehind(owned)) {
    const address = { ...owned, mediaId: left.id };
    if (left.state === 'awaited' && left.partsId)
      await buckets.abortParts({ key: objectKey(address), partsId: left.partsId });
    await discardFile(buckets, address);
    await media.remove(address);
  }
}
