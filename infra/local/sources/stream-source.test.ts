import { EventEmitter, once } from 'node:events';
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import { jest } from '@jest/globals';
import { stoppedAtEnd, temporaryFolder } from '../../test/test-cleanup.ts';
import { type StreamMapping, startStreamSource } from './stream-source.ts';

type Event = { Records: { dynamodb: { SequenceNumber: string; NewImage?: unknown } }[] };
type Answer = { batchItemFailures: { itemIdentifier: string }[] } | null;

const sequence = (n: number) => String(n).padStart(4, '0');
const record = (n: number): StreamRecord => ({ eventName: 'INSERT', dynamodb: { SequenceNumber: sequence(n) } });
const failedAt = (n: number): Answer => ({ batchItemFailures: [{ itemIdentifier: sequence(n) }] });
const numbersIn = (event: Event) => event.Records.map(({ dynamodb }) => Number(dynamodb.SequenceNumber));

/** A fake stream with one shard. An iterator is the number of records before it. */
function fakeStream() {
  const records: StreamRecord[] = [];
  const answer = (command: unknown): object => {
    if (command instanceof DescribeStreamCommand) return { StreamDescription: { Shards: [{ ShardId: 'shard' }] } };
    if (command instanceof GetShardIteratorCommand) {
      const { ShardIteratorType, SequenceNumber } = command.input;
      if (ShardIteratorType === 'TRIM_HORIZON') return { ShardIterator: '0' };
      return {
        ShardIterator: String(records.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === SequenceNumber) + 1),
      };
    }
    if (!(command instanceof GetRecordsCommand)) throw new Error('Not a call of a stream');
    const from = Number(command.input.ShardIterator);
    const Records = records.slice(from, from + (command.input.Limit ?? 100));
    return { Records, NextShardIterator: String(from + Records.length) };
  };
  const client = { send: async (command: unknown) => answer(command) } as unknown as DynamoDBStreamsClient;
  return { client, write: (...numbers: number[]) => records.push(...numbers.map(record)), records };
}

let directory: string;
beforeEach(() => {
  directory = temporaryFolder();
});
afterEach(() => void jest.useRealTimers());

/** Starts a source on the stream that calls `handle`; `until` waits for the effects. */
function source(
  { client }: ReturnType<typeof fakeStream>,
  handle: (numbers: number[], event: Event) => Answer | Promise<Answer>,
  mapping: Partial<StreamMapping> = {},
) {
  const [calls, dead, errors]: [number[][], number[], string[]] = [[], [], []];
  const happened = new EventEmitter();
  const settle = () => void setImmediate(() => happened.emit('more'));
  const running = startStreamSource({
    client,
    directory,
    onError: (message) => errors.push(message),
    invoke: async (_arn, event) => {
      calls.push(numbersIn(event as Event));
      settle();
      return handle(numbersIn(event as Event), event as Event);
    },
    mapping: {
      id: 'Projector',
      functionArn: 'projector',
      streamArn: 'arn:stream',
      batchSize: 10,
      retryAttempts: 2,
      filters: [],
      onFailure: async ({ DDBStreamBatchInfo }) => {
        dead.push(Number(DDBStreamBatchInfo.startSequenceNumber));
        settle();
      },
      ...mapping,
    },
  });
  const until = async (holds: () => boolean) => {
    while (!holds()) await once(happened, 'more');
  };
  return { ...stoppedAtEnd(running), calls, dead, errors, until };
}

describe("the source of a table's stream", () => {
  it('delivers records in order, in batches', async () => {
    const stream = fakeStream();
    stream.write(1, 2, 3, 4, 5);
    const { calls, until } = source(stream, () => null, { batchSize: 2 });
    await until(() => calls.flat().length === 5);
    expect(calls).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('delivers a write at once, without waiting for the next poll', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }); // so that the next poll never comes
    const stream = fakeStream();
    const { calls, until, wake } = source(stream, () => null);
    for (const n of [1, 2]) {
      stream.write(n);
      wake();
      await until(() => calls.length === n);
    }
    expect(calls).toEqual([[1], [2]]);
  });

  it('redelivers the failing record and those behind it, not those before', async () => {
    const stream = fakeStream();
    stream.write(1, 2, 3, 4);
    let failures = 0;
    const { calls, dead, until } = source(stream, (numbers) =>
      numbers.includes(3) && failures++ === 0 ? failedAt(3) : null,
    );
    await until(() => calls.length === 2);
    expect(calls.map(String)).toEqual(['1,2,3,4', '3,4']);
    expect(dead).toEqual([]);
  });

  it('discards a record that fails every time to the dead letters, and continues behind it', async () => {
    const stream = fakeStream();
    stream.write(1, 2, 3);
    const { calls, dead, until } = source(stream, (numbers) => (numbers.includes(2) ? failedAt(2) : null));
    await until(() => calls.at(-1)?.join() === '3');
    expect(dead).toEqual([2]);
    expect(calls.filter((numbers) => numbers.includes(2))).toHaveLength(4);
  });

  it('isolates by halving the one record that crashes the function, so that no other is discarded', async () => {
    const stream = fakeStream();
    stream.write(1, 2, 3, 4, 5);
    const done: number[] = [];
    const { dead, errors, until } = source(stream, (numbers) => {
      if (numbers.includes(4)) throw new Error('out of memory');
      done.push(...numbers);
      return null;
    });
    await until(() => done.includes(5));
    expect(dead).toEqual([4]);
    expect(done).toEqual([1, 2, 3, 5]);
    expect(errors[0]).toBe('projector: out of memory');
  });

  it('delivers only records that pass the filter, and skips the rest', async () => {
    const stream = fakeStream();
    stream.write(1, 2);
    const { calls, until, wake } = source(stream, () => null, {
      filters: [{ dynamodb: { SequenceNumber: [sequence(2), sequence(3)] } }],
    });
    await until(() => calls.length === 1);
    stream.write(3);
    wake();
    await until(() => calls.length === 2);
    expect(calls).toEqual([[2], [3]]);
  });

  it('continues after a restart where it stopped, without repeating or skipping records', async () => {
    const stream = fakeStream();
    stream.write(1, 2);
    const first = source(stream, () => null);
    await first.until(() => first.calls.length === 1);
    await first.stop();

    stream.write(3, 4);
    const second = source(stream, () => null);
    await second.until(() => second.calls.length === 1);
    expect(second.calls).toEqual([[3, 4]]);
  });

  it('redelivers records that were in progress when the laptop stopped', async () => {
    const stream = fakeStream();
    stream.write(1);
    let end = (_: Error) => {};
    const first = source(stream, () => new Promise((_resolve, reject) => (end = reject)));
    await first.until(() => first.calls.length === 1);
    const stopped = first.stop();
    end(new Error('was stopped'));
    await stopped;

    const second = source(stream, () => null);
    await second.until(() => second.calls.length === 1);
    expect(second.calls).toEqual([[1]]);
    expect(first.dead).toEqual([]);
  });
});
