import { AwsError } from '../aws-json.ts';
import type { SqsMessage } from './lambda-record.ts';
import { lambdaRecord } from './lambda-record.ts';
import type { Queues } from './queues.ts';
import { receive } from './receive.ts';
import { remove } from './remove.ts';

/** Handles a batch; `failed` holds the message ids that must come again. */
export type Consume = (messages: SqsMessage[]) => Promise<{ failed: string[] }>;

/** `concurrency`: how many batches are consumed at the same time. */
export type PollOptions = { batchSize: number; concurrency?: number };

/**
 * Lambda's event source on a queue: hands over batches, as many side by side as it may, deletes what succeeded, and leaves the
 * rest to reappear after the visibility timeout. When `consume` throws, or names an id that is not in the batch, the
 * whole batch failed. The answer ends the polling and waits for the batches that are being consumed.
 * Throws QueueDoesNotExist. A disk that cannot be written ends the whole program: nothing could be kept any more.
 */
export function poll(
  queues: Queues,
  queue: string,
  consume: Consume,
  { batchSize, concurrency = 1 }: PollOptions,
): () => Promise<void> {
  queues.settingsOf(queue);
  const stopping = new AbortController();

  const consumeBatch = async () => {
    const messages = await receive(queues, queue, {
      atMost: batchSize,
      waitMilliseconds: Infinity,
      signal: stopping.signal,
    });
    if (messages.length === 0) return;
    const failed = await failedIn(consume, messages.map(lambdaRecord));
    await Promise.all(
      messages
        .filter(({ id }) => !failed.has(id))
        // A FIFO handle that expired while its message was consumed: the message comes again, as in the cloud.
        .map(({ receipt }) => remove(queues, queue, receipt!).catch(ignoreRefusal)),
    );
  };

  const worker = async () => {
    while (!stopping.signal.aborted && !queues.isClosing()) await consumeBatch();
  };
  const finished = Promise.all(Array.from({ length: concurrency }, worker));

  return async () => {
    stopping.abort();
    queues.wake(queue);
    await finished;
  };
}

async function failedIn(consume: Consume, messages: SqsMessage[]): Promise<Set<string>> {
  const all = new Set(messages.map(({ messageId }) => messageId));
  try {
    const { failed } = await consume(messages);
    return failed.every((id) => all.has(id)) ? new Set(failed) : all;
  } catch {
    return all;
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof AwsError)) throw error;
}
