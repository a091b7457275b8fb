import type { Release } from '../../../shared/releases/release.ts';
import { aCompleteDraft, aCredit, NO_TRACK, newId } from '../../../shared/test/builders.ts';
import { editedRelease } from '../../test/edited-release.ts';
import { rawCall } from '../../test/raw-call.ts';
import { current, releases, stored } from '../../test/releases.ts';

const { own, take, edit, editTrack } = editedRelease();

describe('an edit carries the value that it replaces (product 5.5)', () => {
  it('is written while the value is still the same, and raises rev by one', async () => {
    const edited = await edit('title', 'Night Ferry', '  Day Ferry ');
    expect(edited).toMatchObject({ title: 'Day Ferry', rev: own.release.rev + 1 });
    expect(await current(own.release)).toEqual(edited);
    expect(Date.parse(edited.updatedAt)).toBeGreaterThan(Date.parse(own.release.updatedAt));
  });

  it('succeeds when the field already has the new value', async () => {
    await edit('title', 'Night Ferry', 'Day Ferry');
    expect((await edit('title', 'Night Ferry', 'Day Ferry')).title).toBe('Day Ferry');
  });

  it('is refused with the current value when the field was changed elsewhere', async () => {
    const changed = await edit('title', 'Night Ferry', 'Day Ferry');
    await expect(edit('title', 'Night Ferry', 'Dusk Ferry')).rejects.toMatchObject({
      code: 'field-changed',
      details: { field: 'title', current: 'Day Ferry' },
    });
    expect(await current(own.release)).toEqual(changed);
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
    expect(await current(own.release)).toMatchObject({
      pLine: { year: 2027 },
      cLine: { year: 2020, holder: 'Elsewhere' },
      territories: ['PT', 'ES'],
    });
  });

  it('works the same on a track', async () => {
    const artists = own.release.tracks[own.trackId]?.artists;
    const more = [...(artists ?? []), aCredit('Io Lund', 'Featuring')];
    expect((await editTrack('artists', artists, more)).tracks[own.trackId]?.artists).toEqual(more);
    await expect(editTrack('artists', artists, [aCredit('Ana')])).rejects.toMatchObject({
      code: 'field-changed',
      details: { current: more },
    });
    expect((await editTrack('previewStartSeconds', null, 30)).tracks[own.trackId]?.previewStartSeconds).toBe(30);
    expect((await editTrack('previewStartSeconds', 30, null)).tracks[own.trackId]?.previewStartSeconds).toBeNull();
  });
});

test('a second release under the same id is refused, and the first is kept', async () => {
  const another = aCompleteDraft({ artistId: own.artist.artistId, id: own.release.id, title: 'Another' });
  await expect(releases.create(another)).rejects.toThrow(`There is a release ${own.release.id} already`);
  expect(await current(own.release)).toEqual(own.release);
});

test('creating a release again after a lost reply succeeds', async () => {
  const draft = aCompleteDraft({ artistId: own.artist.artistId });
  await releases.create(draft);
  await releases.create(draft);
  expect(await current(draft)).toEqual(draft);
});

describe('two tabs at the same moment', () => {
  it('on the same field: one edit is written, and the other is refused with the value of the first', async () => {
    const results = await Promise.allSettled([
      edit('title', 'Night Ferry', 'From tab one'),
      edit('title', 'Night Ferry', 'From tab two'),
    ]);
    const { title } = await current(own.release);
    const [winner] = results.filter(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<Release>[];
    const losers = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(losers).toHaveLength(1);
    expect(winner?.value.title).toBe(title);
    expect(losers[0]?.reason).toMatchObject({ code: 'field-changed', details: { current: title } });
  });

  it('on different fields, of release and track: both are written', async () => {
    const both = await Promise.all([
      edit('title', 'Night Ferry', 'From tab one'),
      edit('recordLabel', '', 'Ferry House'),
      editTrack('title', 'Harbour Light', 'Harbour Dark'),
      editTrack('explicit', 'Not Explicit', 'Explicit'),
    ]);
    const after = await current(own.release);
    expect(after).toMatchObject({ title: 'From tab one', recordLabel: 'Ferry House', rev: own.release.rev + 4 });
    expect(after.tracks[own.trackId]).toMatchObject({ title: 'Harbour Dark', explicit: 'Explicit' });
    expect(new Set(both.map(({ rev }) => rev)).size).toBe(4);
  });
});

describe('an edit cannot change', () => {
  it('a track that the release does not have', async () => {
    const elsewhere = await stored(aCompleteDraft({ artistId: own.artist.artistId }));
    for (const id of [newId('track'), elsewhere.trackIds[0] ?? NO_TRACK]) {
      await expect(editTrack('title', 'Harbour Light', 'Harbour Dark', id)).rejects.toMatchObject({
        code: 'track-not-found',
      });
    }
    expect(await current(own.release)).toEqual(own.release);
  });

  it.each(['status', 'artistId', 'plan', 'cover', 'tracks', 'trackIds', 'rev', 'submission', '__proto__', 'PK', ''])(
    'the field "%s" of a release',
    async (field) => {
      const answer = await rawCall('PATCH /api/releases/{releaseId}', {
        token: own.artist.token,
        params: { releaseId: own.release.id },
        body: `{"field":${JSON.stringify(field)},"from":"draft","to":"exported"}`,
      });
      expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
      expect(await current(own.release)).toEqual(own.release);
    },
  );

  it.each(['id', 'audio', 'number', 'constructor'])('the field "%s" of a track', async (field) => {
    const answer = await rawCall('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
      token: own.artist.token,
      params: { releaseId: own.release.id, trackId: own.trackId },
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
    const params = { releaseId: own.release.id };
    const answer = await rawCall('PATCH /api/releases/{releaseId}', { token: own.artist.token, params, body });
    expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
    expect(await current(own.release)).toEqual(own.release);
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
      token: own.artist.token,
      params: { releaseId: own.release.id },
      body: `{"field":"title","from":${from},"to":"x"}`,
    });
    expect([400, 409, 413]).toContain(answer.status);
    expect(await current(own.release)).toEqual(own.release);
  });
});

describe('after submission nothing can be edited or added (product 5.3)', () => {
  it('by any field of the release or its tracks', async () => {
    const submitted = await stored(aCompleteDraft({ artistId: own.artist.artistId }), 'submitted');
    take(submitted);
    const attempts = [
      edit('title', 'Night Ferry', 'Day Ferry'),
      // Rejected even if the field already has the value, so that an edit that changes nothing bypasses no check.
      edit('title', 'Night Ferry', 'Night Ferry'),
      editTrack('title', 'Harbour Light', 'Harbour Dark'),
      own.artist.api('POST /api/releases/{releaseId}/tracks', {
        params: { releaseId: submitted.id },
        idempotencyKey: 'late',
      }),
    ];
    for (const end of await Promise.allSettled(attempts))
      expect(end).toMatchObject({ status: 'rejected', reason: { code: 'release-locked' } });
    expect(await current(submitted)).toEqual(submitted);
  });
});
