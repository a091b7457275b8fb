import { brand } from '../../../shared/brand.ts';
import type { OfficeRelease } from '../../../shared/releases/office-release.ts';
import type { DraftRelease, Release } from '../../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK, newId } from '../../../shared/test/builders.ts';
import { personOf } from '../../platform/audit.ts';
import { keys } from '../../platform/keys.ts';
import { auditItems, byTheTests } from '../../test/audits.ts';
import { laptop } from '../../test/laptop.ts';
import { admin, newArtist, type Person, table } from '../../test/people.ts';
import { current, detailOf, freshKey, releases, requestUploadUrl, stored, until } from '../../test/releases.ts';
import { roundsOf } from '../../test/rounds.ts';
import { askForChanges, blurryCover, newSentBackRelease } from '../../test/sent-back.ts';
import { requestChanges } from './request-changes.ts';

let artist: Person;
let office: Person;
beforeAll(async () => {
  [artist, office] = await Promise.all([newArtist('active'), admin()]);
});

const aDraft = (different: Partial<DraftRelease> = {}) =>
  aCompleteDraft({ artistId: artist.artistId, ...inOrder([aTrack(), aTrack()]), ...different });
const submitAgain = ({ id }: Release) =>
  artist.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId: id },
    body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
    ...freshKey(),
  });
const exportOf = ({ artistId, id: releaseId }: Release) =>
  office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
    params: { artistId, releaseId },
    body: {},
  });
const retitle = ({ id, title }: Release, to: string) =>
  artist.api('PATCH /api/releases/{releaseId}', {
    params: { releaseId: id },
    body: { field: 'title', from: title, to },
  });

test('the office sends a submission back; the artist reads the reasons, but no name of the office’s people (product 21.2, 21.5)', async () => {
  const draft = aDraft();
  const trackId = draft.trackIds[1] ?? NO_TRACK;
  const reasons = [
    { code: 'cover-quality' as const },
    { code: 'audio-noise' as const, trackId, note: 'Clicks at 1:12' },
  ];
  const release = await newSentBackRelease(office, draft, { reasons, message: 'Almost there.\nTwo things.' });
  expect(release).toMatchObject({
    status: 'changes_requested',
    changes: { reasons, message: 'Almost there.\nTwo things.' },
  });
  const artists = await detailOf(artist, release.id);
  expect(artists.release).toMatchObject({ status: 'changes_requested', changes: { reasons } });
  expect(artists.messages).toMatchObject([{ by: 'office', text: 'Almost there.\nTwo things.', reasons }]);
  expect(artists.release.events.at(-1)).toMatchObject({ kind: 'changes-requested', by: 'office' });
  expect(JSON.stringify(artists)).not.toContain(office.artistId);
  const { release: offices, messages } = await office.api('GET /api/admin/artists/{artistId}/releases/{releaseId}', {
    params: { artistId: artist.artistId, releaseId: release.id },
  });
  expect(messages[0]?.person?.id).toBe(office.artistId);
  expect(offices).toMatchObject({ changes: { by: { id: office.artistId } } });
  expect(await auditItems(({ object }) => (object as { releaseId?: string }).releaseId === release.id)).toMatchObject([
    { what: 'changes-requested', from: 'submitted', to: 'changes_requested', who: { id: office.artistId } },
  ]);
});

test('product 21.5: a request counts among the messages of the thread, and is never refused for their number', async () => {
  const release = await stored(aDraft(), 'submitted');
  const owned = { artistId: artist.artistId, releaseId: release.id };
  await table.update({
    Key: keys.release(owned),
    UpdateExpression: 'SET messageCount = :last',
    ExpressionAttributeValues: { ':last': 499 },
  });
  await askForChanges(office, release);
  expect(await table.get(keys.release(owned), { consistent: true })).toMatchObject({ messageCount: 500 });
  const write = (by: Person) =>
    by.api('POST /api/releases/{releaseId}/messages', {
      params: { releaseId: release.id },
      body: { text: 'One more' },
      ...freshKey(),
    });
  await expect(write(artist)).rejects.toMatchObject({ code: 'too-many-messages' });
  await submitAgain(release);
  await askForChanges(office, (await current(release)) as typeof release);
  expect(await table.get(keys.release(owned), { consistent: true })).toMatchObject({ messageCount: 501 });
});

