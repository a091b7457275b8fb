import type { TrackId } from '../../../shared/ids.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { sharedTrackFields } from '../../../shared/releases/shared-track-fields.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder, NO_TRACK, newId } from '../../../shared/test/builders.ts';
import { newArtist, type Person, table } from '../../test/people.ts';
import { rawCall } from '../../test/raw-call.ts';
import { current, freshKey, newDraft, stored } from '../../test/releases.ts';
import { trackRepository } from './track-repository.ts';

let artist: Person;
let stranger: Person;
let release: Release;
let ids: TrackId[];

beforeAll(async () => {
  artist = await newArtist('active');
  stranger = await newArtist('active');
});
const ofTracks = (count: number, status: 'draft' | 'submitted' = 'draft') =>
  stored(
    aCompleteDraft({
      artistId: artist.artistId,
      ...inOrder(Array.from({ length: count }, (_, n) => aTrack({ title: `Song ${n + 1}` }))),
    }),
    status,
  );
beforeEach(async () => {
  release = await ofTracks(3);
  ids = release.trackIds;
});

const remove = (trackId: TrackId, of: Pick<Release, 'id'> = release, by = artist) =>
  by.api('DELETE /api/releases/{releaseId}/tracks/{trackId}', { params: { releaseId: of.id, trackId } });
const reorder = (from: string[], to: string[], of: Pick<Release, 'id'> = release, by = artist) =>
  by.api('PUT /api/releases/{releaseId}/track-order', { params: { releaseId: of.id }, body: { from, to } });
const editAll = (body: object, of: Pick<Release, 'id'> = release, by = artist) =>
  by.api('PATCH /api/releases/{releaseId}/tracks', { params: { releaseId: of.id }, body: body as never });
const seen = (value: unknown, of = ids) => Object.fromEntries(of.map((id) => [id, value]));
const titles = ({ trackIds, tracks }: Release) => trackIds.map((id) => tracks[id]?.title);

describe('product 7.4: removing a track renumbers the rest', () => {
  it.each([
    [0, ['Song 2', 'Song 3']],
    [1, ['Song 1', 'Song 3']],
    [2, ['Song 1', 'Song 2']],
  ])('the track at position %i is removed, and the others keep their titles', async (place, left) => {
    const after = await remove(ids[place] ?? NO_TRACK);
    expect(titles(after)).toEqual(left);
    expect(Object.keys(after.tracks).sort()).toEqual([...after.trackIds].sort());
    expect(after.rev).toBe(release.rev + 1);
    expect(await current(release)).toEqual(after);
  });

  it('the last one may be removed too, and a new one is number 1 again', async () => {
    for (const id of ids) await remove(id);
    expect((await current(release)).trackIds).toEqual([]);
  });

  it('cannot be removed twice', async () => {
    const after = await remove(ids[1] ?? NO_TRACK);
    await expect(remove(ids[1] ?? NO_TRACK)).rejects.toMatchObject({ code: 'track-not-found' });
    await expect(remove(newId('track'))).rejects.toMatchObject({ code: 'track-not-found' });
    expect(await current(release)).toEqual(after);
  });

  it('adding is repeated safely: the same track is added once, even if the count is the same again', async () => {
    const tracks = trackRepository(table);
    const owned = { artistId: release.artistId, releaseId: release.id };
    const added = { track: aTrack({ title: 'Song 4' }), count: 3, now: new Date() };
    await tracks.add(owned, added);
    await remove(ids[0] ?? NO_TRACK);
    const before = await current(release);
    expect(await tracks.add(owned, added)).toEqual(before);
    expect(titles(await current(release))).toEqual(['Song 2', 'Song 3', 'Song 4']);
  });

  it('all tracks at once, each by its own request, leave none', async () => {
    const full = await ofTracks(15);
    await Promise.all(full.trackIds.map((id) => remove(id, full)));
    expect(await current(full)).toMatchObject({ trackIds: [], tracks: {} });
  });
});

