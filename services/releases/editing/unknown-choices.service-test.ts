import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK } from '../../../shared/test/builders.ts';
import { keys } from '../../platform/keys.ts';
import { newArtist, type Person, table } from '../../test/people.ts';
import { detailOf } from '../../test/releases.ts';

/** A choice that only a newer version of the product knows. */
const NEWER = 'of-a-newer-version';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

/** Stores a release as a newer version might have, before a rollback. */
async function ofNewerVersion() {
  const draft = aCompleteDraft({ artistId: artist.artistId, ...inOrder([aTrack({})]) });
  const [trackId = NO_TRACK] = draft.trackIds;
  const track = { ...draft.tracks[trackId], explicit: NEWER, audioLanguage: NEWER };
  const release = {
    ...draft,
    primaryGenre: NEWER,
    stores: ['Spotify', NEWER],
    tracks: { [trackId]: track },
    events: [...draft.events, { kind: NEWER, at: draft.createdAt, by: 'artist' }],
  };
  const Item = { ...keys.release({ artistId: artist.artistId, releaseId: draft.id }), v: 1, ...release };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  return { releaseId: draft.id, trackId, draft };
}

describe('design 2.29: a release with choices that only a newer version knows', () => {
  it('is read as it is, without the events of its history that are unknown', async () => {
    const { releaseId, trackId, draft } = await ofNewerVersion();
    const { release } = await detailOf(artist, releaseId);
    expect(release).toMatchObject({ primaryGenre: NEWER, stores: ['Spotify', NEWER] });
    expect(release.tracks[trackId]).toMatchObject({ explicit: NEWER, audioLanguage: NEWER });
    expect(release.events).toEqual(draft.events);
  });

  it('can still be edited, and an unknown choice replaced by a known one', async () => {
    const { releaseId, trackId } = await ofNewerVersion();
    const params = { releaseId };
    await artist.api('PATCH /api/releases/{releaseId}', {
      params,
      body: { field: 'primaryGenre', from: NEWER, to: 'alternative' },
    });
    await artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
      params: { releaseId, trackId },
      body: { field: 'audioLanguage', from: NEWER, to: 'en' },
    });
    const { release } = await detailOf(artist, releaseId);
    expect(release.primaryGenre).toBe('alternative');
    expect(release.tracks[trackId]).toMatchObject({ audioLanguage: 'en', explicit: NEWER });
    expect(release.stores).toEqual(['Spotify', NEWER]);
  });

  it('but a new choice is still checked against the list (design 2.10)', async () => {
    const { releaseId } = await ofNewerVersion();
    const body = { field: 'primaryGenre', from: NEWER, to: 'another-of-a-newer-version' } as const;
    await expect(artist.api('PATCH /api/releases/{releaseId}', { params: { releaseId }, body })).rejects.toMatchObject({
      code: 'invalid-request',
    });
  });
});
