import { randomUUID } from 'node:crypto';
import { artistChannel } from '../../shared/live/artist-channel.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { EnterStoreState } from '../../shared/stores/enter-store-states.ts';
import { auditItems } from '../test/audits.ts';
import { livePage } from '../test/live-page.ts';
import { officeExports, owned } from '../test/office-exports.ts';
import { newArtist, table } from '../test/people.ts';
import { current, freshKey } from '../test/releases.ts';
import { newUpc } from '../test/typed-codes.ts';
import { storeStateRepository } from './store-state-repository.ts';

const { people, submitted, exportOf } = officeExports();
const stores = ['Spotify', 'Deezer', 'TIDAL'];
const states = storeStateRepository(table);

async function exported(different: Parameters<typeof submitted>[0] = {}) {
  const release = await submitted({ stores, ...different });
  await exportOf(release);
  return release;
}

const PATH = 'POST /api/admin/artists/{artistId}/releases/{releaseId}/store-events';
const enter = (release: Release, body: EnterStoreState, key = freshKey()) =>
  people.office.api(PATH, { params: owned(release), body, ...key });
const live = (...at: string[]): EnterStoreState => ({
  stores: at,
  state: 'live',
  evidence: { kind: 'address', url: 'https://open.spotify.com/album/1' },
});
const isOf = (release: Release) => ({ params: { releaseId: release.id } });
const statesOf = (release: Release, by = people.artist) =>
  by.api('GET /api/releases/{releaseId}/stores', isOf(release));
const eventsOf = (release: Release, by = people.artist) =>
  by.api('GET /api/releases/{releaseId}/stores/events', isOf(release));
const send = (csv: string) => people.office.api('POST /api/admin/store-events/import', { body: { csv } });

test('the office enters that a store has it: the release is live, with its evidence, and the audit names who did (product 33.4, 33.5)', async () => {
  const release = await exported();
  const page = await livePage(people.artist.token, artistChannel(people.artist.artistId));
  const entered = await enter(release, live('Spotify'));
  expect(entered.stores).toMatchObject({ Spotify: { state: 'live', url: 'https://open.spotify.com/album/1' } });
  expect(await statesOf(release)).toEqual(entered);
  for (;;) {
    const message = await page.message();
    if (message.kind === 'store-states-changed' && message.releaseId === release.id) break;
  }

  const after = await current(release);
  expect(after).toMatchObject({ status: 'exported', liveAt: entered.stores.Spotify?.at });
  expect(after.events.at(-1)).toMatchObject({ kind: 'live', store: 'Spotify' });
  const audits = await auditItems((item) => (item.object as { releaseId?: string }).releaseId === release.id);
  expect(audits.filter(({ what }) => what === 'store-states-entered')).toEqual([
    expect.objectContaining({ from: 'Spotify: sent', to: 'Spotify: live' }),
  ]);

  // The first store decides; the next one changes nothing in the release.
  await enter(release, live('Deezer'));
  expect((await current(release)).rev).toBe(after.rev);
});

test('artists see every event and the file that was sent, never the name of a person; the office sees it (product 33.3)', async () => {
  const release = await exported();
  const evidence = { kind: 'words', text: 'Cover is blurred', code: 'ART-7' } as const;
  await enter(release, { stores: ['Deezer'], state: 'rejected', evidence });
  const { fullName } = await people.office.api('GET /api/me');
  const seen = await eventsOf(release);
  expect(seen.events).toMatchObject([{ stores: ['Deezer'], state: 'rejected', evidence, by: { kind: 'office' } }]);
  expect(seen.exports).toEqual([
    expect.objectContaining({ fileName: `release_${release.id}.csv`, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }),
  ]);
  expect(JSON.stringify(seen)).not.toContain(fullName);
  expect((await statesOf(release)).stores.Deezer).toMatchObject({ state: 'rejected', words: 'Cover is blurred' });
  const office = await people.office.api('GET /api/admin/artists/{artistId}/releases/{releaseId}/stores', {
    params: owned(release),
  });
  expect(office.events[0]?.by).toMatchObject({ kind: 'office', person: { name: fullName } });
});

test('somebody else’s release tells nothing (product 33.3)', async () => {
  const release = await exported();
  await enter(release, live('Spotify'));
  const stranger = await newArtist('active');
  expect(await statesOf(release, stranger)).toEqual({ stores: {} });
  expect(await eventsOf(release, stranger)).toEqual({ events: [], exports: [] });
  const params = { artistId: stranger.artistId, releaseId: release.id };
  const office = people.office.api('GET /api/admin/artists/{artistId}/releases/{releaseId}/stores', { params });
  expect(await office).toEqual({ stores: {}, events: [], exports: [] });
});

