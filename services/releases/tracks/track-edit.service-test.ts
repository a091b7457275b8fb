import type { Release } from '../../../shared/releases/release.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder, NO_TRACK, newId } from '../../../shared/test/builders.ts';
import { editedRelease } from '../../test/edited-release.ts';
import { current, stored } from '../../test/releases.ts';

const { own, take, edit, editTrack } = editedRelease();

describe('product 7.10: the last entry of a list cannot be deleted', () => {
  const contributor = (name: string) => ({ id: newId('credit'), name, role: 'Producer' });
  const writer = (lastName: string) => ({ id: newId('credit'), firstName: 'Ada', lastName });
  const lists = [
    ['artists', [aCredit('Ada'), aCredit('Bo')]],
    ['contributors', [contributor('Ada'), contributor('Bo')]],
    ['composers', [writer('North'), writer('South')]],
    ['lyricists', [writer('North'), writer('South')]],
  ] as const;

  it.each(lists)('of %s, on one track or on all tracks; one of two can', async (field, two) => {
    const before = own.release.tracks[own.trackId]?.[field];
    const first = two.slice(0, 1);
    await editTrack(field, before, two);
    const kept = await editTrack(field, two, first);
    await expect(editTrack(field, first, [])).rejects.toMatchObject({ code: 'invalid-request' });
    const params = { releaseId: own.release.id };
    const body = { field, from: { [own.trackId]: first }, to: [] } as never;
    await expect(own.artist.api('PATCH /api/releases/{releaseId}/tracks', { params, body })).rejects.toMatchObject({
      code: 'invalid-request',
    });
    // Rejected even if the request claims that there were no artists before.
    const lie = field === 'artists' ? 'invalid-request' : 'field-changed';
    await expect(editTrack(field, [], [])).rejects.toMatchObject({ code: lie });
    expect(await current(own.release)).toEqual(kept);
  });

  it.each(lists)('each of the %s has an id of its own', async (field, [one, two]) => {
    const before = own.release.tracks[own.trackId]?.[field];
    const twins = [one, { ...two, id: one.id }];
    await expect(editTrack(field, before, twins)).rejects.toMatchObject({ code: 'invalid-request' });
    expect(await current(own.release)).toEqual(own.release);
  });
});

describe('a track has the times of its creation and last change (product 7.1)', () => {
  const timesOf = (after: Release, id = own.trackId) => {
    const { createdAt, updatedAt } = after.tracks[id] ?? {};
    return { createdAt, updatedAt };
  };

  it('a new track has both; an edit of it, of all tracks, or a file changes the second, and only of that track', async () => {
    const params = { releaseId: own.release.id };
    const added = await own.artist.api('POST /api/releases/{releaseId}/tracks', { params, idempotencyKey: 'times' });
    const other = added.trackIds[1] ?? NO_TRACK;
    const at = added.updatedAt;
    expect(timesOf(added, other)).toEqual({ createdAt: at, updatedAt: at });

    const edited = await editTrack('version', '', 'Live');
    expect(timesOf(edited)).toEqual({ ...timesOf(own.release), updatedAt: edited.updatedAt });
    expect(timesOf(edited, other)).toEqual(timesOf(added, other));

    const body = { field: 'containsCover' as const, from: { [own.trackId]: false, [other]: false }, to: true };
    const all = await own.artist.api('PATCH /api/releases/{releaseId}/tracks', { params, body });
    for (const id of [own.trackId, other]) expect(timesOf(all, id).updatedAt).toBe(all.updatedAt);

    const coded = await editTrack('isrc', '', 'USABC2600001');
    expect(timesOf(coded).updatedAt).toBe(coded.updatedAt);
    const titled = await edit('title', 'Night Ferry', 'Day Ferry');
    expect(timesOf(titled)).toEqual(timesOf(coded));
  });

  it('a track stored before then has none until it is changed', async () => {
    const { createdAt: _, updatedAt: __, ...track } = aTrack();
    take(await stored(aCompleteDraft({ artistId: own.artist.artistId, ...inOrder([track]) })));
    expect(timesOf(await current(own.release), track.id)).toEqual({});
    const edited = await editTrack('version', '', 'Live', track.id);
    expect(timesOf(edited, track.id)).toEqual({ updatedAt: edited.updatedAt });
  });
});

describe('product 7.2: at most 15 tracks', () => {
  const add = (n: number) =>
    own.artist.api('POST /api/releases/{releaseId}/tracks', {
      params: { releaseId: own.release.id },
      idempotencyKey: `track-${n}`,
    });

  it('product 7.1: a new track is "Track N" in English, credited to the artist who adds it', async () => {
    const { trackIds, tracks } = await add(2);
    expect(trackIds).toHaveLength(2);
    expect(tracks[trackIds[1] ?? NO_TRACK]).toMatchObject({
      title: 'Track 2',
      audioLanguage: 'en',
      explicit: '',
      audio: null,
      artists: [{ name: 'Mara Ellis', role: 'Primary', spotifyUri: '' }],
    });
  });

  it('the sixteenth is refused', async () => {
    const tracks = Array.from({ length: 14 }, () => aTrack());
    take(await stored(aCompleteDraft({ artistId: own.artist.artistId, ...inOrder(tracks) })));
    expect((await add(15)).trackIds).toHaveLength(15);
    await expect(add(16)).rejects.toMatchObject({ code: 'too-many-tracks' });
    expect((await current(own.release)).trackIds).toHaveLength(15);
  });
});
