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
const said = (id: string) => publish(table, 'uploads-left', { artistId, releaseId }, { id, at });
const found = (eventId: string) => table.get(keys.outbox({ eventId }), { consistent: true });
const cause = (name: string): Write => ({
  Put: {
    TableName: table.name,
    Item: { PK: `CAUSE#${name}`, SK: 'H' },
    ConditionExpression: 'attribute_not_exists(PK)',
  },
});

test('a fact is there with what caused it, and goes by itself when no dead letter can name it any more', async () => {
  await table.transact([cause('first'), said('evt_1')]);
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

test('a cause that is refused leaves no fact', async () => {
  await table.transact([cause('second')]);
  await whenRefused(table.transact([cause('second'), said('evt_2')]), () => undefined);
  expect(await found('evt_2')).toBeUndefined();
});

test('an event that was said already is not said again, and its second cause does not happen', async () => {
  await table.transact([said('evt_3')]);
  const refused = await whenRefused(
    table.transact([cause('third'), said('evt_3')]).then(() => undefined),
    ({ index }) => index,
  );
  expect(refused).toBe(1);
  expect(await table.get({ PK: 'CAUSE#third', SK: 'H' }, { consistent: true })).toBeUndefined();
});

test('what its row does not promise is never said', () => {
  expect(() => publish(table, 'uploads-left', { artistId: anId('mara'), releaseId }, { id: 'evt_4', at })).toThrow(
    /GUID/,
  );
});
