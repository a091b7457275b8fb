import { createHash, randomUUID } from 'node:crypto';
import { changeIdOf } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { OfficeTakedown, Takedown } from '../../shared/takedowns/takedown.ts';
import { aCompleteDraft, aTrack, inOrder, newId } from '../../shared/test/builders.ts';
import { storeStateRepository } from '../stores/store-state-repository.ts';
import { auditItems } from '../test/audits.ts';
import { admin, newArtist, newColleague, type Person, table } from '../test/people.ts';
import { current, freshKey, stored, until } from '../test/releases.ts';
import { aTakedown, storedTakedown, takedowns } from '../test/takedowns.ts';
import { takedownBelongings } from './belongings.ts';

const STORES = ['Spotify', 'Deezer', 'TIDAL'];
const stores = storeStateRepository(table);

let artist: Person;
let office: Person;
beforeAll(async () => {
  artist = await newArtist('active');
  office = await newColleague('reviewer');
});

const owned = ({ id, artistId }: Pick<Release, 'id' | 'artistId'>) => ({ artistId, releaseId: id });
const submitted = (different = {}) =>
  stored(aCompleteDraft({ artistId: artist.artistId, stores: STORES, ...different }), 'submitted');
const exportIt = (release: Release) =>
  office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', { params: owned(release), body: {} });
async function delivered(different = {}): Promise<Release> {
  const release = await submitted(different);
  await exportIt(release);
  return current(release);
}

const request = ({ id: releaseId }: Pick<Release, 'id'>, body = {}, { idempotencyKey } = freshKey()) =>
  artist.api('POST /api/releases/{releaseId}/takedowns', {
    params: { releaseId },
    body: { reason: 'other', ...body },
    idempotencyKey,
  });
const own = async ({ id: releaseId }: Pick<Release, 'id'>) =>
  (await artist.api('GET /api/releases/{releaseId}/takedowns', { params: { releaseId } })).items;
const cancel = ({ releaseId, id: takedownId }: Takedown) =>
  artist.api('DELETE /api/releases/{releaseId}/takedowns/{takedownId}', { params: { releaseId, takedownId } });
const paramsOf = ({ artistId, releaseId, id: takedownId }: Takedown | OfficeTakedown) => ({
  artistId,
  releaseId,
  takedownId,
});
const PATH = '/api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}';
const send = (takedown: Takedown, by = office) => by.api(`POST ${PATH}/send`, { params: paramsOf(takedown) });
const fileOf = async (takedown: Takedown) => {
  const { fileName, blob } = await office.api(`GET ${PATH}/file`, { params: paramsOf(takedown) });
  return { fileName, csv: await blob.text() };
};
const confirm = (takedown: Takedown, only?: string[]) =>
  office.api(`POST ${PATH}/confirm`, {
    params: paramsOf(takedown),
    body: { ...(only && { stores: only }), evidence: { kind: 'words', text: 'Removed' } },
  });
const statesOf = async ({ id: releaseId }: Pick<Release, 'id'>) => {
  const { recorded, events } = await stores.history({ releaseId });
  return { states: STORES.map((store) => recorded?.stores[store]?.state), events };
};

test('product 34.6: a store that is entered as down outside the queue confirms its takedown', async () => {
  const release = await delivered({ title: 'Entered', upc: '' });
  const takedown = await request(release, { stores: STORES.slice(0, 2) });
  await send(takedown);
  const enter = (store: string) =>
    office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/store-events', {
      params: owned(release),
      body: { stores: [store], state: 'down', evidence: { kind: 'person' } },
      ...freshKey(),
    });
  await enter('Spotify');
  await until(
    () => own(release),
    ([one]) => one?.state === 'sent' && 'Spotify' in one.confirmed,
    'the confirmation',
  );
  await enter('Deezer');
  const [ended] = await until(
    () => own(release),
    ([one]) => one?.state === 'done',
    'the end of the takedown',
  );
  expect(Object.keys(ended?.state === 'done' ? ended.confirmed : {}).sort()).toEqual(['Deezer', 'Spotify']);
  expect(await current(release)).toMatchObject({ status: 'exported' });
});

