import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import type { BucketGateway } from './bucket-gateway.ts';
import { discardFile } from './discard-file.ts';
import type { MediaRepository } from './media-repository.ts';

type Needs = { media: MediaRepository; buckets: BucketGateway };

/**
 * A deleted release, or a removed track, takes its uploads along (product 5.7): the files first, so that a failure
 * leaves the item that names them. Payments are kept elsewhere and stay. Safe to repeat.
 */
export async function removeUploads(
  { media, buckets }: Needs,
  owned: { artistId: ArtistId; releaseId: ReleaseId },
): Promise<void> {
  for (const mediaId of await media.leftBehind(owned)) {
    const address = { ...owned, mediaId };
    await discardFile(buckets, address);
    await media.remove(address);
  }
}
