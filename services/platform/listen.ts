import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod';
import type { EventName } from '../../shared/events/events.ts';
import { readTold, type Told } from '../../shared/events/told.ts';
import type { ListenerConfig } from './config.ts';
import { consumeQueue } from './consume-queue.ts';
import { Later } from './later.ts';
import { type Log, thrown } from './logger.ts';

type Needs = { config: z.output<typeof ListenerConfig>; log: Log };
type Ended = PromiseSettledResult<unknown>;

/**
 * The function that hears an event. It is told at least once, in any order, and late: so it asks what is so now, and writes with conditions.
 * What failed is logged and comes again; others of its batch are heard.
 */
export const listen = <const N extends EventName>(
  name: N,
  needs: Needs,
  hear: (told: Told<N>) => Promise<void>,
): ((event: SQSEvent) => Promise<SQSBatchResponse>) =>
  listenTogether([name], needs, (all) => Promise.allSettled(all.map(async (told) => hear(told))));

/**
 * The same for who hears of several events at a time, and of all that waited at once.
 * @param hear answers how each ended, in their order
 */
export const listenTogether = <const N extends EventName>(
  names: readonly N[],
  { config, log }: Needs,
  hear: (told: Told<N>[]) => Promise<Ended[]>,
): ((event: SQSEvent) => Promise<SQSBatchResponse>) =>
  consumeQueue({ queueUrl: config.QUEUE_URL, log }, async (messages) => {
    const read = await Promise.allSettled(messages.map(async ({ body }) => readTold(names, JSON.parse(body))));
    const readable = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const heard = readable.length > 0 ? await hear(readable) : [];
    const ends = read.map(
      (one): Ended => (one.status === 'fulfilled' ? (heard[readable.indexOf(one.value)] ?? UNSAID) : one),
    );
    for (const [n, end] of ends.entries())
      if (end.status === 'rejected' && !(end.reason instanceof Later))
        log.error('an event was not heard', { ...whatOf(messages[n], read[n]), ...thrown(end.reason) });
    return ends;
  });

const UNSAID: Ended = { status: 'rejected', reason: new Error('The listener did not say how it ended') };

/** By what a log line finds the event again: all that is known of one that could not be read is its message. */
const whatOf = (
  message: SQSRecord | undefined,
  read: PromiseSettledResult<{ id: string; name: string }> | undefined,
) => ({
  messageId: message?.messageId,
  ...(read?.status === 'fulfilled' && { eventId: read.value.id, event: read.value.name }),
});
