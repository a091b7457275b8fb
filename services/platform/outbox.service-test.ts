import { aCompleteDraft, anId } from '../../shared/test/builders.ts';
import { ownTable } from '../test/own-table.ts';
import { whenRefused } from './condition.ts';
import { keys } from './keys.ts';
import { publish } from './outbox.ts';
import type { Table, Write } from './table.ts';

let table: Table;
beforeAll(async () => {
  table = await ownTable();
});

const { artistId, id: releaseId } = aCompleteDraft();
const at = new Date('2026-11-22T05:00:00.000Z');
const publishing = (id: string) => publish(table, 'uploads-left', { artistId, releaseId }, { id, at });
const found = (eventId: string) => table.get(keys.outbox({ eventId }), { consistent: true });
const cause = (name: string): Write => ({
  Put: {
    TableName: table.name,
    Item: { PK: `CAUSE#${name}`, SK: 'H' },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});

test('stores an event with its cause, and expires it when no dead letter can refer to it any more', async () => {
  await table.transact([cause('first'), publishing('evt_1')]);
  expect(await found('evt_1')).toEqual({
    ...keys.outbox({ eventId: 'evt_1' }),
    v: 1,
    id: 'evt_1',
    name: 'uploads-left',
    at: '2026-11-22T05:00:00.000Z',
    body: { artistId, releaseId },
    ttl: Date.parse('2026-12-07T05:00:00Z') / 1000,
  });
});

test('publishes nothing when the cause is refused', async () => {
  await table.transact([cause('second')]);
  await whenRefused(table.transact([cause('second'), publishing('evt_2')]), () => undefined);
  expect(await found('evt_2')).toBeUndefined();
});

test('publishes an event once, and refuses a second cause', async () => {
  await table.transact([publishing('evt_3')]);
  const refused = await whenRefused(
    table.transact([cause('third'), publishing('evt_3')]).then(() => undefined),
    ({ index }) => index,
  );
  expect(refused).toBe(1);
  expect(await table.get({ PK: 'CAUSE#third', SK: 'H' }, { consistent: true })).toBeUndefined();
});

test('refuses a body that its row does not describe', () => {
  expect(() => publish(table, 'uploads-left', { artistId: anId('mara'), releaseId }, { id: 'evt_4', at })).toThrow(
    /GUID/,
  );
});
