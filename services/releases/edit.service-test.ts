import type { TrackId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder, NO_TRACK, newId } from '../../shared/test/builders.ts';
import { newArtist, type Person } from '../test/people.ts';
import { rawCall } from '../test/raw-call.ts';
import { current, releases, stored } from '../test/releases.ts';

let artist: Person;
let release: Release;
let trackId: TrackId;

beforeAll(async () => {
  artist = await newArtist('active');
});
beforeEach(async () => {
  release = await stored(aCompleteDraft({ artistId: artist.artistId }));
  trackId = release.trackIds[0] ?? NO_TRACK;
});

const edit = (field: string, from: unknown, to: unknown) =>
  artist.api('PATCH /api/releases/{releaseId}', {
    params: { releaseId: release.id },
    body: { field, from, to } as never,
  });
const editTrack = (field: string, from: unknown, to: unknown, id = trackId) =>
  artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
    params: { releaseId: release.id, trackId: id },
    body: { field, from, to } as never,
  });

describe('product 5.5: an edit says what it saw', () => {
  it('is written while that still stands, and moves rev by one', async () => {
    const edited = await edit('title', 'Night Ferry', '  Day Ferry ');
    expect(edited).toMatchObject({ title: 'Day Ferry', rev: release.rev + 1 });
    expect(await current(release)).toEqual(edited);
    expect(Date.parse(edited.updatedAt)).toBeGreaterThan(Date.parse(release.updatedAt));
  });

  it('is a success when the field already has the new value', async () => {
    await edit('title', 'Night Ferry', 'Day Ferry');
    expect((await edit('title', 'Night Ferry', 'Day Ferry')).title).toBe('Day Ferry');
  });

  it('is refused with the current value when the field was changed elsewhere', async () => {
    const changed = await edit('title', 'Night Ferry', 'Day Ferry');
    await expect(edit('title', 'Night Ferry', 'Dusk Ferry')).rejects.toMatchObject({
      code: 'field-changed',
      details: { field: 'title', current: 'Day Ferry' },
    });
    expect(await current(release)).toEqual(changed);
  });

  it('compares whole values: rights lines and lists', async () => {
    await edit('pLine', { year: 2026, holder: 'Ferry House' }, { year: 2027, holder: 'Ferry House' });
    await edit('cLine', { holder: 'Ferry House', year: 2026 }, null);
    await edit('territories', ['WW'], ['PT', 'ES']);
    await expect(edit('territories', ['ES', 'PT'], ['WW'])).rejects.toMatchObject({
      code: 'field-changed',
      details: { current: ['PT', 'ES'] },
    });
    await edit('cLine', null, { year: 2020, holder: 'Elsewhere' });
    expect(await current(release)).toMatchObject({
      pLine: { year: 2027 },
      cLine: { year: 2020, holder: 'Elsewhere' },
      territories: ['PT', 'ES'],
    });
  });

  it('works the same on a track', async () => {
    const artists = release.tracks[trackId]?.artists;
    const more = [...(artists ?? []), aCredit('Io Lund', 'Featuring')];
    expect((await editTrack('artists', artists, more)).tracks[trackId]?.artists).toEqual(more);
    await expect(editTrack('artists', artists, [aCredit('Ana')])).rejects.toMatchObject({
      code: 'field-changed',
      details: { current: more },
    });
    expect((await editTrack('previewStartSeconds', null, 30)).tracks[trackId]?.previewStartSeconds).toBe(30);
    expect((await editTrack('previewStartSeconds', 30, null)).tracks[trackId]?.previewStartSeconds).toBeNull();
  });
});

test('a release is made once: another one under its id is refused, and the first stays', async () => {
  const another = aCompleteDraft({ artistId: artist.artistId, id: release.id, title: 'Another' });
  await expect(releases.create(another)).rejects.toThrow(`There is a release ${release.id} already`);
  expect(await current(release)).toEqual(release);
});

test('a release whose making was answered to nobody is made all the same when it is written again', async () => {
  const draft = aCompleteDraft({ artistId: artist.artistId });
  await releases.create(draft);
  await releases.create(draft);
  expect(await current(draft)).toEqual(draft);
});

