import { buffer } from 'node:stream/consumers';
import type { Look } from '../../shared/looking/look.ts';
import type { BucketGateway } from '../media/bucket-gateway.ts';
import type { MediaAddress } from '../media/media-address.ts';
import { masterKey } from '../media/object-key.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { LookRepository } from './look-repository.ts';

type Needs = {
  releases: Pick<ReleaseRepository, 'find'>;
  looks: LookRepository;
  buckets: Pick<BucketGateway, 'openMaster'>;
  lookAt: (jpeg: Uint8Array) => Promise<Look>;
};

/**
 * The number of looks after which a cover counts as not looked at, so that its artist does not wait any longer. Later
 * looks may still succeed: the queue's further deliveries, and the operator's replay.
 */
export const MAX_WAITED_LOOKS = 4;

/**
 * Looks at the cover of a release and records the result. Does nothing if the release has another cover by now, or if
 * this one was looked at before. Safe to repeat.
 * @throws Error if the cover could not be looked at now
 */
export async function lookAtCover(
  { releases, looks, buckets, lookAt }: Needs,
  address: MediaAddress,
): Promise<'looked' | 'not-needed'> {
  const cover = (await releases.find(address, { consistent: true }))?.cover;
  if (cover?.mediaId !== address.mediaId || !cover.looked || cover.looked.state === 'looked') return 'not-needed';
  const begun = await looks.begin(address);
  if (begun === undefined) return 'not-needed';
  // Recorded before the look, because the picture may crash this process.
  if (begun > MAX_WAITED_LOOKS && cover.looked.state === 'waiting') await looks.record(address, { state: 'unlooked' });
  const file = await buckets.openMaster(masterKey(address));
  if (!file) throw new Error('The delivered cover is not among the masters');
  const look = await lookAt(await buffer(file.body));
  await looks.record(address, { state: 'looked', look });
  return 'looked';
}
