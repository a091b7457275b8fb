import { closeSync, constants, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import type { Invoke } from '../functions/functions.ts';
import { type DiscardedBatch, discardedBatch } from './discarded-batch.ts';
import { matchPattern, type Pattern } from './match-pattern.ts';

const IDLE_MS = 1000;
/** The characters reserved for a stored position; a sequence number has at most 40. */
const POSITION_LENGTH = 80;

export type StreamMapping = {
  id: string;
  functionArn: string;
  streamArn: string;
  batchSize: number;
  retryAttempts: number;
  filters: Pattern[];
  /** Called for a record that failed on every attempt, with Lambda's message about it and the record itself. */
  onFailure: ((batch: DiscardedBatch, records: unknown[]) => Promise<void>) | undefined;
};

type Answer = { batchItemFailures?: { itemIdentifier: string }[] } | null;

const sequenceOf = (record: StreamRecord): string => record.dynamodb?.SequenceNumber ?? '';

/**
 * Reads a table's stream for a function, in order, from the point where the last run stopped; each write wakes it. A
 * failing record is retried up to `retryAttempts` times and then goes to the failure destination, so that it does not
 * block later records forever.
 */
export function startStreamSource(options: {
  /** Must return records in the JSON format of events (plain-records.ts). */
  client: DynamoDBStreamsClient;
  mapping: StreamMapping;
  directory: string;
  invoke: Invoke;
  onError: (message: string) => void;
}): { wake: () => void; stop: () => Promise<void> } {
  const { client, mapping, invoke, onError } = options;
  const file = path.join(options.directory, `${mapping.id}.json`);
  mkdirSync(options.directory, { recursive: true });
  let stopped = false;
  const stopping = new AbortController();
  let shardId = '';
  let wake = () => {};
  let woken = false;

  // Overwritten in place, because replacing a file would flush it to disk for each batch. If a crash of the machine
  // loses a position, the records since the stored one are delivered again.
  const position = openSync(file, constants.O_RDWR | constants.O_CREAT);
  const save = (sequence: string) => void writeSync(position, JSON.stringify({ sequence }).padEnd(POSITION_LENGTH), 0);
  const saved = (): string | undefined => {
    try {
      return (JSON.parse(readFileSync(file, 'utf8')) as { sequence: string }).sequence;
    } catch {
      return undefined;
    }
  };

  async function iterator(): Promise<string | undefined> {
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: mapping.streamArn }));
    const sequence = saved();
    shardId = StreamDescription?.Shards?.at(-1)?.ShardId ?? '';
    const { ShardIterator } = await client.send(
      new GetShardIteratorCommand({
        StreamArn: mapping.streamArn,
        ShardId: shardId,
        ...(sequence
          ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: sequence }
          : { ShardIteratorType: 'TRIM_HORIZON' }),
      }),
    );
    return ShardIterator;
  }

  /** Delivers records until each is either handled or discarded. */
  async function deliver(records: StreamRecord[], attempt = 0): Promise<void> {
    const wanted = records.filter(
      (record) => mapping.filters.length === 0 || mapping.filters.some((filter) => matchPattern(filter, record)),
    );
    if (wanted.length === 0) return;
    let from = 0;
    let isCrash = false;
    try {
      const answer = (await invoke(mapping.functionArn, {
        Records: wanted.map(eventOf),
      })) as Answer;
      const failed = answer?.batchItemFailures?.[0]?.itemIdentifier;
      if (failed === undefined) return;
      from = Math.max(
        0,
        wanted.findIndex((record) => sequenceOf(record) === failed),
      );
    } catch (error) {
      if (stopped) throw error;
      onError(`${mapping.functionArn}: ${error instanceof Error ? error.message : error}`);
      isCrash = true;
    }
    const rest = wanted.slice(from);
    if (isCrash && rest.length > 1) {
      // Which record fails is unknown, so halve the batch, to avoid discarding the other records with it.
      const middle = Math.ceil(rest.length / 2);
      await deliver(rest.slice(0, middle), attempt + 1);
      return deliver(rest.slice(middle), attempt + 1);
    }
    if (attempt < mapping.retryAttempts) {
      await backOff(Math.min(1000, 50 * 2 ** attempt));
      return deliver(rest, from > 0 ? 0 : attempt + 1);
    }
    const [poison, ...behind] = rest;
    if (poison) await discard(eventOf(poison), { invokes: attempt + 1, isCrash });
    return deliver(behind);
  }

  const eventOf = (record: StreamRecord) => ({ ...record, eventSourceARN: mapping.streamArn });

  async function discard(record: object, attempts: { invokes: number; isCrash: boolean }): Promise<void> {
    const { functionArn, streamArn } = mapping;
    const batch = discardedBatch({ functionArn, streamArn, shardId, ...attempts, records: [record] }, new Date());
    await mapping.onFailure?.(batch, [record]);
  }

  /**
   * Pauses between attempts. A write does not shorten this pause, because on a busy table that would use up all
   * attempts immediately.
   */
  const backOff = (ms: number) => after(ms, undefined, { signal: stopping.signal }).catch(() => {});

  const pause = (ms: number) =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, ms);
      wake = () => {
        clearTimeout(timer);
        done();
      };
      if (stopped) wake();
    });

  async function run(): Promise<void> {
    let at = await iterator();
    while (!stopped) {
      woken = false;
      const { Records = [], NextShardIterator } = await client.send(
        new GetRecordsCommand({ ShardIterator: at, Limit: mapping.batchSize }),
      );
      const last = Records.at(-1);
      if (last) {
        await deliver(Records);
        save(sequenceOf(last));
      }
      at = NextShardIterator ?? (await iterator());
      // A batch that is not full means that this is the end of the stream, unless a write has woken us since.
      if (Records.length < mapping.batchSize && !woken) await pause(IDLE_MS);
    }
  }
  const running = (async () => {
    while (!stopped) {
      await run().catch(async (error: unknown) => {
        if (stopped) return;
        onError(`stream: ${error instanceof Error ? error.message : error}`);
        await pause(IDLE_MS);
      });
    }
    closeSync(position);
  })();

  return {
    wake: () => {
      woken = true;
      wake();
    },
    stop: async () => {
      stopped = true;
      stopping.abort();
      wake();
      await running;
    },
  };
}
