import { randomUUID } from 'node:crypto';
import type { AccountStatus } from '../../../shared/accounts/account-status.ts';
import { brand } from '../../../shared/brand.ts';
import type { ReleaseId, SubmissionId } from '../../../shared/ids.ts';
import { type RequiredItem, requiredItems } from '../../../shared/releases/completeness.ts';
import { releaseEdit, type TrackEdit, trackEdit } from '../../../shared/releases/field-edit.ts';
import type { DraftRelease, SubmittedRelease } from '../../../shared/releases/release.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder, NO_TRACK, newId } from '../../../shared/test/builders.ts';
import { keys } from '../../platform/keys.ts';
import { admin, newArtist, type Person, statusChange, table } from '../../test/people.ts';
import { rawCall } from '../../test/raw-call.ts';
import { current, emptyDraft, freshKey, releases, stored } from '../../test/releases.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

type Body = { agreementVersion: string; plan: 'paid' | 'basic' };
const submit = (releaseId: ReleaseId, body: Partial<Body> = {}) =>
  artist.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId },
    body: { agreementVersion: brand.agreementVersion, plan: 'basic', ...body },
    ...freshKey(),
  });

const draft = (different: Partial<DraftRelease> = {}) =>
  stored(aCompleteDraft({ artistId: artist.artistId, ...different }));

test('product 11.6: a complete draft becomes submitted, with who agreed to what, and when', async () => {
  const release = await draft();
  const before = Date.now();
  const submitted = await submit(release.id);
  expect(submitted).toMatchObject({
    status: 'submitted',
    submission: { agreementVersion: brand.agreementVersion, by: artist.artistId, plan: 'basic' },
    rev: release.rev + 1,
  });
  const { submission } = submitted as typeof submitted & { status: 'submitted' };
  expect(Date.parse(submission.at)).toBeGreaterThanOrEqual(before - 1);
  expect(await current(release)).toEqual(submitted);
});

test('the same submission may be made again, by a request that ran twice; another one is refused', async () => {
  const release = await draft();
  const submission = { at: new Date().toISOString(), agreementVersion: brand.agreementVersion, by: artist.artistId };
  const made = (id: SubmissionId) =>
    releases.saveSubmitted({ ...release, status: 'submitted', submission: { ...submission, id } });
  const [mine, other] = [newId('submission'), newId('submission')];
  const submitted = await made(mine);
  expect(await made(mine)).toEqual(submitted);
  await expect(made(other)).rejects.toMatchObject({ code: 'release-already-submitted' });
  expect(await current(release)).toEqual(submitted);
});

test('the tests’ builder stores a submitted release as a submission does', async () => {
  const [first, second] = [aCompleteDraft({ artistId: artist.artistId }), newId('release')];
  const atOnce = (await stored(first, 'submitted')) as SubmittedRelease;
  const later = await stored({ ...first, id: second });
  await releases.saveSubmitted({ ...later, status: 'submitted', submission: atOnce.submission } as SubmittedRelease);
  const itemOf = async (releaseId: ReleaseId) =>
    table.get(keys.release({ artistId: artist.artistId, releaseId }), { consistent: true });
  expect({ ...(await itemOf(second)), PK: '', id: '' }).toEqual({ ...(await itemOf(first.id)), PK: '', id: '' });
  expect(atOnce).toEqual(await current(first));
});

test('product 11.4: an empty release cannot be submitted; all ten missing items are named', async () => {
  const { id } = await emptyDraft(artist);
  await expect(submit(id)).rejects.toMatchObject({
    code: 'release-incomplete',
    details: { missing: Object.values(requiredItems).map(({ name }) => name) },
  });
});

const without: [RequiredItem, Partial<DraftRelease>][] = [
  ['title', { title: 'Untitled Release' }],
  ['cover', { cover: null }],
  ['primaryGenre', { primaryGenre: '' }],
  ['albumArtist', inOrder([aTrack({ artists: [] })])],
  ['explicit', inOrder([aTrack({ explicit: '' })])],
  ['metadataLanguage', { metadataLanguage: '' }],
  ['pLine', { pLine: null }],
  ['cLine', { cLine: null }],
  ['salesStart', { salesStart: '' }],
];
test.each(without)('product 11.4: without %s it is blocked, by that name', async (item, lack) => {
  const release = await draft(lack);
  await expect(submit(release.id)).rejects.toMatchObject({
    code: 'release-incomplete',
    details: { missing: [requiredItems[item].name] },
  });
  expect(await current(release)).toEqual(release);
});