test('fields, files and the order of tracks can be changed; no track can be added or removed, and the release cannot be deleted (product 21.1)', async () => {
  const release = await newSentBackRelease(office, aDraft());
  const params = { releaseId: release.id };
  const [first = NO_TRACK, second = NO_TRACK] = release.trackIds;
  await retitle(release, 'Day Ferry');
  const edit = { field: 'title', from: 'Harbour Light', to: 'Harbour Dark' } as const;
  await artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
    params: { ...params, trackId: first },
    body: edit,
  });
  await artist.api('PUT /api/releases/{releaseId}/track-order', {
    params,
    body: { from: [first, second], to: [second, first] },
  });
  await requestUploadUrl(
    artist,
    release.id,
    { kind: 'cover' },
    { fileName: 'c.jpg', contentType: 'image/jpeg', size: 1000 },
  );
  await artist.api('PATCH /api/releases/{releaseId}/checklist', { params, body: { step: 2, done: true } });
  await expect(artist.api('POST /api/releases/{releaseId}/tracks', { params, ...freshKey() })).rejects.toMatchObject({
    code: 'release-locked',
  });
  await expect(
    artist.api('DELETE /api/releases/{releaseId}/tracks/{trackId}', { params: { ...params, trackId: first } }),
  ).rejects.toMatchObject({ code: 'release-locked' });
  await expect(artist.api('DELETE /api/releases/{releaseId}', { params })).rejects.toMatchObject({
    code: 'release-locked',
  });
  await expect(exportOf(release)).rejects.toMatchObject({ code: 'release-not-submitted' });
  expect(await current(release)).toMatchObject({ title: 'Day Ferry', trackIds: [second, first], checklist: [2] });
});

test('it is submitted again without the reasons, and the earlier submission is kept (product 21.3, 21.4)', async () => {
  const release = await newSentBackRelease(office, aDraft());
  await retitle(release, 'Day Ferry');
  const again = await submitAgain(release);
  expect(again).toMatchObject({ status: 'submitted', title: 'Day Ferry' });
  expect(again).not.toHaveProperty('changes');
  expect(again.events.map(({ kind }) => kind)).toEqual(['created', 'submitted', 'changes-requested', 'resubmitted']);
  const { earlier, messages } = await detailOf(artist, release.id);
  expect(earlier).toMatchObject({ at: release.submission.at, content: { title: 'Night Ferry' } });
  expect(messages).toHaveLength(1);
  await expect(retitle(again, 'Night Ferry')).rejects.toMatchObject({ code: 'release-locked' });
  await expect(askForChanges(office, release)).rejects.toMatchObject({ code: 'submitted-again' });
  await askForChanges(office, again as typeof release);
  expect((await detailOf(artist, release.id)).earlier?.content.title).toBe('Day Ferry');
});

