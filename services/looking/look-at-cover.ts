import { buffer } from 'node:stream/consumers';
import type { Look } from '../../shared/looking/look.ts';
import type { BucketGateway } from '../media/bucket-gateway.ts';
import type { MediaAddress } from '../media/media-address.ts';
import { masterKey } from '../media/object-key.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { LookRepository } from './look-repository.ts';
import type { RecentLooks } from './recent-looks.ts';

type Needs = {
  releases: Pick<ReleaseRepository, 'find'>;
  looks: LookRepository;
  /** The results of this process for covers that many releases share. */
  recent: RecentLooks;
  buckets: Pick<BucketGateway, 'openMaster'>;
  lookAt: (jpeg: Uint8Array) => Promise<Look>;
};

/**
 * Looks at the cover of a release and records the result. Does nothing if the release has another cover by now, or if
 * this one was looked at before. Safe to repeat.
 * @param isLate whether earlier looks failed, so that the cover counts as not looked at unless this one succeeds
 * @throws Error if the cover could not be looked at now
 */
export async function lookAtCover(
  { releases, looks, recent, buckets, lookAt }: Needs,
  address: MediaAddress,
  { isLate }: { isLate: boolean },
): Promise<'looked' | 'not-needed'> {
  const cover = (await releases.find(address, { consistent: true }))?.cover;
  if (cover?.mediaId !== address.mediaId || !cover.looked || cover.looked.state === 'looked') return 'not-needed';
  // Recorded before the look, because the picture may crash this process.
  if (isLate && cover.looked.state === 'waiting') await looks.record(address, { state: 'unlooked' });
  const look = recent.find(cover.sha256) ?? (await lookAt(await bytesOf(buckets, address)));
  recent.keep(cover.sha256, look);
  await looks.record(address, { state: 'looked', look });
  return 'looked';
}

async function bytesOf(buckets: Needs['buckets'], address: MediaAddress): Promise<Uint8Array> {
  const file = await buckets.openMaster(masterKey(address));
  if (!file) throw new Error('The delivered cover is not among the masters');
  return buffer(file.body);
}
