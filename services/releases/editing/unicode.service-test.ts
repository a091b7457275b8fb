import { brand } from '../../../shared/brand.ts';
import { albumArtist } from '../../../shared/releases/derived-credits.ts';
import { releaseEdit, trackEdit } from '../../../shared/releases/field-edit.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder, newId } from '../../../shared/test/builders.ts';
import { newArtist, type Person } from '../../test/people.ts';
import { current, freshKey, stored } from '../../test/releases.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const [CAFE, AS_MACOS_WRITES] = ['Café', 'Cafe\u0301'];

/**
 * A single from the time when text was stored as entered: its title is in one Unicode form, its track and artist in the
 * other.
 */
const single = () =>
  stored(
    aCompleteDraft({
      artistId: artist.artistId,
      title: CAFE,
      ...inOrder([
        aTrack({
          id: newId('track'),
          title: AS_MACOS_WRITES,
          artists: [aCredit('Bjo\u0308rk')],
        }),
      ]),
    }),
  );
const params = ({ id }: Release) => ({ params: { releaseId: id } });

describe('text has one Unicode form (product 6.5)', () => {
  it('a single whose title and track differ only in Unicode form is read in one form, and submitted', async () => {
    const release = await single();
    const read = await current(release);
    expect([read.title, orderedTracks(read)[0]?.title, albumArtist(read)]).toEqual([CAFE, CAFE, 'Björk']);
    const submitted = await artist.api('POST /api/releases/{releaseId}/submit', {
      ...params(release),
      body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
      ...freshKey(),
    });
    expect(submitted.status).toBe('submitted');
  });

  it('text stored in a different form is edited from the form that was shown, and stored in one form', async () => {
    const release = await single();
    const trackId = release.trackIds[0] as Release['trackIds'][number];
    const edited = await artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
      params: { releaseId: release.id, trackId },
      body: trackEdit('title', CAFE, 'Cafe\u0301 Noir'),
    });
    expect(orderedTracks(edited)[0]?.title).toBe('Café Noir');
    await expect(
      artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
        params: { releaseId: release.id, trackId },
        body: trackEdit('title', CAFE, 'Bistro'),
      }),
    ).rejects.toMatchObject({ code: 'field-changed', details: { current: 'Café Noir' } });
    const artists = orderedTracks(edited)[0]?.artists ?? [];
    const renamed = artists.map((credit) => ({ ...credit, name: 'A\u030Asa' }));
    const credited = await artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
      params: { releaseId: release.id, trackId },
      body: trackEdit('artists', artists, renamed),
    });
    expect(orderedTracks(credited)[0]?.artists[0]?.name).toBe('Åsa');
  });

  it('a page that still shows the other form may edit it', async () => {
    const release = await stored(aCompleteDraft({ artistId: artist.artistId, title: AS_MACOS_WRITES }));
    const edit = (from: string, to: string) =>
      artist.api('PATCH /api/releases/{releaseId}', { ...params(release), body: releaseEdit('title', from, to) });
    expect((await edit(AS_MACOS_WRITES, 'Bistro')).title).toBe('Bistro');
    expect((await edit('Bistro', AS_MACOS_WRITES)).title).toBe(CAFE);
    expect((await edit(AS_MACOS_WRITES, 'Bar')).title).toBe('Bar');
  });
});