test('office and artist write in one thread; the office’s messages are emailed, with links to the fields (product 21.5, 21.6)', async () => {
  const draft = aDraft();
  const trackId = draft.trackIds[1] ?? NO_TRACK;
  const release = await newSentBackRelease(office, draft, {
    reasons: [{ code: 'audio-noise', trackId, note: 'Clicks at 1:12' }],
  });
  const params = { artistId: release.artistId, releaseId: release.id };
  await artist.api('POST /api/releases/{releaseId}/messages', {
    params,
    body: { text: 'It is vinyl.' },
    ...freshKey(),
  });
  await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/messages', {
    params,
    body: { text: 'Then it is fine.\nSubmit it.' },
    ...freshKey(),
  });
  const { messages } = await detailOf(artist, release.id);
  expect(messages.map(({ by, text }) => [by, text])).toEqual([
    ['office', 'Almost there.'],
    ['artist', 'It is vinyl.'],
    ['office', 'Then it is fine.\nSubmit it.'],
  ]);
  const inbox = `${laptop.addresses.site}/local/mail.json?to=${encodeURIComponent(artist.email)}`;
  const listed = async () => (await (await fetch(inbox)).json()) as { subject: string; path: string }[];
  const all = await until(
    listed,
    (mails) => mails.some(({ subject }) => subject === 'A message about your release'),
    'the mail',
  );
  const bodies = await Promise.all(
    all.map(async ({ path }) => (await fetch(`${laptop.addresses.site}${path}/html`)).text()),
  );
  expect(bodies.some((html) => html.includes(`/dashboard/releases/${release.id}?field=${trackId}-audio`))).toBe(true);
  const draftOnly = await stored(aDraft());
  const write = { params: { releaseId: draftOnly.id }, body: { text: 'Hello' }, ...freshKey() };
  await expect(artist.api('POST /api/releases/{releaseId}/messages', write)).rejects.toMatchObject({
    code: 'release-not-submitted',
  });
});

test('product 21.3: a release that is no longer complete cannot be submitted again', async () => {
  const release = await newSentBackRelease(office, aDraft());
  await artist.api('PATCH /api/releases/{releaseId}', {
    params: { releaseId: release.id },
    body: { field: 'primaryGenre', from: 'alternative', to: '' },
  });
  await expect(submitAgain(release)).rejects.toMatchObject({ code: 'release-incomplete' });
});

test('product 21.2: when two admins decide at once, only one decision counts', async () => {
  const other = await admin();
  for (let n = 0; n < roundsOf(4); n++) {
    const release = await stored(aDraft(), 'submitted');
    const results = await Promise.allSettled([
      askForChanges(office, release as never),
      askForChanges(other, release as never),
      exportOf(release),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const after = await current(release);
    expect(after.events.filter(({ kind }) => kind === 'changes-requested' || kind === 'exported')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'fulfilled') continue;
      expect(['changes-already-requested', 'release-already-exported', 'release-not-submitted']).toContain(
        result.reason.code,
      );
    }
    const { messages } = await detailOf(artist, release.id);
    expect(messages).toHaveLength(after.status === 'changes_requested' ? 1 : 0);
  }
});

test('a request applies only to the release that was decided on; concurrent events stay in its history (product 21.2)', async () => {
  const release = (await stored(aDraft(), 'submitted')) as OfficeRelease;
  const by = byTheTests();
  const submittedAt = release.status === 'submitted' ? release.submission.at : '';
  const request = { ...blurryCover, submittedAt, id: newId('message'), by: personOf(by), now: by.at };
  const requested = requestChanges(release, request);
  await artist.api('PATCH /api/releases/{releaseId}/checklist', {
    params: { releaseId: release.id },
    body: { step: 2, done: true },
  });
  await expect(releases.saveChangesRequested(requested, by)).rejects.toMatchObject({ code: 'release-changed' });
  expect(await current(release)).toMatchObject({ status: 'submitted', checklist: [2] });
});

test('while the office decides, every acknowledged edit is kept, and none is made unseen by the office (product 21.1)', async () => {
  for (let n = 0; n < roundsOf(4); n++) {
    const release = await newSentBackRelease(office, aDraft());
    const [edited, again] = await Promise.allSettled([retitle(release, 'Day Ferry'), submitAgain(release)]);
    expect(again.status).toBe('fulfilled');
    const after = await current(release);
    expect(after.status).toBe('submitted');
    expect(after.title).toBe(edited.status === 'fulfilled' ? 'Day Ferry' : 'Night Ferry');
    if (edited.status === 'rejected') expect(edited.reason).toMatchObject({ code: 'release-locked' });
  }
});
