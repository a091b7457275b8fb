import { coverSizes } from '../../shared/releases/release.ts';
import type { BucketGateway } from './bucket-gateway.ts';
import type { MediaAddress } from './media-address.ts';
import { masterKey, objectKey, originalKey, soundFiles, soundKey, variantKey } from './object-key.ts';

/**
 * Deletes all stored copies of a file: in quarantine, among the masters with what listening made of it, and a cover's
 * original and variants. Safe to repeat.
 */
export async function discardFile(buckets: BucketGateway, address: MediaAddress): Promise<void> {
  await Promise.all([
    buckets.discardUpload(objectKey(address)),
    buckets.discardMaster(masterKey(address)),
    discardSoundFiles(buckets, address),
    buckets.discardMaster(originalKey(address)),
    ...coverSizes.map((size) => buckets.discardVariant(variantKey(address.mediaId, size))),
  ]);
}

/** Deletes the files that listening made of a recording. Safe to repeat. */
export async function discardSoundFiles(buckets: BucketGateway, address: MediaAddress): Promise<void> {
  await Promise.all(soundFiles.map((file) => buckets.discardMaster(soundKey(address, file))));
}
