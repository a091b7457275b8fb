import { type FileFinding, fileFinding } from '../../shared/media/file-finding.ts';
import type { BucketGateway } from './bucket-gateway.ts';
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
 * Accepts or refuses an uploaded photo, with the reason. Only the redrawn picture leaves quarantine. Safe to repeat for
 * the same upload.
 * @param isLastTry whether this is the last attempt: a file that stopped every earlier check is refused without being
 * read
 */
export async function checkPhoto({ photos, buckets }: Needs, address: PhotoAddress, isLastTry = false): Promise<void> {
  if (await photos.isAwaited(address)) {
    const verdict: PhotoVerdict = isLastTry ? { finding: unread } : await judge(buckets, address);
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

async function judge(buckets: BucketGateway, address: PhotoAddress): Promise<PhotoVerdict> {
  const { body, size } = await buckets.openUpload(photoKey(address));
  if (size > 0 && fileFinding('photo', { contentType: 'image/jpeg', size })) {
    body.destroy();
    return { finding: fileFinding('photo', { contentType: 'image/jpeg', size }) ?? unread };
  }
  const file = await receiveFile(body);
  try {
    return await inspectPhoto(await file.read(0, file.size));
  } finally {
    await file.close();
  }
}
