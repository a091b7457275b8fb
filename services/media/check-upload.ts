import { buffer } from 'node:stream/consumers';
import { type FileFinding, fileFinding, type Media } from '../../shared/media/media.ts';
import type { BucketGateway } from './bucket-gateway.ts';
import { discardFile } from './discard-file.ts';
import { inspectAudio } from './inspect-audio.ts';
import { inspectCover } from './inspect-cover.ts';
import { inspectLicence } from './inspect-licence.ts';
import type { Checked, MediaAddress, MediaRepository } from './media-repository.ts';
import { objectKey, variantKey } from './object-key.ts';

type Needs = { media: MediaRepository; buckets: BucketGateway; now: () => Date };

const tooLate: FileFinding = {
  title: 'Upload Failed',
  text: 'The release was submitted, the track was removed, or a newer file was chosen before this one was checked.',
};

/**
 * The verdict on one stored upload: it becomes part of the release, or it is refused with the reason. Only what was checked leaves
 * quarantine, and nothing stays of what its release did not take. What it took stays until the release or the track goes, also when a
 * newer file has its place by then. May be told of the same upload any number of times.
 */
export async function checkUpload({ media, buckets, now }: Needs, address: MediaAddress): Promise<void> {
  const awaited = await media.find(address);
  if (awaited?.state === 'awaited') {
    const verdict = await inspect(buckets, address, awaited, now()).catch(async (error: unknown) => {
      if (await media.find(address)) throw error;
      return undefined; // Its release was deleted, and the file with it, while it was being read.
    });
    if (verdict && 'finding' in verdict) await media.refuse(address, verdict.finding);
    else if (verdict && !(await media.place(address, verdict, now()))) await media.refuse(address, tooLate);
  }
  // Asked after the verdict, because another telling may have placed the file: then, and only then, it is in use.
  const judged = await media.find(address);
  if (judged?.state === 'ready') await buckets.discardUpload(objectKey(address));
  else await discardFile(buckets, address);
}

async function inspect(
  buckets: BucketGateway,
  address: MediaAddress,
  { target, fileName, contentType, id }: Media,
  now: Date,
): Promise<Checked | { finding: FileFinding }> {
  const key = objectKey(address);
  const { body, size, eTag } = await buckets.openUpload(key);
  const finding = fileFinding(target.kind, { contentType, size });
  if (finding) {
    body.destroy();
    return { finding };
  }
  const stored = { mediaId: id, fileName, size, storedAt: now.toISOString() };
  if (target.kind === 'cover') {
    const verdict = await inspectCover(await buffer(body));
    if ('finding' in verdict) return verdict;
    await buckets.promote(key, { eTag });
    await Promise.all(verdict.variants.map(({ size: px, webp }) => buckets.storeVariant(variantKey(id, px), webp)));
    return { kind: 'cover', cover: { ...stored, width: verdict.width, height: verdict.height } };
  }
  if (target.kind === 'licence') {
    const verdict = inspectLicence(await buffer(body));
    if ('finding' in verdict) return verdict;
    await buckets.promote(key, { eTag });
    return { kind: 'licence', trackId: target.trackId, licence: stored };
  }
  const verdict = await inspectAudio(body, { size });
  if ('finding' in verdict) return verdict;
  await buckets.promote(key, { eTag });
  return { kind: 'audio', trackId: target.trackId, audio: { ...stored, ...verdict } };
}