describe('another order', () => {
  it('renumbers the tracks, and changes nothing else', async () => {
    const to = [ids[2], ids[0], ids[1]] as string[];
    const after = await reorder(ids, to);
    expect(titles(after)).toEqual(['Song 3', 'Song 1', 'Song 2']);
    expect(after.tracks).toEqual(release.tracks);
    expect(await current(release)).toEqual(after);
  });

  it('succeeds when the tracks already have this order', async () => {
    const to = [...ids].reverse();
    await reorder(ids, to);
    expect((await reorder(ids, to)).trackIds).toEqual(to);
  });

  it('is rejected if somebody else reordered, added or removed tracks concurrently', async () => {
    const [a = NO_TRACK, b = NO_TRACK, c = NO_TRACK] = ids;
    await reorder(ids, [b, a, c]);
    await expect(reorder(ids, [c, b, a])).rejects.toMatchObject({ code: 'release-changed' });
    await remove(c);
    await expect(reorder([b, a, c], [a, b, c])).rejects.toMatchObject({ code: 'release-changed' });
    expect((await current(release)).trackIds).toEqual([b, a]);
  });

  it.each<[string, (ids: string[]) => string[]]>([
    ['a track less', ([a = '', b = '']) => [a, b]],
    ['a track twice', ([a = '', b = '']) => [a, b, b]],
    ['a track more', (all) => [...all, newId('track')]],
    ['a foreign track', ([a = '', b = '']) => [a, b, newId('track')]],
    ['no id at all', ([a = '', b = '']) => [a, b, 'trk_x']],
  ])('with %s is not the agreed form', async (_, to) => {
    const answer = await rawCall('PUT /api/releases/{releaseId}/track-order', {
      token: artist.token,
      params: { releaseId: release.id },
      body: { from: ids, to: to(ids) },
    });
    expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
    expect(await current(release)).toEqual(release);
  });
});

describe('one value for all tracks', () => {
  it('is written on each of them in one step', async () => {
    const after = await editAll({ field: 'explicit', from: seen('Not Explicit'), to: 'Explicit' });
    expect(Object.values(after.tracks).map(({ explicit }) => explicit)).toEqual(['Explicit', 'Explicit', 'Explicit']);
    expect(after.rev).toBe(release.rev + 1);
    expect(await current(release)).toEqual(after);
  });

  it('accepts a whole list of credits, with their ids', async () => {
    const to = [aCredit('Mara Ellis'), aCredit('Io Lund', 'Featuring')];
    const from = Object.fromEntries(ids.map((id) => [id, release.tracks[id]?.artists]));
    const after = await editAll({ field: 'artists', from, to });
    for (const id of ids) expect(after.tracks[id]?.artists).toEqual(to);
  });

  it('continues after an earlier attempt, and over a track that already has the value', async () => {
    await editAll({ field: 'aiAudio', from: seen(''), to: 'none' });
    const after = await editAll({ field: 'aiAudio', from: seen(''), to: 'none' });
    expect(Object.values(after.tracks).map(({ aiAudio }) => aiAudio)).toEqual(['none', 'none', 'none']);
  });

  it('is rejected as a whole, with each track’s current value, if one of them was changed elsewhere', async () => {
    const [, second = ''] = ids;
    await artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
      params: { releaseId: release.id, trackId: second },
      body: { field: 'audioLanguage', from: 'en', to: 'pt' },
    });
    const before = await current(release);
    await expect(editAll({ field: 'audioLanguage', from: seen('en'), to: 'fr' })).rejects.toMatchObject({
      code: 'field-changed',
      details: { field: 'audioLanguage', current: { ...seen('en'), [second]: 'pt' } },
    });
    expect(await current(release)).toEqual(before);
  });

  it('is rejected if a track was added or removed, because the value would not be on all of them', async () => {
    const [first = NO_TRACK, second = NO_TRACK] = ids;
    const of = { field: 'containsCover', to: true };
    const changed = { code: 'field-changed', details: { field: 'containsCover', current: seen(false) } };
    await expect(editAll({ ...of, from: seen(false, [first, second]) })).rejects.toMatchObject(changed);
    await expect(editAll({ ...of, from: seen(false, [...ids, newId('track')]) })).rejects.toMatchObject(changed);
    await expect(editAll({ ...of, from: seen(false, [first, second, newId('track')]) })).rejects.toMatchObject(changed);
    expect(await current(release)).toEqual(release);
  });

  it('is written on some of them if requested; one that does not exist is rejected', async () => {
    const [first = NO_TRACK, second = NO_TRACK, third = NO_TRACK] = ids;
    const of = { field: 'containsCover', to: true, some: true };
    const after = await editAll({ ...of, from: seen(false, [first, third]) });
    expect([first, second, third].map((id) => after.tracks[id]?.containsCover)).toEqual([true, false, true]);
    await expect(editAll({ ...of, from: seen(false, [second, newId('track')]) })).rejects.toMatchObject({
      code: 'field-changed',
    });
    expect(await current(release)).toEqual(after);
  });

  it('fits a full album with fifty credits on each track', async () => {
    const full = await ofTracks(15);
    const to = Array.from({ length: 50 }, (_, n) => ({ id: newId('credit'), name: `Player ${n}`, role: 'Producer' }));
    const after = await editAll({ field: 'contributors', from: seen([], full.trackIds), to }, full);
    expect(Object.values(after.tracks).every(({ contributors }) => contributors.length === 50)).toBe(true);
    const again = [{ id: newId('credit'), name: 'Ana', role: 'Producer' }];
    await editAll({ field: 'contributors', from: seen(to, full.trackIds), to: again }, full);
  });

  it.each([
    ['a field of one track only', { field: 'title', from: {}, to: 'x' }],
    ['a field of the system', { field: 'audio', from: {}, to: null }],
    ['no track', { field: 'explicit', from: {}, to: 'Explicit' }],
    ['a name that is no id', { field: 'explicit', from: { __proto__x: '' }, to: 'Explicit' }],
    ['a wrong value', { field: 'explicit', from: { [newId('track')]: '' }, to: 'Loud' }],
    ['an emptied list of artists', { field: 'artists', from: { [newId('track')]: [] }, to: [] }],
    ['what no page can have shown', { field: 'explicit', from: { [newId('track')]: 1.5 }, to: 'Explicit' }],
    [
      'sixteen tracks',
      { field: 'explicit', from: Object.fromEntries(Array.from({ length: 16 }, () => [newId('track'), ''])), to: '' },
    ],
  ])('%s is not the agreed form', async (_, body) => {
    const answer = await rawCall('PATCH /api/releases/{releaseId}/tracks', {
      token: artist.token,
      params: { releaseId: release.id },
      body,
    });
    expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
  });

  it.each(sharedTrackFields)('%s can be set on all', async (field) => {
    const from = Object.fromEntries(ids.map((id) => [id, release.tracks[id]?.[field]]));
    const to = release.tracks[ids[0] ?? NO_TRACK]?.[field];
    const after = await editAll({ field, from, to });
    for (const id of ids) expect(after.tracks[id]?.[field]).toEqual(to);
  });
});

