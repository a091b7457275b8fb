import { randomUUID } from 'node:crypto';
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

/** A name that nobody else has. */
const unlike = () => `Zor${randomUUID().replace(/[^a-z]/g, '')}`;
/** The operator loads one name more. */
const list = (name: string, word: string) =>
  table.put({
    Item: { ...keys.sanction({ word, entry: randomUUID() }), v: 1, name, list: 'Test list', reference: 'T-1' },
  });

const decide = (artistId: Person['artistId'], payoutId: string, to: 'processing' | 'rejected') =>
  finance.api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision', {
    params: { artistId, payoutId: payoutId as never },
    body: to === 'rejected' ? { to, reason: 'No' } : { to },
    idempotencyKey: randomUUID(),
  });

test('product 27.5: a payout of somebody whose name is on a list is held, for the office alone, until that is cleared', async () => {
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
  expect(await seen()).toMatchObject({ hold: { listed: [{ list: 'Test list', reference: 'T-1' }] } });
  await expect(decide(artistId, payout.payoutId, 'processing')).rejects.toMatchObject({ code: 'payout-held' });

  const clear = () =>
    finance.api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/clear', {
      params: { artistId, payoutId: payout.payoutId },
      body: { reason: 'Born in another year' },
    });
  const { changes } = await payoutListRepository(table).counted();
  const asRead = await payouts.find({ artistId, payoutId: payout.payoutId });
  expect(await clear()).toMatchObject({ hold: { cleared: { reason: 'Born in another year' } } });
  // Whose list is open sees it (product 24.9).
  expect((await payoutListRepository(table).counted()).changes).toBeGreaterThan(changes);
  await expect(clear()).rejects.toMatchObject({ code: 'payout-not-held' });
  // A colleague, who saw it held at the same moment.
  const cleared = { at: new Date().toISOString(), by: { id: 'fin', name: 'Fin' }, reason: 'Somebody else' };
  const late = asRead && payoutHoldRepository(table).clear(asRead, cleared, audited());
  await expect(late).rejects.toMatchObject({ code: 'payout-not-held' });
  expect(await seen()).toMatchObject({ hold: { cleared: { reason: 'Born in another year' } } });

  // Another list has the name too, by now.
  await list(`Ana ${word}`, word.toLowerCase());
  await expect(decide(artistId, payout.payoutId, 'processing')).rejects.toMatchObject({ code: 'payout-held' });
  expect((await seen())?.hold).not.toHaveProperty('cleared');
  await clear();
  expect(await decide(artistId, payout.payoutId, 'processing')).toMatchObject({ state: 'processing' });
});

test('product 27.5: a held payout can be rejected', async () => {
  const word = unlike();
  const artist = await newArtist('active', `Ana ${word}`);
  await list(`Ana ${word}`, word.toLowerCase());
  await earn(artist.artistId, 60_000_000n);
  const { methodId } = await savedMethod(artist.artistId);
  const { payoutId } = await artist.api('POST /api/me/payouts', { body: { methodId }, idempotencyKey: randomUUID() });
  expect(await decide(artist.artistId, payoutId, 'rejected')).toMatchObject({ state: 'rejected' });
});

test('product 27.5: a later file takes the place of the one before', async () => {
  const own = await ownTable();
  const [names, found] = [listedNameRepository(own), sanctionRepository(own)];
  const file = (...rows: string[]) => readSanctions(['name,list,reference', ...rows].join('\n'));
  const [first, second, third] = ['"Petrov, Ivan",OFAC SDN,1', 'Ivan Petroff,OFAC SDN,1', 'Ana Ray,EU,2'];
  expect(await names.replace(file(first as string, second as string))).toEqual({ added: 2, removed: 0 });
  expect(await found.among(['Iván Petrov'])).toMatchObject([{ list: 'OFAC SDN' }]);
  expect(await names.replace(file(second as string, third as string))).toEqual({ added: 1, removed: 1 });
  expect(await found.among(['Ivan Petrov', 'Ana Maria Ray'])).toMatchObject([{ name: 'Ana Ray' }]);
  expect(() => file(',EU,3')).toThrow('Row 2 has no name');
});
