import { setTimeout as after } from 'node:timers/promises';
import type { SQSRecord } from 'aws-lambda';
import { FULL_PAUSE_MS, isDiskFull } from '../../disk.ts';
import { lambdaRecord } from './queue.ts';
import type { Queues } from './queues.ts';
import { messageByReceipt, receive } from './receive.ts';

/** Handles a batch; `failed` contains the ids of messages that must be delivered again. */
export type Consume = (messages: SQSRecord[]) => Promise<{ failed: string[] }>;

/** `concurrency`: how many batches are consumed concurrently. */
export type PollOptions = { batchSize: number; concurrency?: number };

/**
 * Polls a queue like Lambda's event source: delivers batches, up to `concurrency` at a time, deletes the messages that
 * succeeded, and leaves the rest to reappear after the visibility timeout. If `consume` throws, or returns an id that
 * is not in the batch, the whole batch has failed. While the disk is full nothing is delivered, because the receipt
 * could not be stored; a batch that was consumed just before is delivered again.
 * @returns a function that ends the polling, and waits for the batches in progress
 * @throws QueueDoesNotExist
 */
export function poll(
  queues: Queues,
  queue: string,
  consume: Consume,
  { batchSize, concurrency = 1 }: PollOptions,
): () => Promise<void> {
  queues.settingsOf(queue);
  const stopping = new AbortController();
  const forever = { atMost: batchSize, waitMilliseconds: Infinity, signal: stopping.signal };

  const worker = async () => {
    while (!stopping.signal.aborted && !queues.isClosing()) {
      try {
        await handOver();
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        await after(FULL_PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  };
  const handOver = async () => {
    const messages = await receive(queues, queue, forever);
    if (messages.length === 0) return;
    const failed = await failedIn(consume, messages.map(lambdaRecord));
    const done = messages
      .filter(({ id }) => !failed.has(id))
      .flatMap(({ receipt = '' }) => messageByReceipt(queues, queue, receipt) ?? []);
    queues.record(done.map((gone) => ({ gone })));
  };
  const finished = Promise.all(Array.from({ length: concurrency }, worker));

  return async () => {
    stopping.abort();
    queues.wake(queue);
    await finished;
  };
}

async function failedIn(consume: Consume, messages: SQSRecord[]): Promise<Set<string>> {
  const all = new Set(messages.map(({ messageId }) => messageId));
  try {
    const { failed } = await consume(messages);
    return failed.every((id) => all.has(id)) ? new Set(failed) : all;
  } catch {
    return all;
  }
}