test('names the tracks that stop a submission: each needs a title and a named primary artist', async () => {
  const tracks = [aTrack(), aTrack({ title: 'Track 2' }), aTrack({ title: '' }), aTrack({ artists: [aCredit('')] })];
  const release = await draft(inOrder(tracks));
  await expect(submit(release.id)).rejects.toMatchObject({
    code: 'release-incomplete',
    details: { missing: ['Primary artist of track 4', 'Title of track 3', 'Title of track 2'] },
  });
});

test('every track needs its audio: those without are named by their number', async () => {
  const release = await draft(inOrder([aTrack(), aTrack({ audio: null }), aTrack({ audio: null })]));
  await expect(submit(release.id)).rejects.toMatchObject({
    details: { missing: ['Audio file of track 2', 'Audio file of track 3'] },
  });
});

test('a finding is named with the missing items; once fixed or explained, it blocks nothing (product 11.10)', async () => {
  const release = await draft({ ...inOrder([aTrack({ composers: [], aiAudio: '' })]), stated: [] });
  const [trackId = NO_TRACK] = release.trackIds;
  const params = { releaseId: release.id };
  await expect(submit(release.id)).rejects.toMatchObject({
    code: 'release-incomplete',
    details: { missing: ['The title of a single', 'Composer', 'AI used for the audio'] },
  });
  await artist.api('PATCH /api/releases/{releaseId}', {
    params,
    body: releaseEdit('stated', [], [{ code: 'single-title', text: 'It is the name of the ferry' }]),
  });
  const ofTrack = (body: TrackEdit) =>
    artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', { params: { ...params, trackId }, body });
  await ofTrack(trackEdit('stated', [], [{ code: 'composer-missing', text: 'It is a sea shanty' }]));
  await ofTrack(trackEdit('aiAudio', '', 'none'));
  expect(await submit(release.id)).toMatchObject({ status: 'submitted' });
});

test('product 11.6: an older or invented version of the agreement is not accepted', async () => {
  const release = await draft();
  for (const version of ['2020-01', '', '2099-01']) {
    await expect(submit(release.id, { agreementVersion: version })).rejects.toMatchObject({
      code: 'agreement-outdated',
      details: { inForce: brand.agreementVersion },
    });
  }
  expect(await current(release)).toEqual(release);
});

test('of two submissions at once, one succeeds and the other is refused', async () => {
  const release = await draft();
  const results = await Promise.allSettled([submit(release.id), submit(release.id)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'release-already-submitted' },
  });
  expect((await current(release)).rev).toBe(release.rev + 1);
  await expect(submit(release.id)).rejects.toMatchObject({ code: 'release-already-submitted' });
});

describe.each(['new', 'pending', 'rejected'] as const satisfies AccountStatus[])(
  'product 3.12: an account that is %s',
  (status) => {
    it('cannot create, add a track, upload, check out or submit, and keeps editing its drafts', async () => {
      const office = await admin();
      const person = await newArtist('active');
      const release = await stored(aCompleteDraft({ artistId: person.artistId }));
      await office.api('PATCH /api/admin/users/{artistId}/status', {
        params: { artistId: person.artistId },
        body: statusChange('active', status),
      });
      const params = { releaseId: release.id };
      const [trackId = ''] = release.trackIds;
      const refused = [
        rawCall('POST /api/releases', { token: person.token, idempotencyKey: randomUUID() }),
        rawCall('POST /api/releases/{releaseId}/tracks', { token: person.token, params, idempotencyKey: randomUUID() }),
        rawCall('POST /api/releases/{releaseId}/uploads', {
          token: person.token,
          params,
          body: { target: { kind: 'cover' }, fileName: 'c.jpg', contentType: 'image/jpeg', size: 10 },
        }),
        rawCall('POST /api/releases/{releaseId}/checkout', {
          token: person.token,
          params,
          body: { plan: 'single' },
          idempotencyKey: randomUUID(),
        }),
        rawCall('POST /api/releases/{releaseId}/submit', {
          token: person.token,
          params,
          body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
          idempotencyKey: randomUUID(),
        }),
      ];
      for (const answer of refused) expect(await answer).toMatchObject({ status: 403, code: 'account-inactive' });
      expect(await current(release)).toEqual(release);

      const body = { field: 'title', from: 'Night Ferry', to: 'Day Ferry' } as const;
      const edited = await person.api('PATCH /api/releases/{releaseId}', { params, body });
      expect(edited.title).toBe('Day Ferry');
      const track = { field: 'title', from: 'Harbour Light', to: 'Harbour Dark' } as const;
      await person.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
        params: { ...params, trackId },
        body: track,
      });
    });
  },
);
