import { type FileFinding, fileFinding } from '../../shared/media/file-finding.ts';
import type { CheckedMedia } from '../../shared/media/media.ts';
import type { PlacedFile } from '../releases/writes/file-writes.ts';
import { contentTypeFor } from './audio/audio-verdict.ts';
import { inspectAudio } from './audio/inspect-audio.ts';
import type { BucketGateway } from './bucket-gateway.ts';
import { hasChecksLeft } from './check-limit.ts';
import { discardFile } from './discard-file.ts';
import { inspectCover } from './inspect-cover.ts';
import { inspectLicence } from './inspect-licence.ts';
import type { MediaAddress } from './media-address.ts';
import type { MediaRepository, PlacementFailure } from './media-repository.ts';
import { masterKey, objectKey, originalKey, variantKey } from './object-key.ts';
import { fileFromBytes, type ReceivedFile, receiveFile } from './received-file.ts';
import type { StoredMedia } from './stored-media.ts';

type Needs = { media: MediaRepository; buckets: BucketGateway; losslessMb: number; now: () => Date };
type Finding = { finding: FileFinding };
type Awaited = Extract<StoredMedia, { state: 'awaited' }>;

const failed = (text: string): FileFinding => ({ title: 'Upload Failed', text });

const notPlaced: Record<PlacementFailure, FileFinding> = {
  'too-late': failed(
    'The release was submitted, the track was removed, or a newer file was chosen before this one was checked.',
  ),
  'account-inactive': failed('Your account was not active when this file was checked, so it was not added.'),
};
const twoFiles = failed('Two different files were sent for one upload. Please choose the file again.');
const notPlacedFile = failed(
  'We couldn’t check this file. Please export it again and upload it once more. If that doesn’t help, please write to us.',
);

/**
 * Checks a stored upload: it becomes part of the release, or is rejected with a reason. Only checked files leave
 * quarantine, and a file that its release did not accept is deleted. An accepted file is kept until its release or
 * track is deleted, or a newer file replaces it. A file that crashed every earlier check is rejected without being read
 * (design 5.8). Safe to repeat for the same upload, also concurrently.
 * @throws Error if the file could not be checked now
 */
export async function checkUpload(needs: Needs, address: MediaAddress): Promise<void> {
  const { media, buckets, now } = needs;
  const awaited = await media.find(address);
  if (awaited?.state === 'awaited') {
    const verdict = hasChecksLeft(awaited) ? await verdictOn(needs, address, awaited) : { finding: notPlacedFile };
    if (verdict && 'finding' in verdict) await media.refuse(address, verdict.finding, now());
    else if (verdict) {
      const reason = await media.place(address, verdict, now());
      if (reason) await media.refuse(address, notPlaced[reason], now());
    }
  }
  // Re-read after the verdict: if another run has placed the file, only the copy in quarantine may be deleted.
  const judged = await media.find(address);
  if (judged?.state === 'ready') await buckets.discardUpload(objectKey(address));
  else await discardFile(buckets, address);
  if (judged && judged.state !== 'awaited') await forgetSuperseded(needs, address, judged);
}

/** Checks the file; undefined if another check judged it in the meantime, or it was deleted with its release. */
async function verdictOn(
  needs: Needs,
  address: MediaAddress,
  awaited: Awaited,
): Promise<PlacedFile | Finding | undefined> {
  try {
    return await judge(needs, address, awaited);
  } catch (error) {
    const { state } = (await needs.media.find(address)) ?? {};
    if (state === 'awaited' || (state && !(error instanceof CheckNotBegun))) throw error;
    return undefined;
  }
}

/** Another check has already judged the file, or too many checks have started. */
class CheckNotBegun extends Error {}

async function judge(
  { media, buckets, losslessMb, now }: Needs,
  address: MediaAddress,
  { target, fileName, contentType, id }: Awaited,
): Promise<PlacedFile | Finding> {
  const { body, size: stated } = await buckets.openUpload(objectKey(address));
  const finding = fileFinding(target.kind, { contentType, size: stated }, losslessMb);
  if (finding) {
    body.destroy();
    return { finding };
  }
  const file = await receiveFile(body);
  try {
    // Counted only now, because a storage failure before this point is not the file's fault.
    if (!(await media.beginCheck(address))) throw new CheckNotBegun('Another check has begun too, or has ended');
    const stored = { mediaId: id, fileName, size: file.size, storedAt: now().toISOString(), sha256: file.sha256 };
    /** Bytes that differ from those checked first are never stored under this upload. */
    const keep = async (checked: PlacedFile, key = masterKey(address)): Promise<PlacedFile | Finding> => {
      if (!(await media.claim(address, file.sha256))) return { finding: twoFiles };
      await buckets.storeMaster(key, file, contentType);
      return checked;
    };
    if (target.kind === 'audio') {
      const verdict = await inspectAudio(file);
      if ('finding' in verdict) return verdict;
      // Until now only the size limit of the claimed type was applied; that of the real type applies too.
      const overFormat = fileFinding(
        'audio',
        { contentType: contentTypeFor(verdict.format), size: file.size },
        losslessMb,
      );
      if (overFormat) return { finding: overFormat };
      const audio = { ...stored, ...verdict, heard: { state: 'waiting' as const } };
      return await keep({ kind: 'audio', trackId: target.trackId, audio });
    }
    const bytes = await readWhole(file);
    if (target.kind === 'licence') {
      const verdict = inspectLicence(bytes);
      if ('finding' in verdict) return verdict;
      return await keep({ kind: 'licence', trackId: target.trackId, licence: stored });
    }
    const verdict = await inspectCover(bytes);
    if ('finding' in verdict) return verdict;
    const { redrawn, variants, ...facts } = verdict;
    const delivered = fileFromBytes(redrawn);
    const { size, sha256 } = delivered;
    const looked = { state: 'waiting' } as const;
    const cover = { ...stored, size, sha256, ...facts, looked };
    const kept = await keep({ kind: 'cover', cover }, originalKey(address));
    if ('finding' in kept) return kept;
    await Promise.all([
      buckets.storeMaster(masterKey(address), delivered, contentType),
      ...variants.map(({ size: px, webp }) => buckets.storeVariant(variantKey(id, px), webp)),
    ]);
    return kept;
  } finally {
    await file.close();
  }
}

/** Reads a whole file into memory. Only for covers and licences, which are small. */
const readWhole = (file: ReceivedFile): Promise<Buffer> => file.read(0, file.size);

/**
 * Deletes earlier uploads for the same place, which no page shows any more. Files are deleted first: if that fails, the
 * item still names them.
 */
async function forgetSuperseded({ media, buckets }: Needs, address: MediaAddress, judged: CheckedMedia): Promise<void> {
  for (const mediaId of await media.supersededBy(address, judged)) {
    const superseded = { ...address, mediaId };
    await discardFile(buckets, superseded);
    await media.remove(superseded);
  }
}