test('a refused entry changes nothing (product 33.2, 33.5)', async () => {
  const release = await exported();
  await enter(release, live('Spotify'));
  const before = await states.history({ releaseId: release.id }, { consistent: true });
  const person = { kind: 'person' } as const;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const refusals: [EnterStoreState, string][] = [
    [live('Deezer', 'Beatport'), 'store-unknown'],
    [{ stores: ['Spotify'], state: 'received', evidence: person }, 'store-event-late'],
    [{ stores: ['TIDAL'], state: 'down', evidence: person }, 'store-event-late'],
    [{ stores: ['TIDAL'], state: 'received', at: tomorrow, evidence: person }, 'store-event-ahead'],
    [{ stores: ['TIDAL'], state: 'received', at: '2026-01-01', evidence: person }, 'store-event-late'],
  ];
  for (const [body, code] of refusals) await expect(enter(release, body)).rejects.toMatchObject({ code });
  expect(await states.history({ releaseId: release.id }, { consistent: true })).toEqual(before);
  await expect(enter(await submitted({ stores }), live('Spotify'))).rejects.toMatchObject({
    code: 'release-not-exported',
  });
});

test('entries at the same moment are decided one after the other (design 2.30)', async () => {
  const release = await exported();
  const ends = await Promise.allSettled(
    [...stores, ...stores].map((store) =>
      enter(release, { ...live(store), state: 'received', evidence: { kind: 'person' } }),
    ),
  );
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []));
  expect(refused.every((code) => ['store-event-late', 'release-changed'].includes(code))).toBe(true);
  const { recorded, events } = await states.history({ releaseId: release.id }, { consistent: true });
  expect(recorded?.ver).toBe(events.length);
  expect(events).toHaveLength(ends.length - refused.length);
  for (const [store, { eventId }] of Object.entries(recorded?.stores ?? {}))
    expect(events.find(({ id }) => id === eventId)?.stores).toEqual([store]);
});

test('a release is withdrawn once the last store that had it has taken it down (product 34)', async () => {
  const release = await exported({ stores: ['Spotify', 'Deezer'] });
  const { recorded } = await states.history({ releaseId: release.id });
  expect(recorded).toBeUndefined();
  await enter(release, { stores: ['Deezer'], state: 'rejected', evidence: { kind: 'person' } });
  await enter(release, { stores: ['Spotify'], state: 'conflict', evidence: { kind: 'person' } });
  await enter(release, { stores: ['Spotify'], state: 'down', evidence: { kind: 'person' } });
  expect(await current(release)).toMatchObject({ status: 'withdrawn', exportedAt: expect.any(String) });
});

test('a file records the states of many releases, by id and by UPC, and the same file changes nothing (product 33.6)', async () => {
  const upc = newUpc();
  const [one, two] = [await exported(), await exported()];
  await people.office.api('PUT /api/admin/artists/{artistId}/releases/{releaseId}/codes', {
    params: owned(two),
    body: { codes: [{ from: '', to: upc }] },
  });
  const csv = [
    '\uFEFFNote;Status;Store;Release ID;UPC;URL;Title',
    `;Live;spotify;${one.id};;https://open.spotify.com/album/2;Night Ferry`,
    `;ReceivedByReleaseDistributor;DEEZER;${one.id};;;Night Ferry`,
    ';;;;;;',
    `Cover is blurred;Rejected;Tidal;their-id-7;${upc};;Night Ferry`,
    `;Live;Beatport;${one.id};;;Night Ferry`,
    `;Live;Spotify;${'rel_nothing'};;;Night Ferry`,
    ';Live;Spotify;;3,60003E+11;;Night Ferry',
  ].join('\r\n');
  const refused = [
    { line: 6, release: one.id, store: 'Beatport', code: 'store-unknown' },
    { line: 7, release: 'rel_nothing', code: 'release-not-found' },
    { line: 8, release: '3,60003E+11', code: 'code-wrong' },
  ];
  expect(await send(csv)).toMatchObject({ recorded: 3, unchanged: 0, refused });
  expect((await statesOf(one)).stores).toMatchObject({ Spotify: { state: 'live' }, Deezer: { state: 'received' } });
  expect((await statesOf(two)).stores).toMatchObject({ TIDAL: { state: 'rejected', words: 'Cover is blurred' } });
  expect((await current(one)).events.at(-1)).toMatchObject({ kind: 'live', store: 'Spotify' });

  const before = await states.history({ releaseId: one.id }, { consistent: true });
  expect(await send(csv)).toMatchObject({ recorded: 0, unchanged: 3, refused });
  expect(await states.history({ releaseId: one.id }, { consistent: true })).toEqual(before);
});

test('a file with more states of a release than a transaction can have is recorded whole (product 33.6)', async () => {
  const release = await exported({ stores: ['Spotify'] });
  const urls = Array.from(
    { length: 200 },
    (_, n) => `${release.id},Spotify,live,https://a.example/${randomUUID()}/${n}`,
  );
  const csv = ['release id,store,status,url', ...urls].join('\n');
  expect(await send(csv)).toEqual({ recorded: 200, unchanged: 0, refused: [] });
  expect((await states.history({ releaseId: release.id })).events).toHaveLength(200);
});