describe('two tabs at the same moment', () => {
  it('on the same field: one is written, the other is shown the value of the first', async () => {
    const results = await Promise.allSettled([
      edit('title', 'Night Ferry', 'From tab one'),
      edit('title', 'Night Ferry', 'From tab two'),
    ]);
    const { title } = await current(release);
    const [winner] = results.filter(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<Release>[];
    const losers = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(losers).toHaveLength(1);
    expect(winner?.value.title).toBe(title);
    expect(losers[0]?.reason).toMatchObject({ code: 'field-changed', details: { current: title } });
  });

  it('on different fields, of release and track: nobody loses', async () => {
    const both = await Promise.all([
      edit('title', 'Night Ferry', 'From tab one'),
      edit('recordLabel', '', 'Ferry House'),
      editTrack('title', 'Harbour Light', 'Harbour Dark'),
      editTrack('explicit', 'Not Explicit', 'Explicit'),
    ]);
    const after = await current(release);
    expect(after).toMatchObject({ title: 'From tab one', recordLabel: 'Ferry House', rev: release.rev + 4 });
    expect(after.tracks[trackId]).toMatchObject({ title: 'Harbour Dark', explicit: 'Explicit' });
    expect(new Set(both.map(({ rev }) => rev)).size).toBe(4);
  });
});

describe('what an edit cannot reach', () => {
  it('a track that the release does not have', async () => {
    const elsewhere = await stored(aCompleteDraft({ artistId: artist.artistId }));
    for (const id of [newId('track'), elsewhere.trackIds[0] ?? NO_TRACK]) {
      await expect(editTrack('title', 'Harbour Light', 'Harbour Dark', id)).rejects.toMatchObject({
        code: 'track-not-found',
      });
    }
    expect(await current(release)).toEqual(release);
  });

  it.each(['status', 'artistId', 'plan', 'cover', 'tracks', 'trackIds', 'rev', 'submission', '__proto__', 'PK', ''])(
    'the field "%s" of a release',
    async (field) => {
      const answer = await rawCall('PATCH /api/releases/{releaseId}', {
        token: artist.token,
        params: { releaseId: release.id },
        body: `{"field":${JSON.stringify(field)},"from":"draft","to":"exported"}`,
      });
      expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
      expect(await current(release)).toEqual(release);
    },
  );

  it.each(['id', 'audio', 'number', 'constructor'])('the field "%s" of a track', async (field) => {
    const answer = await rawCall('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
      token: artist.token,
      params: { releaseId: release.id, trackId },
      body: { field, from: null, to: null },
    });
    expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
  });

  it.each([
    ['without what it saw', { field: 'title', to: 'x' }],
    ['without a new value', { field: 'title', from: 'Night Ferry' }],
    ['with more than it may say', { field: 'title', from: 'Night Ferry', to: 'x', status: 'submitted' }],
    ['with another type of value', { field: 'title', from: 'Night Ferry', to: 7 }],
    ['with more in an entry than it may hold', { field: 'pLine', from: null, to: { year: 2026, holder: 'x', a: 1 } }],
  ])('an edit %s is refused', async (_, body) => {
    const params = { releaseId: release.id };
    const answer = await rawCall('PATCH /api/releases/{releaseId}', { token: artist.token, params, body });
    expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
    expect(await current(release)).toEqual(release);
  });

  it.each([
    ['deeper than anything that is stored', `${'['.repeat(60)}${']'.repeat(60)}`],
    ['deeper than a program can follow', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a number that no table can hold', '1e300'],
    ['a number with more digits than a double has', '123456789012345678901234567890'],
    ['an object with an empty name', '{"":1}'],
    ['a name that no object may have', '{"__proto__":{"a":1}}'],
    ['what every object inherits', '{"constructor":{"a":1}}'],
    ['half of a character', '"\\ud800"'],
    ['half of a character in a name', '{"\\ud800":1}'],
    ['a list longer than any', JSON.stringify(Array(50_000).fill(1))],
    ['very long', JSON.stringify('x'.repeat(200_000))],
  ])('what it saw is %s: a refusal, never an error of ours', async (_, from) => {
    const answer = await rawCall('PATCH /api/releases/{releaseId}', {
      token: artist.token,
      params: { releaseId: release.id },
      body: `{"field":"title","from":${from},"to":"x"}`,
    });
    expect([400, 409, 413]).toContain(answer.status);
    expect(await current(release)).toEqual(release);
  });
});

describe('product 5.3: after submission nothing can be edited or added', () => {
  it('by any field of the release or its tracks', async () => {
    const submitted = await stored(aCompleteDraft({ artistId: artist.artistId }), 'submitted');
    release = submitted;
    trackId = submitted.trackIds[0] ?? NO_TRACK;
    const attempts = [
      edit('title', 'Night Ferry', 'Day Ferry'),
      // Also when the field already has the value: "no change" is no way in.
      edit('title', 'Night Ferry', 'Night Ferry'),
      editTrack('title', 'Harbour Light', 'Harbour Dark'),
      artist.api('POST /api/releases/{releaseId}/tracks', {
        params: { releaseId: submitted.id },
        idempotencyKey: 'late',
      }),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ code: 'release-locked' });
    expect(await current(submitted)).toEqual(submitted);
  });
});

