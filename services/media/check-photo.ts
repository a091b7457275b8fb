import { type FileFinding, fileFinding } from '../../shared/media/file-finding.ts';
import type { BucketGateway } from './bucket-gateway.ts';
import { hasChecksLeft } from './check-limit.ts';
import { discardPhoto } from './discard-photo.ts';
import { inspectPhoto, type PhotoVerdict } from './inspect-photo.ts';
import { photoKey, variantKey } from './object-key.ts';
import type { PhotoAddress, PhotoRepository } from './photo-repository.ts';
import { receiveFile } from './received-file.ts';

type Needs = { photos: PhotoRepository; buckets: BucketGateway };

const unread: FileFinding = {
  title: 'Upload Failed',
  text: 'We couldn’t check this picture. Please save it again and choose it once more.',
};

/**
 * Accepts an uploaded photo, or rejects it with a reason. Only the redrawn picture leaves quarantine. A picture that
 * crashed every earlier check is rejected without being read (design 5.8). Safe to repeat for the same upload.
 * @throws Error if the photo could not be checked now
 */
export async function checkPhoto(needs: Needs, address: PhotoAddress): Promise<void> {
  const { photos, buckets } = needs;
  const awaited = await photos.awaited(address);
  if (awaited) {
    const verdict: PhotoVerdict = hasChecksLeft(awaited) ? await judge(needs, address) : { finding: unread };
    if ('finding' in verdict) await photos.refuse(address, verdict.finding);
    else {
      const { mediaId } = address;
      await Promise.all(
        verdict.variants.map(({ size, webp }) => buckets.storeVariant(variantKey(mediaId, size), webp)),
      );
      const placed = await photos.place(address);
      const left = placed ? placed.former : mediaId;
      if (left && (placed || !(await isShown(photos, address)))) await discardPhoto(buckets, left);
    }
  }
  await buckets.discardUpload(photoKey(address));
}

/** Another run of this check may have placed the photo. */
const isShown = async (photos: PhotoRepository, { artistId, mediaId }: PhotoAddress): Promise<boolean> =>
  (await photos.get(artistId, new Date(0))).current === mediaId;

async function judge({ photos, buckets }: Needs, address: PhotoAddress): Promise<PhotoVerdict> {
  const { body, size } = await buckets.openUpload(photoKey(address));
  if (size > 0 && fileFinding('photo', { contentType: 'image/jpeg', size })) {
    body.destroy();
    return { finding: fileFinding('photo', { contentType: 'image/jpeg', size }) ?? unread };
  }
  const file = await receiveFile(body);
  try {
    // Counted only now, because a storage failure before this point is not the picture's fault.
    if (!(await photos.beginCheck(address))) throw new Error('Another check of this photo has begun too, or has ended');
    const verdict = await inspectPhoto(await file.read(0, file.size));
    await photos.endCheck(address);
    return verdict;
  } finally {
    await file.close();
  }
}
