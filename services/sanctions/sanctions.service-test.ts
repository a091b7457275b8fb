import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { payoutHoldRepository } from '../payouts/payout-hold-repository.ts';
import { payoutListRepository } from '../payouts/payout-list-repository.ts';
import { payoutRepository } from '../payouts/payout-repository.ts';
import { keys } from '../platform/keys.ts';
import { audited } from '../test/advances.ts';
import { earn } from '../test/earnings.ts';
import { laptop } from '../test/laptop.ts';
import { ownTable } from '../test/own-table.ts';
import { savedMethod } from '../test/payout-methods.ts';
import { newArtist, newColleague, type Person, table } from '../test/people.ts';
import { listedNameRepository } from './listed-name-repository.ts';
import { readSanctions } from './read-sanctions.ts';
import { sanctionRepository } from './sanction-repository.ts';

const { LedgerTableName: ledger, WalletTableName: wallets } = laptop.outputs;
const payouts = payoutRepository(table, { ledger, wallets });
let finance: Person;
beforeAll(async () => {
  finance = await newColleague('finance');
});

/** A unique name. */
const unlike = () => `Zor${randomUUID().replace(/[^a-z]/g, '')}`;
/** Loads one more name, as the operator does. */
const list = (name: string, code: string) =>
  table.put({
    Item: { ...keys.sanction({ code, entry: randomUUID() }), v: 1, name, list: 'Test list', reference: 'T-1' },
  });

const decide = (artistId: Person['artistId'], payoutId: string, to: 'processing' | 'rejected') =>
  finance.api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision', {
    params: { artistId, payoutId: payoutId as never },
    body: to === 'rejected' ? { to, reason: 'No' } : { to },
    idempotencyKey: randomUUID(),
  });

test('holds a payout to a listed name, visible to the office only, until it is cleared (product 27.5)', async () => {
  const word = unlike();
  const artist = await newArtist('active', `Ana ${word}`);
  const { artistId } = artist;
  await list(`${word.toUpperCase()}, Ana`, word.toLowerCase());
  await earn(artistId, 60_000_000n);
  const { methodId } = await savedMethod(artistId);
  const payout = await artist.api('POST /api/me/payouts', { body: { methodId }, idempotencyKey: randomUUID() });
  expect(payout).not.toHaveProperty('hold');
  expect(JSON.stringify(await artist.api('GET /api/me/payouts', { query: {} }))).not.toContain('Test list');
  const seen = async () =>
    (await finance.api('GET /api/admin/artists/{artistId}/payouts', { params: { artistId }, query: {} })).items[0];
  const shown = { list: 'Test list', reference: 'T-1', match: 'same', of: 'artist-name' };
  expect(await seen()).toMatchObject({ hold: { listed: [shown] } });
  await expect(decide(artistId, payout.payoutId, 'processing')).rejects.toMatchObject({ code: 'payout-held' });

  const clear = () =>
    finance.api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/clear', {
      params: { artistId, payoutId: payout.payoutId },
      body: { reason: 'Born in another year' },
    });
  const { changes } = await payoutListRepository(table).counted();
  const asRead = await payouts.find({ artistId, payoutId: payout.payoutId });
  expect(await clear()).toMatchObject({ hold: { cleared: { reason: 'Born in another year' } } });
  // Everyone who has the list open sees that the hold was cleared (product 24.9).
  expect((await payoutListRepository(table).counted()).changes).toBeGreaterThan(changes);
  await expect(clear()).rejects.toMatchObject({ code: 'payout-not-held' });
  // A colleague who read the payout before that cannot clear it again.
  const cleared = { at: new Date().toISOString(), by: { id: 'fin', name: 'Fin' }, reason: 'Somebody else' };
  const late = asRead && payoutHoldRepository(table).clear(asRead, cleared, audited());
  await expect(late).rejects.toMatchObject({ code: 'payout-not-held' });
  expect(await seen()).toMatchObject({ hold: { cleared: { reason: 'Born in another year' } } });

  // A different list now contains the name too.
  await list(`Ana ${word}`, word.toLowerCase());
  await expect(decide(artistId, payout.payoutId, 'processing')).rejects.toMatchObject({ code: 'payout-held' });
  expect((await seen())?.hold).not.toHaveProperty('cleared');
  await clear();
  expect(await decide(artistId, payout.payoutId, 'processing')).toMatchObject({ state: 'processing' });
});

