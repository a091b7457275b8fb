import {
  ConditionalCheckFailedException,
  ProvisionedThroughputExceededException,
  ThrottlingException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { jest } from '@jest/globals';
import { openTable, type Table } from './table.ts';

const Key = { PK: 'RELEASE#1#1', SK: 'BODY' };
const $metadata = {};
const conflict = () => new TransactionConflictException({ message: 'in another transaction', $metadata });
const throttle = () => new ThrottlingException({ message: 'too many', $metadata });
const overProvisioned = () => new ProvisionedThroughputExceededException({ message: 'too many', $metadata });
const cancelled = (...Codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    CancellationReasons: Codes.map((Code) => ({ Code })),
    $metadata,
  });

/** A table whose first calls are answered by these errors. */
function tableThatThrows(...errors: Error[]) {
  const table = openTable('t');
  const send = jest.spyOn(table.client, 'send').mockImplementation((async () => {
    const error = errors.shift();
    if (error) throw error;
    return { Attributes: { rev: 2 } };
  }) as never);
  return { table, send };
}

const calls: [string, (table: Table) => Promise<unknown>][] = [
  ['a read', (table) => table.get(Key)],
  ['a partition', (table) => table.partition(Key.PK)],
  ['a page of an index', (table) => table.page('recent', 'LIBRARY#1', { limit: 1 })],
  ['a new item', (table) => table.put({ Item: Key })],
  ['an update', (table) => table.update({ Key })],
  ['a deletion', (table) => table.delete({ Key })],
  ['a transaction', (table) => table.transact([])],
];

describe('a call that meets others at its items', () => {
  it.each(calls)('%s is made again a little later: nobody is refused for it', async (_, call) => {
    const { table, send } = tableThatThrows(conflict(), throttle());
    await call(table);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['a throttle', throttle()],
    ['throughput that is used up', overProvisioned()],
    ['a transaction in conflict', cancelled('None', 'TransactionConflict')],
    ['a transaction that is throttled', cancelled('ThrottlingError', 'None')],
    ['a transaction over its throughput', cancelled('None', 'ProvisionedThroughputExceeded', 'TransactionConflict')],
  ])('is made again after %s', async (_, error) => {
    const { table, send } = tableThatThrows(error);
    await table.transact([]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('design 2.16: is told as busy when the item stays held for two seconds', async () => {
    const { table, send } = tableThatThrows(...Array.from({ length: 1000 }, conflict));
    const began = performance.now();
    await expect(table.update({ Key })).rejects.toMatchObject({
      code: 'busy',
      details: { reason: expect.stringContaining('in another transaction') },
    });
    // Each wait is random: what is sure is that there were several, and that they ended.
    expect(send.mock.calls.length).toBeGreaterThan(3);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

it.each([
  ['a refused condition', new ConditionalCheckFailedException({ message: 'no', $metadata })],
  ['a condition refused beside a conflict', cancelled('ConditionalCheckFailed', 'TransactionConflict')],
  ['a transaction that is wrong', cancelled('ValidationError', 'TransactionConflict')],
  ['a transaction cancelled for no reason', cancelled('None')],
])('%s is told at once', async (_, error) => {
  const { table, send } = tableThatThrows(error);
  await expect(table.transact([])).rejects.toBe(error);
  expect(send).toHaveBeenCalledTimes(1);
});
