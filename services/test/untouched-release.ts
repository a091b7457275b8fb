import type { TrackId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK } from '../../shared/test/builders.ts';
import { wavOf } from './files.ts';
import { newArtist, type Person } from './people.ts';
import { current, detailOf, stored, upload } from './releases.ts';
import { addressOf, mastersIn, variantsOf } from './storage.ts';

export type Kind = 'cover' | 'audio' | 'licence';

/**
 * Sets up a test file about bad files: a release without files. No upload may change the release or the stored files.
 */
export function untouchedRelease() {
  const own = {} as {
    artist: Person;
    release: Release;
    trackId: TrackId;
    /** The masters bucket. It contains one good recording by this artist, which proves that the search works. */
    masters: string;
    good: string[];
  };

  beforeAll(async () => {
    const artist = await newArtist('active');
    const { artistId } = artist;
    const release = await stored(aCompleteDraft({ artistId, cover: null, ...inOrder([aTrack({ audio: null })]) }));
    const control = await stored(aCompleteDraft({ artistId }));
    const target = { kind: 'audio', trackId: control.trackIds[0] ?? NO_TRACK } as const;
    const file = { fileName: 'a.wav', contentType: 'audio/wav', bytes: wavOf(1) };
    const media = await upload(artist, control.id, target, file);
    const { url } = await artist.api('GET /api/releases/{releaseId}/audio/{mediaId}', {
      params: { releaseId: control.id, mediaId: media?.id ?? '' },
    });
    const { bucket: masters } = addressOf(url);
    const good = await mastersIn(masters, artistId);
    Object.assign(own, { artist, release, trackId: release.trackIds[0] ?? NO_TRACK, masters, good });
    expect(good).toHaveLength(1);
  });

  afterEach(async () => {
    expect(await current(own.release)).toEqual(own.release);
    expect(await mastersIn(own.masters, own.artist.artistId)).toEqual(own.good);
    const { media } = await detailOf(own.artist, own.release.id);
    expect(media.map(({ state }) => state)).not.toContain('ready');
    const latest = media.at(-1);
    if (latest) expect(await variantsOf(latest.id)).toBe(0);
  });

  const targetOf = (kind: Kind) => (kind === 'cover' ? { kind } : { kind, trackId: own.trackId });
  /** Uploads bytes as this kind and type, and returns the checker's verdict. */
  const verdictOf = (kind: Kind, contentType: string, bytes: Uint8Array) =>
    upload(own.artist, own.release.id, targetOf(kind), { fileName: 'file', contentType, bytes });
  return { own, targetOf, verdictOf };
}