test('lets a held payout be rejected (product 27.5)', async () => {
  const word = unlike();
  const artist = await newArtist('active', `Ana ${word}`);
  await list(`Ana ${word}`, word.toLowerCase());
  await earn(artist.artistId, 60_000_000n);
  const { methodId } = await savedMethod(artist.artistId);
  const { payoutId } = await artist.api('POST /api/me/payouts', { body: { methodId }, idempotencyKey: randomUUID() });
  expect(await decide(artist.artistId, payoutId, 'rejected')).toMatchObject({ state: 'rejected' });
});

test('replaces the previous file with a later one (product 27.5)', async () => {
  const own = await ownTable();
  const [names, found] = [listedNameRepository(own), sanctionRepository(own)];
  const file = (...rows: string[]) => readSanctions(['name,list,reference', ...rows].join('\n'));
  const [first, second, third] = ['"Petrov, Ivan",OFAC SDN,1', 'Ivan Petroff,OFAC SDN,1', 'Ana Ray,EU,2'];
  expect(await names.replace(file(first as string, second as string))).toEqual({ added: 2, removed: 0 });
  const who = (name: string) => ({ of: 'full-name' as const, name });
  expect(await found.among([who('Iván Petrov')])).toMatchObject([{ match: 'same' }, { match: 'spelling' }]);
  expect(await names.replace(file(second as string, third as string))).toEqual({ added: 1, removed: 1 });
  expect(await found.among([who('Ivan Petrov'), who('Ana Maria Ray')])).toMatchObject([
    { name: 'Ana Ray', match: 'same' },
    { name: 'Ivan Petroff', match: 'spelling' },
  ]);
  expect(() => file(',EU,3')).toThrow('Row 2 has no name');
  expect(() => file()).toThrow('The file has no names');
  expect(await names.replace(readSanctions('name,list,reference', { mayBeEmpty: true }))).toEqual({
    added: 0,
    removed: 2,
  });
});

test('finds a disguised name in a whole list, and how it matched, closest first (product 27.5)', async () => {
  const own = await ownTable();
  const [names, { among }] = [listedNameRepository(own), sanctionRepository(own)];
  await names.replace(readSanctions(readFileSync(new URL('test/ofac-names.csv', import.meta.url), 'utf8')));
  const found = (name: string) => among([{ of: 'full-name', name }]);
  const khan = { name: 'KHAN, Ali', list: 'OFAC SDN', reference: '6864', of: 'full-name' };
  expect(await found('Аli Khаn')).toEqual([{ ...khan, match: 'letters' }]);
  expect(await found('Али Хан')).toEqual([{ ...khan, match: 'letters' }]);
  expect(await found('Ali Kh\u200Dan')).toEqual([{ ...khan, match: 'same' }]);
  expect(await found('AliKhan')).toEqual([{ ...khan, match: 'joined' }]);
  expect(await found('Khalld Abu')).toMatchObject([{ name: 'KHALID, Abu', match: 'letters' }]);
  expect(await found('Abu Khalyd')).toMatchObject([{ name: 'KHALID, Abu', match: 'spelling' }]);
  expect(await found('Abu Khalidd')).toMatchObject([{ name: 'KHALID, Abu', match: 'spelling' }]);
  expect(await found('Abu Kalid')).toMatchObject([{ name: 'KHALID, Abu', match: 'one-letter' }]);
  expect(await found('Rabih Abou-Khalil')).toEqual([]);
  const two = await among([
    { of: 'artist-name', name: 'Khan Aly' },
    { of: 'account-holder', name: 'Ali Khan' },
  ]);
  expect(two).toEqual([{ ...khan, match: 'same', of: 'account-holder' }]);
});

test('still holds because of a list that was loaded before names had codes (product 27.5)', async () => {
  const own = await ownTable();
  const entry = { list: 'EU', reference: '1' };
  await own.put({ Item: { ...keys.sanction({ code: 'петров', entry: 'a' }), v: 1, name: 'Иван Петров', ...entry } });
  await own.put({ Item: { ...keys.sanction({ code: 'petrov', entry: 'b' }), v: 1, name: 'Petrov, Ivan', ...entry } });
  const hits = await sanctionRepository(own).among([{ of: 'full-name', name: 'Иван Петров' }]);
  expect(hits.map(({ name, match }) => [name, match])).toEqual([
    ['Иван Петров', 'same'],
    ['Petrov, Ivan', 'letters'],
  ]);
  // The next load stores each name under its codes.
  const loaded = readSanctions('name,list,reference\nИван Петров,EU,1');
  expect(await listedNameRepository(own).replace(loaded)).toMatchObject({ added: 1, removed: 2 });
  expect(await sanctionRepository(own).among([{ of: 'full-name', name: 'Ivan Petrow' }])).toHaveLength(1);
});