describe.each<[string, (of: Release, by: Person) => Promise<unknown>]>([
  ['removing a track', (of, by) => remove(of.trackIds[0] ?? NO_TRACK, of, by)],
  ['another order', (of, by) => reorder(of.trackIds, [...of.trackIds].reverse(), of, by)],
  [
    'one value for all tracks',
    (of, by) => editAll({ field: 'explicit', from: seen('Not Explicit', of.trackIds), to: 'Explicit' }, of, by),
  ],
])('%s', (_, change) => {
  it('product 5.3: is refused once the release is submitted, and nothing changes', async () => {
    const submitted = await ofTracks(2, 'submitted');
    await expect(change(submitted, artist)).rejects.toMatchObject({ code: 'release-locked' });
    expect(await current(submitted)).toEqual(submitted);
  });

  it('product 3.13: a foreign release is treated as nonexistent', async () => {
    await expect(change(release, stranger)).rejects.toMatchObject({ code: 'release-not-found' });
    await expect(change({ ...release, id: newId('release') }, artist)).rejects.toMatchObject({
      code: 'release-not-found',
    });
    expect(await current(release)).toEqual(release);
  });
});

describe('the account’s name as the credit of a new track', () => {
  const firstArtists = async (person: Person) => {
    const { id: releaseId } = await newDraft(person);
    await person.api('POST /api/releases/{releaseId}/tracks', { params: { releaseId }, ...freshKey() });
    const { tracks, trackIds } = await current({ id: releaseId, artistId: person.artistId });
    return tracks[trackIds[0] ?? NO_TRACK]?.artists;
  };

  it('product 7.1: is filled in from the start', async () => {
    expect(await firstArtists(artist)).toMatchObject([{ name: 'Mara Ellis', role: 'Primary' }]);
  });

  it('is left out if it is not the name of a single artist, so that the form still accepts the release', async () => {
    expect(await firstArtists(await newArtist('active', 'Ada; Bo'))).toEqual([]);
  });
});
