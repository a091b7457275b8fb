import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { brand } from '../../../shared/brand.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { timelineOf } from '../../../shared/releases/timeline.ts';
import { aCompleteDraft, NO_TRACK } from '../../../shared/test/builders.ts';
import { keys } from '../../platform/keys.ts';
import { aPaidSession, eventAbout, opened, postEvent } from '../../test/payments.ts';
import { admin, newArtist, type Person, table } from '../../test/people.ts';
import { current, freshKey, newDraft, stored } from '../../test/releases.ts';

let artist: Person;
let office: Person;
beforeAll(async () => {
  artist = await newArtist('active');
  office = await admin();
});

const submit = ({ id: releaseId }: Release) =>
  artist.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId },
    body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
    ...freshKey(),
  });
const exportIt = ({ id: releaseId, artistId }: Release) =>
  office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
    params: { artistId, releaseId },
    body: {},
  });
async function pay(release: Release): Promise<void> {
  const session = aPaidSession(300);
  await opened(release, { sessionId: session.id });
  // The payment is reported three times, but recorded once.
  for (let n = 0; n < 3; n++) expect((await postEvent(eventAbout(session))).status).toBe(200);
}

test('a new release has the event of its creation', async () => {
  const release = await newDraft(artist);
  expect(release.events).toEqual([{ kind: 'created', at: release.createdAt, by: 'artist' }]);
});

test('creation, payment, submission and export are each recorded once, in the write and at the time of the change', async () => {
  const draft = await stored(aCompleteDraft({ artistId: artist.artistId }));
  await pay(draft);
  const paid = await current(draft);
  const submitted = await submit(draft);
  await exportIt(draft);
  await expect(exportIt(draft)).rejects.toMatchObject({ code: 'release-already-exported' });
  await expect(submit(draft)).rejects.toMatchObject({ code: 'release-already-submitted' });

  const release = await current(draft);
  if (release.status !== 'exported') throw new Error('The release was not exported');
  expect(release.events).toEqual([
    { kind: 'created', at: draft.createdAt, by: 'artist' },
    { kind: 'plan-paid', at: paid.updatedAt, by: 'artist', plan: 'single' },
    {
      kind: 'submitted',
      at: release.submission.at,
      by: 'artist',
      agreementVersion: brand.agreementVersion,
      plan: 'basic',
    },
    {
      kind: 'exported',
      at: release.exportedAt,
      by: 'office',
      person: { id: office.artistId, name: 'Olga Office' },
    },
  ]);
  expect(timelineOf(release)).toEqual(release.events);
  expect([paid.events, submitted.events]).toEqual([release.events.slice(0, 2), release.events.slice(0, 3)]);
});

test('the office reads which admin exported a release; its artist reads that the office did', async () => {
  const draft = await stored(aCompleteDraft({ artistId: artist.artistId }), 'submitted');
  await exportIt(draft);
  const params = { releaseId: draft.id, artistId: draft.artistId };
  const own = await artist.api('GET /api/releases/{releaseId}', { params: { releaseId: draft.id } });
  const theirs = await office.api('GET /api/admin/artists/{artistId}/releases/{releaseId}', { params });
  expect(own.release.events.at(-1)).toEqual({ kind: 'exported', at: expect.any(String), by: 'office' });
  expect(JSON.stringify(own)).not.toContain(office.artistId);
  expect(theirs.release.events.at(-1)).toMatchObject({ by: 'office', person: { name: 'Olga Office' } });
});

test('a release from before histories were stored starts one', async () => {
  const draft = await stored(aCompleteDraft({ artistId: artist.artistId }));
  const Key = keys.release({ artistId: draft.artistId, releaseId: draft.id });
  await table.client.send(new UpdateCommand({ TableName: table.name, Key, UpdateExpression: 'REMOVE events' }));
  expect((await current(draft)).events).toEqual([]);
  const submitted = await submit(draft);
  expect(submitted.events.map(({ kind }) => kind)).toEqual(['submitted']);
  expect(timelineOf(submitted)).toEqual([
    { kind: 'created', at: draft.createdAt, by: 'artist' },
    {
      kind: 'submitted',
      at: submitted.updatedAt,
      by: 'artist',
      agreementVersion: brand.agreementVersion,
      plan: 'basic',
    },
  ]);
});

test('edits, added tracks and ticks record no event', async () => {
  const draft = await stored(aCompleteDraft({ artistId: artist.artistId }));
  const params = { releaseId: draft.id };
  const body = { field: 'title', from: 'Night Ferry', to: 'Day Ferry' } as const;
  await artist.api('PATCH /api/releases/{releaseId}', { params, body });
  const { trackIds } = await artist.api('POST /api/releases/{releaseId}/tracks', { params, ...freshKey() });
  const after = await artist.api('DELETE /api/releases/{releaseId}/tracks/{trackId}', {
    params: { ...params, trackId: trackIds[1] ?? NO_TRACK },
  });
  expect(after.events).toEqual(draft.events);
});