test('product 34.7: a single is taken down store by store, and is then withdrawn', async () => {
  const release = await delivered({ title: 'Goodbye', upc: '' });
  const takedown = await request(release, { reason: 'leaving', words: 'Thank you for all of it' });
  expect(takedown).toMatchObject({ state: 'requested', stores: STORES, territories: ['WW'], tracks: null });

  const sent = await send(takedown);
  const { fileName, csv } = await fileOf(takedown);
  expect([fileName, csv.split('\r\n').length]).toEqual([`takedown_${takedown.id}.csv`, 5]);
  const sha256 = createHash('sha256').update(csv).digest('hex');
  expect(sent).toMatchObject({ state: 'sent', sent: { sha256, by: { name: 'Olga Office' } } });
  expect(await fileOf(takedown)).toEqual({ fileName, csv });
  expect(await statesOf(release)).toMatchObject({
    states: ['takedown-sent', 'takedown-sent', 'takedown-sent'],
    events: [{ evidence: { kind: 'takedown', takedownId: takedown.id, sha256 } }],
  });
  // Nobody in the office is named to the artist.
  const [shown] = await own(release);
  expect(shown).toMatchObject({ state: 'sent' });
  expect(JSON.stringify(shown)).not.toContain('Olga');

  for (const store of STORES.slice(0, 2)) expect(await confirm(takedown, [store])).toMatchObject({ state: 'sent' });
  expect((await current(release)).status).toBe('exported');
  expect(await confirm(takedown)).toMatchObject({ state: 'done' });
  expect((await statesOf(release)).states).toEqual(['down', 'down', 'down']);
  const after = await current(release);
  expect(after).toMatchObject({ status: 'withdrawn', rev: release.rev + 1, exportedAt: expect.any(String) });
  expect(after.events.at(-1)).toMatchObject({ kind: 'withdrawn', by: 'office' });
  await until(
    () => artist.api('GET /api/releases', { query: {} }),
    ({ items }) => items.some(({ id, status }) => id === release.id && status === 'withdrawn'),
    'the card of the withdrawn release',
  );
  const entries = await auditItems(({ object }) => (object as { releaseId?: string }).releaseId === release.id);
  expect(entries.map(({ what, to }) => [what, to]).sort()).toEqual([
    ['release-exported', 'exported'],
    ['takedown-confirmed', 'done, confirmed by 3 of 3 stores'],
    ['takedown-confirmed', 'sent, confirmed by 1 of 3 stores'],
    ['takedown-confirmed', 'sent, confirmed by 2 of 3 stores'],
    ['takedown-sent', 'sent, confirmed by 0 of 3 stores'],
  ]);
  await expect(request(release)).rejects.toMatchObject({ code: 'release-withdrawn' });
  // A repeated confirmation finds it done.
  expect(await confirm(takedown)).toMatchObject({ state: 'done' });
});

test('product 34.4: the queue has the open takedowns, the one that is due first at the top', async () => {
  const release = await delivered();
  const later = await request(release, { day: '2027-03-01' });
  const first = await request(release, { stores: ['Deezer'] });
  const overdue = await storedTakedown(
    aTakedown({ artistId: artist.artistId, releaseId: newId('release') }, { dueOn: '2020-01-06' }),
  );
  const queue = async () => {
    const { items } = await (await admin()).api('GET /api/admin/takedowns', { query: {} });
    return items.map(({ id }) => id).filter((id) => [later.id, first.id, overdue.id].includes(id));
  };
  expect(await queue()).toEqual([overdue.id, first.id, later.id]);
  await cancel(later);
  await confirm(await send(first));
  expect(await queue()).toEqual([overdue.id]);
});

