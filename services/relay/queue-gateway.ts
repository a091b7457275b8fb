import { setTimeout } from 'node:timers/promises';
import { SendMessageBatchCommand, type SendMessageBatchRequestEntry, SQSClient } from '@aws-sdk/client-sqs';
import { clientSettings } from '../platform/client-settings.ts';
import { fullJitter } from '../platform/full-jitter.ts';

/** Limits of one call: SQS accepts 10 messages and 256 KB. */
const MAX_MESSAGES = 10;
const MAX_BYTES = 250_000;
/**
 * The maximum number of attempts. SQS's own errors are transient, and a message that still fails is retried with its
 * stream record.
 */
const MAX_ATTEMPTS = 3;

type Entry = SendMessageBatchRequestEntry & { Id: string; MessageBody: string };

/** Sends messages to the listeners' queues. */
export const queueGateway = () => {
  const client = new SQSClient(clientSettings);

  /** @returns the errors of rejected messages, by id */
  async function call(queueUrl: string, entries: Entry[], attempt = 1): Promise<Map<string, Error>> {
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries: entries }));
    const refused = new Map(Failed.map(({ Id = '', Code, Message }) => [Id, new Error(`${Code}: ${Message}`)]));
    const again = entries.filter(({ Id }) => Failed.some((one) => one.Id === Id && !one.SenderFault));
    if (again.length === 0 || attempt === MAX_ATTEMPTS) return refused;
    await setTimeout(fullJitter(attempt, { firstMs: 50, mostMs: 400 }));
    for (const { Id } of again) refused.delete(Id);
    return new Map([...refused, ...(await call(queueUrl, again, attempt + 1))]);
  }

  return {
    /**
     * Sends messages to one queue. A rejected message does not affect the others.
     * @returns an outcome for each message, in order
     */
    async send(queueUrl: string, messages: readonly string[]): Promise<PromiseSettledResult<void>[]> {
      const entries = messages.map((MessageBody, n): Entry => ({ Id: String(n), MessageBody }));
      const refused = new Map<string, unknown>();
      const calls = inBatches(entries).map(async (batch) => {
        try {
          for (const [id, error] of await call(queueUrl, batch)) refused.set(id, error);
        } catch (error) {
          for (const { Id } of batch) refused.set(Id, error);
        }
      });
      await Promise.all(calls);
      return entries.map(({ Id }) =>
        refused.has(Id) ? { status: 'rejected', reason: refused.get(Id) } : { status: 'fulfilled', value: undefined },
      );
    },
  };
};

function inBatches(entries: Entry[]): Entry[][] {
  const batches: Entry[][] = [];
  let bytes = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry.MessageBody);
    const last = batches.at(-1);
    if (last && last.length < MAX_MESSAGES && bytes + size <= MAX_BYTES) {
      last.push(entry);
      bytes += size;
    } else {
      batches.push([entry]);
      bytes = size;
    }
  }
  return batches;
}
