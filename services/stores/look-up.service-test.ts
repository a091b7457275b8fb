import type { DraftRelease, Release } from '../../shared/releases/release.ts';
import { newId } from '../../shared/test/builders.ts';
import { laptop } from '../test/laptop.ts';
import { officeExports } from '../test/office-exports.ts';
import { table } from '../test/people.ts';
import { current, freshKey, until } from '../test/releases.ts';
import { runSchedule } from '../test/run-schedule.ts';
import { testLog } from '../test/test-log.ts';
import { newUpc } from '../test/typed-codes.ts';
import { lookUpHour } from './look-up/look-up-day.ts';
import { openLookUps } from './look-up/open-look-ups.ts';
import { storeStateRepository } from './store-state-repository.ts';

const { people, submitted, exportOf } = officeExports();
const states = storeStateRepository(table);
const stores = ['Spotify', 'Apple Music', 'Deezer'];

type Album = { upc: string; title: string; artist: string; at?: ('itunes' | 'deezer')[] };
const publishAtStores = async (...albums: Album[]) => {
  const answer = await fetch(`${laptop.addresses.catalogues}/albums`, { method: 'PUT', body: JSON.stringify(albums) });
  expect(answer.status).toBe(200);
};

/** An id that is looked up in the current hour. */
const idOfThisHour = (): Release['id'] => {
  const id = newId('release');
  return lookUpHour(id) === new Date().getUTCHours() ? id : idOfThisHour();
};

async function exported(different: Partial<DraftRelease> = {}) {
  const release = await submitted({ id: idOfThisHour(), stores, upc: newUpc(), ...different });
  await exportOf(release);
  await until(
    () => people.office.api('GET /api/admin/catalogue', { query: { tab: 'exported' } }),
    ({ items }) => items.some(({ id }) => id === release.id),
    'the card of the exported release',
  );
  return release;
}
const knownOf = async ({ id: releaseId }: Release) => states.history({ releaseId }, { consistent: true });
const upcOf = async (release: Release) => (await current(release)).upc;

test('a release that is found under its UPC is live, with its address, once (product 33.7)', async () => {
  const release = await exported();
  await runSchedule('LookUps');
  expect((await knownOf(release)).recorded).toBeUndefined();

  await publishAtStores({ upc: await upcOf(release), title: 'Night Ferry - Single', artist: 'Mara Ellis' });
  await Promise.all([runSchedule('LookUps'), runSchedule('LookUps')]);
  const { recorded, events } = await knownOf(release);
  expect(recorded?.stores).toEqual({
    'Apple Music': expect.objectContaining({
      state: 'live',
      url: expect.stringContaining('https://music.apple.com/us/album/'),
    }),
    Deezer: expect.objectContaining({ state: 'live', url: expect.stringContaining('https://www.deezer.com/album/') }),
  });
  expect(events).toHaveLength(2);
  expect(await current(release)).toMatchObject({ status: 'exported', liveAt: events[0]?.at });

  await runSchedule('LookUps');
  expect((await knownOf(release)).events).toEqual(events);
});

test('another release under the UPC is a conflict, not live (product 33.7)', async () => {
  const release = await exported();
  await publishAtStores({ upc: await upcOf(release), title: 'Harbour', artist: 'Jon Field', at: ['deezer'] });
  await runSchedule('LookUps');
  const { recorded } = await knownOf(release);
  expect(recorded?.stores).toEqual({
    Deezer: expect.objectContaining({
      state: 'conflict',
      words: expect.stringMatching(/^Under this UPC, Deezer has “Harbour” by Jon Field: https/),
    }),
  });
  const after = await current(release);
  expect('liveAt' in after && after.liveAt).toBeFalsy();
});

test('looks up neither a release before its day, nor one without a UPC, nor a store that has already answered (product 33.7)', async () => {
  const [later, nameless, answered] = [
    await exported({ salesStart: '2099-01-15' }),
    await exported({ upc: '' }),
    await exported({ stores: ['Deezer'] }),
  ];
  await people.office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/store-events', {
    params: { artistId: answered.artistId, releaseId: answered.id },
    body: { stores: ['Deezer'], state: 'rejected', evidence: { kind: 'person' } },
    ...freshKey(),
  });
  const before = await knownOf(answered);
  for (const release of [later, answered])
    await publishAtStores({ upc: await upcOf(release), title: 'Night Ferry', artist: 'Mara Ellis' });
  await runSchedule('LookUps');
  expect((await knownOf(later)).recorded).toBeUndefined();
  expect((await knownOf(nameless)).recorded).toBeUndefined();
  expect(await knownOf(answered)).toEqual(before);
});

test('a catalogue that does not answer stops neither the other one nor the run; with 0 a minute nothing is looked up (product 33.7)', async () => {
  const release = await exported();
  await publishAtStores({ upc: await upcOf(release), title: 'Night Ferry', artist: 'Mara Ellis' });
  const opened = { table, now: () => new Date(), log: testLog() };
  const urls = { itunes: 'http://127.0.0.1:9', deezer: laptop.addresses.catalogues };
  const options = { hour: lookUpHour(release.id), until: new Date(Date.now() + 60_000) };
  await openLookUps({ ...opened, urls, perMinute: 0 })(options);
  expect((await knownOf(release)).recorded).toBeUndefined();
  await openLookUps({ ...opened, urls, perMinute: 9999 })(options);
  expect(Object.keys((await knownOf(release)).recorded?.stores ?? {})).toEqual(['Deezer']);
});
