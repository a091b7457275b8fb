import { deliveredId } from '../../shared/ids.ts';
import { MAX_SAME } from '../../shared/listening/sound.ts';
import type { BucketGateway } from '../media/bucket-gateway.ts';
import type { HeardRepository, IndexedSound, SameTrack } from '../media/heard-repository.ts';
import { soundKey } from '../media/object-key.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { soundsAlike } from './sounds-alike.ts';

type Needs = {
  releases: Pick<ReleaseRepository, 'find'>;
  heard: Pick<HeardRepository, 'sharing'>;
  buckets: Pick<BucketGateway, 'readBeside'>;
};
type Heard = IndexedSound;

/** The minimum number of shared hashes of 32. The same recording shares 8 or more, another one hardly any. */
const MIN_SHARED = 3;
/** How many candidates are compared word by word, those with the most shared hashes first. */
const MAX_COMPARED = 20;

/**
 * Finds the tracks with the same recording, of any artist, and the titles of the artist's own releases among them. A
 * track whose recording was replaced since is not among them.
 */
export async function findSameTracks(
  needs: Needs,
  heard: Heard,
  { print, hashes }: { print: Uint32Array; hashes: readonly number[] },
): Promise<{ same: SameTrack[]; sameIn: { releaseId: SameTrack['releaseId']; title: string }[] }> {
  const same: SameTrack[] = [];
  const sameIn = new Map<SameTrack['releaseId'], string>();
  for (const candidate of candidatesIn(await needs.heard.sharing(hashes), heard)) {
    if (same.length === MAX_SAME) break;
    const { artistId, releaseId, trackId, mediaId } = candidate;
    const bytes = await needs.buckets.readBeside(soundKey(candidate, 'print'));
    if (!bytes || !soundsAlike(print, wordsIn(bytes))) continue;
    const release = await needs.releases.find({ artistId, releaseId });
    if (release?.tracks[trackId]?.audio?.mediaId !== mediaId) continue;
    same.push({ artistId, releaseId, trackId });
    if (artistId === heard.artistId) sameIn.set(releaseId, release.title);
  }
  return { same, sameIn: [...sameIn].map(([releaseId, title]) => ({ releaseId, title })) };
}

/** The recordings of other tracks that share enough hashes, those that share the most first. */
function candidatesIn(sharing: readonly IndexedSound[], heard: Heard): IndexedSound[] {
  const shared = new Map<string, { sound: IndexedSound; count: number }>();
  for (const sound of sharing) {
    const isSameTrack = sound.trackId === heard.trackId && sound.releaseId === deliveredId(heard.releaseId);
    if (isSameTrack) continue;
    const count = (shared.get(sound.mediaId)?.count ?? 0) + 1;
    shared.set(sound.mediaId, { sound, count });
  }
  return [...shared.values()]
    .filter(({ count }) => count >= MIN_SHARED)
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_COMPARED)
    .map(({ sound }) => sound);
}

/** A fingerprint as it is stored: words of 32 bits, the lowest byte first. */
const wordsIn = (bytes: Uint8Array): Uint32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: Math.floor(bytes.byteLength / 4) }, (_, n) => view.getUint32(4 * n, true));
};