describe('product 34.2: a takedown', () => {
  it('is requested once by a repeated request, and by two at the same time', async () => {
    const release = await delivered();
    const key = freshKey();
    const first = await request(release, {}, key);
    expect(await request(release, {}, key)).toEqual(first);
    await expect(request(release)).rejects.toMatchObject({ code: 'nothing-to-take-down' });

    const other = await delivered();
    const ends = await Promise.allSettled([1, 2, 3].map(() => request(other)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await own(other)).toHaveLength(1);
  });

  it('is refused before the export, and for a store or track that the release never had', async () => {
    const release = await submitted(inOrder([aTrack(), aTrack()]));
    await expect(request(release)).rejects.toMatchObject({ code: 'release-not-exported' });
    await exportIt(release);
    await expect(request(release, { stores: ['Qobuz'] })).rejects.toMatchObject({ code: 'store-unknown' });
    await expect(request(release, { trackIds: [newId('track')] })).rejects.toMatchObject({ code: 'track-not-found' });
    await expect(request(release, { day: '2020-02-29' })).rejects.toMatchObject({ code: 'takedown-day-wrong' });
    await expect(request(release, { day: '2027-02-29' })).rejects.toMatchObject({ code: 'invalid-request' });
    await expect(request({ id: newId('release') })).rejects.toMatchObject({ code: 'release-not-found' });
    expect(await own(release)).toEqual([]);
  });

  it('of one track leaves the release in the stores, where an update is sent and confirmed', async () => {
    const tracks = [aTrack(), aTrack({ title: 'Second' })];
    const release = await delivered(inOrder(tracks));
    const takedown = await request(release, { trackIds: tracks.slice(1).map(({ id }) => id), territories: ['DE'] });
    await send(takedown);
    expect((await statesOf(release)).states).toEqual(['update-sent', 'update-sent', 'update-sent']);
    expect(await confirm(takedown)).toMatchObject({ state: 'done' });
    expect((await statesOf(release)).states).toEqual(['ingested', 'ingested', 'ingested']);
    expect((await current(release)).status).toBe('exported');
  });

  it('is possible while a change of the release is under review, also from the change’s own page', async () => {
    const release = await delivered();
    await stored(aCompleteDraft({ artistId: artist.artistId, id: changeIdOf(release.id) }), 'submitted');
    const takedown = await request({ id: changeIdOf(release.id) });
    expect(takedown.releaseId).toBe(release.id);
    expect(await own(release)).toHaveLength(1);
  });

  it('is possible for an account that is not active', async () => {
    const inactive = await newArtist('rejected');
    const release = await stored(aCompleteDraft({ artistId: inactive.artistId, stores: STORES }), 'submitted');
    await exportIt(release);
    const { api } = inactive;
    const takedown = await api('POST /api/releases/{releaseId}/takedowns', {
      params: { releaseId: release.id },
      body: { reason: 'leaving' },
      idempotencyKey: randomUUID(),
    });
    expect(takedown).toMatchObject({ state: 'requested' });
  });

  it('requested while the export runs is refused or kept, and changes nothing of the release', async () => {
    const release = await submitted();
    const [exported, requested] = await Promise.allSettled([exportIt(release), request(release)]);
    expect(exported.status).toBe('fulfilled');
    const after = await current(release);
    expect([after.status, after.rev]).toEqual(['exported', release.rev + 1]);
    expect(await own(release)).toHaveLength(requested.status === 'fulfilled' ? 1 : 0);
  });

  it('is cancelled until it is sent, also on its day, and cannot be sent afterwards', async () => {
    const release = await delivered();
    const today = new Date().toISOString().slice(0, 10);
    const scheduled = await request(release, { day: today });
    expect(await cancel(scheduled)).toMatchObject({ state: 'cancelled' });
    expect(await cancel(scheduled)).toMatchObject({ state: 'cancelled' });
    await expect(send(scheduled)).rejects.toMatchObject({ code: 'takedown-cancelled' });
    await expect(confirm(scheduled)).rejects.toMatchObject({ code: 'takedown-cancelled' });
    const sent = await send(await request(release));
    await expect(cancel(sent)).rejects.toMatchObject({ code: 'takedown-already-sent' });
  });
});

describe('product 34.5, 34.6: two people in the office', () => {
  it('send a takedown once', async () => {
    const release = await delivered();
    const takedown = await request(release);
    const ends = await Promise.allSettled([send(takedown), send(takedown, await admin()), send(takedown)]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'takedown-already-sent' });
    expect((await statesOf(release)).events).toHaveLength(1);
  });

  it('confirm different stores at once, and none is lost', async () => {
    const release = await delivered();
    const takedown = await request(release);
    await expect(confirm(takedown)).rejects.toMatchObject({ code: 'takedown-not-sent' });
    await send(takedown);
    await expect(confirm(takedown, ['Qobuz'])).rejects.toMatchObject({
      code: 'store-not-in-takedown',
      details: { store: 'Qobuz' },
    });
    await Promise.all(STORES.map((store) => confirm(takedown, [store])));
    expect((await own(release))[0]).toMatchObject({ state: 'done' });
    expect((await statesOf(release)).states).toEqual(['down', 'down', 'down']);
    expect((await current(release)).status).toBe('withdrawn');
  });

  it('send it while its artist cancels it: one of them succeeds', async () => {
    const release = await delivered();
    const takedown = await request(release);
    const [sent, cancelled] = await Promise.allSettled([send(takedown), cancel(takedown)]);
    expect([sent.status, cancelled.status].sort()).toEqual(['fulfilled', 'rejected']);
    const events = (await statesOf(release)).events.length;
    expect([(await own(release))[0]?.state, events]).toEqual(
      sent.status === 'fulfilled' ? ['sent', 1] : ['cancelled', 0],
    );
  });
});

test('product 34.9: the archive has the takedowns, and erasing the account removes them', async () => {
  const person = await newArtist('active');
  const release = await stored(aCompleteDraft({ artistId: person.artistId }));
  await storedTakedown(aTakedown(owned(release), { words: 'Wrong cover' }));
  const [entry] = (await takedownBelongings.archiveOfRelease?.({ table }, owned(release))) ?? [];
  expect([entry?.path, JSON.stringify(entry?.from)]).toEqual([
    'takedowns.json',
    expect.stringContaining('Wrong cover'),
  ]);
  const erasure = { table, artworkBucket: '', exportsBucket: '', now: () => new Date() };
  await takedownBelongings.eraseOfRelease?.(erasure, owned(release));
  expect(await takedowns.ofRelease(owned(release), { consistent: true })).toEqual({ ver: 0, takedowns: [] });
});
