import * as z from 'zod';
import type { NewId } from '../ids.ts';
import { releaseFieldNames, trackFieldNames } from './fields.ts';
import { orderedTracks } from './ordered-tracks.ts';
import { type DraftRelease, newRelease, type Release } from './release.ts';
import { storesLike } from './stores-of-new.ts';
import { newTrack, type Track } from './track.ts';

/**
 * The kinds of copy: a duplicate with the same titles and credits, or a new release with the same defaults (product
 * 32.3, 32.4).
 */
export const CopyKind = z.enum(['duplicate', 'next']);

/** Fields that belong to one release only, such as its codes and dates. */
const releaseOnlyFields = ['upc', 'salesStart', 'preOrder', 'originalRelease', 'contentId'] as const;
/** Fields that belong to one recording, which is not copied. */
const recordingOnlyFields = ['isrc', 'aiAudio', 'aiComposition', 'previewStartSeconds'] as const;

function without<T extends object, F extends keyof T>(holder: T, names: readonly F[], own: readonly F[]) {
  const copy: Partial<Pick<T, F>> = {};
  for (const name of names) if (!own.includes(name)) copy[name] = holder[name];
  return copy;
}

/** `accepted`: the texts that the office has accepted from the artist. */
type Copying = { newId: NewId; accepted: Release['accepted']; now: Date };

/**
 * Creates a draft with the metadata, tracks and credits of a release. Codes, dates, the plan, files and the artist's
 * declarations about the recordings (AI, Content ID) are not copied, because they are specific to that release.
 */
export function copyRelease(source: Release, { newId, accepted, now }: Copying): DraftRelease {
  const tracks = orderedTracks(source).map((track, n) => copyTrack(track, { newId, number: n + 1, now }));
  return {
    ...newRelease({ id: newId('release'), artistId: source.artistId, now }),
    ...without(source, releaseFieldNames, releaseOnlyFields),
    stores: storesLike(source.stores),
    accepted,
    firstTrack: source.firstTrack,
    tracks: Object.fromEntries(tracks.map((track) => [track.id, track])),
    trackIds: tracks.map(({ id }) => id),
  };
}

const copyTrack = (track: Track, { newId, number, now }: { newId: NewId; number: number; now: Date }): Track => ({
  ...newTrack({ id: newId('track'), number, artist: undefined, now }),
  ...without(track, trackFieldNames, recordingOnlyFields),
});
