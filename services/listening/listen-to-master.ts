import type { EventBody } from '../../shared/events/events.ts';
import { deliveredId } from '../../shared/ids.ts';
import type { Heard } from '../../shared/listening/sound.ts';
import type { Audio } from '../../shared/releases/track.ts';
import type { BucketGateway } from '../media/bucket-gateway.ts';
import { discardSoundFiles } from '../media/discard-file.ts';
import type { HeardRepository } from '../media/heard-repository.ts';
import type { MediaRepository } from '../media/media-repository.ts';
import { masterKey, soundKey } from '../media/object-key.ts';
import { receiveFile } from '../media/received-file.ts';
import { whenRefused } from '../platform/condition.ts';
import type { Table } from '../platform/table.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { heardUpdate } from '../releases/writes/heard-writes.ts';
import { findSameTracks } from './find-same-tracks.ts';
import { listenTo, type Recording } from './listen-to.ts';
import { listeningCopy } from './listening-copy.ts';
import { smallestHashes } from './smallest-hashes.ts';

type Needs = {
  table: Table;
  releases: Pick<ReleaseRepository, 'find'>;
  media: Pick<MediaRepository, 'find'>;
  heard: HeardRepository;
  buckets: BucketGateway;
};
type Placed = EventBody<'audio-placed'>;

/** How a delivery ended. `superseded`: the release has another recording, or the track is gone. */
export type ListeningEnd = 'heard' | 'unheard' | 'superseded';

/**
 * Listens to a recording of a release: stores the numbers in the release, and the rest beside the master. The numbers
 * come first, because people wait for them; the listening copy follows. Safe to repeat, also concurrently.
 * @param isLate whether earlier tries failed, so that the recording counts as unheard unless this try succeeds
 * @throws Error if the recording could not be read or measured now
 */
export async function listenToMaster(
  needs: Needs,
  placed: Placed,
  { isLate }: { isLate: boolean },
): Promise<ListeningEnd> {
  const { releases, heard, buckets } = needs;
  const release = await releases.find(placed, { consistent: true });
  const audio = release?.tracks[placed.trackId]?.audio;
  if (audio?.mediaId !== placed.mediaId) return 'superseded';
  const recording = recordingOf(buckets, placed, audio);
  if (!recording) return (await save(needs, placed, { state: 'unheard', why: 'format' })) ? 'unheard' : 'superseded';
  const known = audio.heard?.state === 'heard' ? await heard.find(placed) : undefined;
  if (known?.copied) return 'heard';
  if (isLate && audio.heard?.state === 'waiting') await save(needs, placed, { state: 'unheard', why: 'failed' });

  const { sound, places, wave, print } = await listenTo(recording);
  const hashes = smallestHashes(print);
  const printed = { ...placed, releaseId: deliveredId(placed.releaseId) };
  const { same, sameIn } = await findSameTracks(needs, printed, { print, hashes });
  await buckets.storeBeside(soundKey(placed, 'wave'), bytesOf(wave.peaks));
  await buckets.storeBeside(soundKey(placed, 'print'), bytesOf(print));
  const detail = { places, cellMs: wave.cellMs, hashes, same };
  await heard.save(placed, placed.trackId, { ...detail, copied: false });
  const isSaved = await save(needs, placed, { state: 'heard', sound, ...(sameIn.length > 0 && { sameIn }) });
  if (isSaved) {
    await storeCopy(buckets, placed, recording);
    await heard.save(placed, placed.trackId, { ...detail, copied: true });
  }
  // If the recording was removed while it was heard, nobody else removes these files any more.
  if (!(await needs.media.find(placed))) {
    await discardSoundFiles(buckets, placed);
    await heard.remove(placed);
  }
  return isSaved ? 'heard' : 'superseded';
}

/** The recording in its bucket; undefined for a format that is not decoded. */
function recordingOf(buckets: BucketGateway, placed: Placed, { format, durationMs }: Audio): Recording | undefined {
  if (format !== 'WAV' && format !== 'FLAC' && format !== 'MP3') return undefined;
  return {
    format,
    durationMs,
    async *open() {
      const file = await buckets.openMaster(masterKey(placed));
      if (!file) throw new Error('The master is not in its bucket');
      yield* file.body;
    },
  };
}

/** @returns whether the release still has this recording */
function save({ table }: Needs, { artistId, releaseId, ...of }: Placed, heard: Heard): Promise<boolean> {
  const write = table.update(heardUpdate(table.name, { artistId, releaseId }, { ...of, heard }));
  return whenRefused(
    write.then(() => true),
    () => false,
  );
}

/** The bytes of an array. Every machine that runs this stores a word's lowest byte first. */
const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

async function storeCopy(buckets: BucketGateway, placed: Placed, recording: Recording): Promise<void> {
  const copy = await receiveFile(listeningCopy(recording));
  try {
    await buckets.storeMaster(soundKey(placed, 'copy'), copy, 'audio/mpeg');
  } finally {
    await copy.close();
  }
}
