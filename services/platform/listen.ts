import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod';
import type { EventName } from '../../shared/events/events.ts';
import { type PublishedEvent, readEvent } from '../../shared/events/published-event.ts';
import type { ListenerConfig } from './config.ts';
import { consumeQueue } from './consume-queue.ts';
import { Later } from './later.ts';
import { type Log, thrown } from './logger.ts';

type Needs = {
  config: z.output<typeof ListenerConfig>;
  log: Log;
  /** Where what fails takes longer to pass than seconds (`consumeQueue`). */
  retrySeconds?: (receives: number) => number;
};
type Ended = PromiseSettledResult<unknown>;

/**
 * The function of a listener. An event is delivered at least once, in any order, and late: so a listener asks what is so now, and writes with conditions.
 * What failed is logged and comes again; the others of its batch are handled.
 */
export const listen = <const N extends EventName>(
  name: N,
  needs: Needs,
  handle: (event: PublishedEvent<N>) => Promise<void>,
): ((event: SQSEvent) => Promise<SQSBatchResponse>) =>
  listenTogether([name], needs, (all) => Promise.allSettled(all.map(async (event) => handle(event))));

/**
 * The same for a listener of several events, which gets all that waited as one batch.
 * @param handle answers how each ended, in their order
 */
export const listenTogether = <const N extends EventName>(
  names: readonly N[],
  { config, log, retrySeconds }: Needs,
  handle: (event: PublishedEvent<N>[]) => Promise<Ended[]>,
): ((event: SQSEvent) => Promise<SQSBatchResponse>) =>
  consumeQueue({ queueUrl: config.QUEUE_URL, log, retrySeconds }, async (messages) => {
    const read = await Promise.allSettled(messages.map(async ({ body }) => readEvent(names, JSON.parse(body))));
    const readable = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const outcomes = readable.length > 0 ? await handle(readable) : [];
    const ends = read.map(
      (one): Ended => (one.status === 'fulfilled' ? (outcomes[readable.indexOf(one.value)] ?? NO_OUTCOME) : one),
    );
    for (const [n, end] of ends.entries())
      if (end.status === 'rejected' && !(end.reason instanceof Later))
        log.error('an event was not handled', { ...whatOf(messages[n], read[n]), ...thrown(end.reason) });
    return ends;
  });

const NO_OUTCOME: Ended = { status: 'rejected', reason: new Error('The listener did not say how it ended') };

/** By what a log line finds the event again: all that is known of one that could not be read is its message. */
const whatOf = (
  message: SQSRecord | undefined,
  read: PromiseSettledResult<{ id: string; name: string }> | undefined,
) => ({
  messageId: message?.messageId,
  ...(read?.status === 'fulfilled' && { eventId: read.value.id, event: read.value.name }),
});
