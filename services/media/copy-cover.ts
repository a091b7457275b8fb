import { Problem } from '../../shared/contract/problem.ts';
import type { ReleaseId } from '../../shared/ids.ts';
import type { Cover } from '../../shared/releases/release.ts';
import type { BucketGateway } from './bucket-gateway.ts';
import type { MediaAddress } from './media-address.ts';
import type { MediaRepository } from './media-repository.ts';
import { masterKey, objectKey, originalKey } from './object-key.ts';

/** The only file type accepted for a cover (product 8.1). */
const JPEG = 'image/jpeg';

type Needs = {
  media: Pick<MediaRepository, 'expectUploads' | 'remove'>;
  buckets: Pick<BucketGateway, 'openMaster' | 'storeUpload'>;
};
type Copy = MediaAddress & { from: ReleaseId; cover: Cover; now: Date };

/**
 * Copies the cover of one release to another release of the same artist. The copy goes through quarantine and the check
 * like any upload, so that each release has its own file. The original is copied, because it is redrawn to the same
 * bytes, while redrawing what was redrawn would lose details; a cover from before covers were redrawn has none.
 * @throws Problem `media-not-found`, `release-locked`, `release-not-found`, `too-many-uploads`, `upload-quota-reached`
 */
export async function copyCover({ media, buckets }: Needs, { from, cover, now, ...address }: Copy): Promise<void> {
  const source = { ...address, releaseId: from, mediaId: cover.mediaId };
  const file = (await buckets.openMaster(originalKey(source))) ?? (await buckets.openMaster(masterKey(source)));
  if (!file) throw new Problem('media-not-found');
  try {
    await media.expectUploads(address, [
      {
        id: address.mediaId,
        target: { kind: 'cover' },
        fileName: cover.fileName,
        contentType: JPEG,
        size: file.size,
        createdAt: now.toISOString(),
        state: 'awaited',
      },
    ]);
  } catch (error) {
    file.body.destroy();
    throw error;
  }
  try {
    await buckets.storeUpload(objectKey(address), file, JPEG);
  } catch (error) {
    // The file will not arrive, so stop waiting for it.
    await media.remove(address);
    throw error;
  }
}
