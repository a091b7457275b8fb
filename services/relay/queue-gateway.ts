import { setTimeout } from 'node:timers/promises';
import { SendMessageBatchCommand, type SendMessageBatchRequestEntry, SQSClient } from '@aws-sdk/client-sqs';
import { clientSettings } from '../platform/client-settings.ts';
import { fullJitter } from '../platform/full-jitter.ts';

/** Most messages and bytes of one call. SQS takes 256 KB of every queue, and more where its owner asked for it. */
const MOST_MESSAGES = 10;
const MOST_BYTES = 250_000;
/** A refusal of the service's own is over after a moment; what is still there then comes again with its record of the stream. */
const TRIES = 3;

type Entry = SendMessageBatchRequestEntry & { Id: string; MessageBody: string };

/** The queues of the listeners. */
export const queueGateway = () => {
  const client = new SQSClient(clientSettings);

  /** @returns why messages were not taken, by their ids */
  async function call(queueUrl: string, entries: Entry[], tried = 1): Promise<Map<string, Error>> {
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries: entries }));
    const refused = new Map(Failed.map(({ Id = '', Code, Message }) => [Id, new Error(`${Code}: ${Message}`)]));
    const again = entries.filter(({ Id }) => Failed.some((one) => one.Id === Id && !one.SenderFault));
    if (again.length === 0 || tried === TRIES) return refused;
    await setTimeout(fullJitter(tried, { firstMs: 50, mostMs: 400 }));
    for (const { Id } of again) refused.delete(Id);
    return new Map([...refused, ...(await call(queueUrl, again, tried + 1))]);
  }

  return {
    /**
     * Sends messages to one queue.
     * @returns how each ended, in their order: one that was not taken leaves the others alone
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
    if (last && last.length < MOST_MESSAGES && bytes + size <= MOST_BYTES) {
      last.push(entry);
      bytes += size;
    } else {
      batches.push([entry]);
      bytes = size;
    }
  }
  return batches;
}