describe('product 7.10: the last entry of a list cannot be deleted', () => {
  const contributor = (name: string) => ({ id: newId('credit'), name, role: 'Producer' });
  const writer = (lastName: string) => ({ id: newId('credit'), firstName: 'Ada', lastName });
  const lists = [
    ['artists', [aCredit('Ada'), aCredit('Bo')]],
    ['contributors', [contributor('Ada'), contributor('Bo')]],
    ['composers', [writer('North'), writer('South')]],
    ['lyricists', [writer('North'), writer('South')]],
  ] as const;

  it.each(lists)('of %s, on one track or on all of them; one of two can', async (field, two) => {
    const before = release.tracks[trackId]?.[field];
    const first = two.slice(0, 1);
    await editTrack(field, before, two);
    const kept = await editTrack(field, two, first);
    await expect(editTrack(field, first, [])).rejects.toMatchObject({ code: 'invalid-request' });
    const params = { releaseId: release.id };
    const body = { field, from: { [trackId]: first }, to: [] } as never;
    await expect(artist.api('PATCH /api/releases/{releaseId}/tracks', { params, body })).rejects.toMatchObject({
      code: 'invalid-request',
    });
    // Nor by saying that there was none.
    const lie = field === 'artists' ? 'invalid-request' : 'field-changed';
    await expect(editTrack(field, [], [])).rejects.toMatchObject({ code: lie });
    expect(await current(release)).toEqual(kept);
  });

  it.each(lists)('each of the %s has an id of its own', async (field, [one, two]) => {
    const before = release.tracks[trackId]?.[field];
    const twins = [one, { ...two, id: one.id }];
    await expect(editTrack(field, before, twins)).rejects.toMatchObject({ code: 'invalid-request' });
    expect(await current(release)).toEqual(release);
  });
});

describe('product 7.1: a track knows when it was added, and when it was changed', () => {
  const timesOf = (after: Release, id = trackId) => {
    const { createdAt, updatedAt } = after.tracks[id] ?? {};
    return { createdAt, updatedAt };
  };

  it('an added one both; an edit of it, of all tracks, and a file move the second, and only of that track', async () => {
    const params = { releaseId: release.id };
    const added = await artist.api('POST /api/releases/{releaseId}/tracks', { params, idempotencyKey: 'times' });
    const other = added.trackIds[1] ?? NO_TRACK;
    const at = added.updatedAt;
    expect(timesOf(added, other)).toEqual({ createdAt: at, updatedAt: at });

    const edited = await editTrack('version', '', 'Live');
    expect(timesOf(edited)).toEqual({ ...timesOf(release), updatedAt: edited.updatedAt });
    expect(timesOf(edited, other)).toEqual(timesOf(added, other));

    const body = { field: 'containsCover' as const, from: { [trackId]: false, [other]: false }, to: true };
    const all = await artist.api('PATCH /api/releases/{releaseId}/tracks', { params, body });
    for (const id of [trackId, other]) expect(timesOf(all, id).updatedAt).toBe(all.updatedAt);

    const coded = await editTrack('isrc', '', 'USABC2600001');
    expect(timesOf(coded).updatedAt).toBe(coded.updatedAt);
    const titled = await edit('title', 'Night Ferry', 'Day Ferry');
    expect(timesOf(titled)).toEqual(timesOf(coded));
  });

  it('one that was stored before has none, until it is changed', async () => {
    const { createdAt: _, updatedAt: __, ...track } = aTrack();
    release = await stored(aCompleteDraft({ artistId: artist.artistId, ...inOrder([track]) }));
    expect(timesOf(await current(release), track.id)).toEqual({});
    const edited = await editTrack('version', '', 'Live', track.id);
    expect(timesOf(edited, track.id)).toEqual({ updatedAt: edited.updatedAt });
  });
});

describe('product 7.2: at most 15 tracks', () => {
  const add = (n: number) =>
    artist.api('POST /api/releases/{releaseId}/tracks', {
      params: { releaseId: release.id },
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
    release = await stored(
      aCompleteDraft({ artistId: artist.artistId, ...inOrder(Array.from({ length: 14 }, () => aTrack())) }),
    );
    expect((await add(15)).trackIds).toHaveLength(15);
    await expect(add(16)).rejects.toMatchObject({ code: 'too-many-tracks' });
    expect((await current(release)).trackIds).toHaveLength(15);
  });
});
