import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ConditionalCheckFailedException,
  InternalServerError,
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

/** A table whose first calls fail with these errors. */
function tableThatThrows(...errors: Error[]) {
  const table = openTable('t');
  const send = jest.spyOn(table.plain, 'send').mockImplementation((async () => {
    const error = errors.shift();
    if (error) throw error;
    return { Attributes: { rev: { N: '2' } } };
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

describe('a call that collides with concurrent writers', () => {
  it.each(calls)('retries %s with backoff instead of failing', async (_, call) => {
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

  it('reports `busy` when the item stays contended for two seconds (design 2.16)', async () => {
    const { table, send } = tableThatThrows(...Array.from({ length: 1000 }, conflict));
    const began = performance.now();
    await expect(table.update({ Key })).rejects.toMatchObject({
      code: 'busy',
      details: { reason: expect.stringContaining('in another transaction') },
    });
    // Each wait is random, so only the number of waits and their end are certain.
    expect(send.mock.calls.length).toBeGreaterThan(3);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('a read without a response', () => {
  const lost = [
    ['a time-out', Object.assign(new Error('exceeded'), { name: 'TimeoutError' })],
    ['a connection that broke', Object.assign(new Error('reset'), { code: 'ECONNRESET' })],
    ['a failure of DynamoDB’s', new InternalServerError({ message: 'internal', $metadata })],
  ] as const;
  const reads: typeof calls = [
    ...calls.slice(0, 3),
    ['several items', (table) => table.batchGet([Key])],
    ['a range', (table) => table.range(Key.PK, { from: 'A', to: 'B' })],
    ['a page of a partition', (table) => table.prefixPage(Key.PK, { prefix: 'A', limit: 1 })],
  ];

  it.each(reads.flatMap((read) => lost.map((error) => [...read, ...error] as const)))(
    'design 2.16: %s is made again, because it changed nothing',
    async (_, read, _what, error) => {
      const { table, send } = tableThatThrows(error);
      await read(table);
      expect(send).toHaveBeenCalledTimes(2);
    },
  );

  it.each(lost)('reports `busy` when that lasts, never an internal error: %s', async (_, error) => {
    const { table } = tableThatThrows(...Array.from({ length: 1000 }, () => error));
    await expect(table.get(Key)).rejects.toMatchObject({ code: 'busy' });
  });

  it.each(lost)('throws the error of a write, which may have happened: %s', async (_, error) => {
    for (const [, write] of calls.slice(3)) {
      const { table, send } = tableThatThrows(error);
      await expect(write(table)).rejects.toBe(error);
      expect(send).toHaveBeenCalledTimes(1);
    }
  });
});

describe('a call without a free connection', () => {
  const unconnected = () =>
    Object.assign(new Error('the request socket did not establish a connection with the server'), {
      name: 'TimeoutError',
    });
  const unanswered = () => Object.assign(new Error('exceeded'), { name: 'TimeoutError', code: 'ETIMEDOUT' });

  beforeAll(() => {
    Object.assign(process.env, { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' });
  });

  /**
   * A table whose attempts, including those of the SDK, end with these errors; all later attempts end with the last
   * one.
   */
  function tableWithTries(...errors: [Error, ...Error[]]) {
    const table = openTable('t');
    table.plain.middlewareStack.add(
      () => async () => {
        throw errors.length > 1 ? errors.shift() : errors[0];
      },
      { step: 'deserialize', priority: 'low' },
    );
    return table;
  }

  it('reports `busy`: no try was sent, so nothing was written (design 2.16)', async () => {
    await expect(tableWithTries(unconnected()).transact([])).rejects.toMatchObject({
      code: 'busy',
      details: { reason: expect.stringContaining('did not establish a connection') },
    });
  });

  it.each([
    ['one that was sent and not answered', unanswered()],
    ['one whose connection broke', Object.assign(new Error('reset'), { code: 'ECONNRESET' })],
  ])('is no “busy” after %s: that may have been written', async (_, sent) => {
    const refused = unconnected();
    await expect(tableWithTries(sent, refused).transact([])).rejects.toBe(refused);
    await expect(tableWithTries(unconnected(), sent).transact([])).rejects.toBe(sent);
  });

  it('is recognized by the error that the SDK throws if every socket is in use', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
    process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const table = openTable('t');
    // One call more than the SDK has sockets. Calls with a socket take longer.
    const ends = Array.from({ length: 51 }, () => table.get(Key).catch((error: { code?: string }) => error.code));
    expect(await Promise.race(ends)).toBe('busy');
    table.plain.destroy();
    silent.closeAllConnections();
    silent.close();
    await Promise.all(ends);
  });
});

it.each([
  ['a refused condition', new ConditionalCheckFailedException({ message: 'no', $metadata })],
  ['a condition refused beside a conflict', cancelled('ConditionalCheckFailed', 'TransactionConflict')],
  ['a transaction that is wrong', cancelled('ValidationError', 'TransactionConflict')],
  ['a transaction cancelled for no reason', cancelled('None')],
])('%s is reported at once', async (_, error) => {
  const { table, send } = tableThatThrows(error);
  await expect(table.transact([])).rejects.toBe(error);
  expect(send).toHaveBeenCalledTimes(1);
});
