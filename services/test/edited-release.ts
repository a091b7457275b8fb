import type { TrackId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, NO_TRACK } from '../../shared/test/builders.ts';
import { newArtist, type Person } from './people.ts';
import { stored } from './releases.ts';

/**
 * Sets up a test file about edits: an artist, a new release with one track before each test, and edits to either by
 * field.
 */
export function editedRelease() {
  const own = {} as { artist: Person; release: Release; trackId: TrackId };
  /** Sets the release to edit. */
  const take = (release: Release) => Object.assign(own, { release, trackId: release.trackIds[0] ?? NO_TRACK });
  beforeAll(async () => {
    own.artist = await newArtist('active');
  });
  beforeEach(async () => {
    take(await stored(aCompleteDraft({ artistId: own.artist.artistId })));
  });
  return {
    own,
    take,
    edit: (field: string, from: unknown, to: unknown) =>
      own.artist.api('PATCH /api/releases/{releaseId}', {
        params: { releaseId: own.release.id },
        body: { field, from, to } as never,
      }),
    editTrack: (field: string, from: unknown, to: unknown, trackId = own.trackId) =>
      own.artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
        params: { releaseId: own.release.id, trackId },
        body: { field, from, to } as never,
      }),
  };
}
