import type { MediaId } from '../../shared/ids.ts';
import { photoSizes } from '../../shared/media/photo.ts';
import type { BucketGateway } from './bucket-gateway.ts';
import { variantKey } from './object-key.ts';

/** Deletes the public variants of a photo. */
export async function discardPhoto(buckets: Pick<BucketGateway, 'discardVariant'>, mediaId: MediaId): Promise<void> {
  await Promise.all(photoSizes.map((size) => buckets.discardVariant(variantKey(mediaId, size))));
}
