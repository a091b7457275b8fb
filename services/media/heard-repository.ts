import * as z from 'zod';
import { ArtistId, deliveredId, MediaId, ReleaseId, TrackId } from '../../shared/ids.ts';
import { SoundPlace } from '../../shared/listening/sound.ts';
import { keys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import type { MediaAddress } from './media-address.ts';

/** A track that has the same sound. */
export const SameTrack = z.object({ artistId: ArtistId, releaseId: ReleaseId, trackId: TrackId });
export type SameTrack = z.infer<typeof SameTrack>;

/** Findings of listening to a recording, beyond the numbers in its release. */
export const HeardDetail = z.object({
  places: z.array(SoundPlace),
  /** The length of a cell of the waveform, in milliseconds. */
  cellMs: z.number(),
  /** Hashes of the fingerprint, by which the same sound is found. */
  hashes: z.array(z.number()),
  /** Tracks of any artist with the same sound, as of the day when this one was heard. */
  same: z.array(SameTrack),
  /** Whether there is a listening copy. */
  copied: z.boolean().default(false),
});
export type HeardDetail = z.infer<typeof HeardDetail>;

/** A recording in the index of sounds, with its track. */
const IndexedSound = SameTrack.extend({ mediaId: MediaId });
export type IndexedSound = z.infer<typeof IndexedSound>;

/** A change of a delivered release keeps its recordings with those of the release, as it does their masters. */
const ofDelivered = ({ releaseId, ...rest }: MediaAddress): MediaAddress => ({
  ...rest,
  releaseId: deliveredId(releaseId),
});

/** How many recordings are read for one hash. Only the hashes of very common sounds have more. */
const MAX_SAME_HASH = 50;

/** Stores the details of recordings, and an index by which recordings of the same sound are found. */
export const heardRepository = (table: Table) => ({
  async find(address: MediaAddress): Promise<HeardDetail | undefined> {
    const item = await table.get(keys.heard(ofDelivered(address)));
    return item && HeardDetail.parse(item);
  },

  /** Stores what was found, and then the recording under each of its hashes. Safe to repeat. */
  async save(address: MediaAddress, trackId: TrackId, detail: HeardDetail): Promise<void> {
    const owned = ofDelivered(address);
    // The detail comes first, because it names the entries of the index to whoever removes them.
    await table.put({ Item: { ...keys.heard(owned), v: 1, ...detail } });
    await Promise.all(
      detail.hashes.map((soundHash) => table.put({ Item: { ...keys.sound({ ...owned, soundHash }), v: 1, trackId } })),
    );
  },

  /** Lists recordings that share a hash with these, once for each hash that they share. */
  async sharing(hashes: readonly number[]): Promise<IndexedSound[]> {
    const found = await Promise.all(
      hashes.map((soundHash) =>
        table.prefixPage(keys.sound.prefix({ soundHash }).PK, { prefix: 'IN#', limit: MAX_SAME_HASH }),
      ),
    );
    return found.flatMap(({ items }) => items.map(readIndexed));
  },

  /** Removes everything that listening stored of a recording in the table. Safe to repeat. */
  async remove(address: MediaAddress): Promise<void> {
    const owned = ofDelivered(address);
    const detail = await this.find(address);
    if (!detail) return;
    await Promise.all(detail.hashes.map((soundHash) => table.delete({ Key: keys.sound({ ...owned, soundHash }) })));
    await table.delete({ Key: keys.heard(owned) });
  },
});

const readIndexed = (item: Item): IndexedSound =>
  IndexedSound.parse({ ...keys.sound.read(item), trackId: item.trackId });

export type HeardRepository = ReturnType<typeof heardRepository>;
