import type { SQSRecord } from 'aws-lambda';
import type * as z from 'zod';
import type { EventName } from '../../shared/events/events.ts';
import { type PublishedEvent, readEvent } from '../../shared/events/published-event.ts';
import type { ListenerConfig } from './config.ts';
import { consumeQueue, receivesOf } from './consume-queue.ts';
import { type Log, thrown } from './logger.ts';
import { RetryLater } from './retry-later.ts';

type Needs = {
  config: z.output<typeof ListenerConfig>;
  log: Log;
  /** The backoff for failures that last longer than seconds (`consumeQueue`). */
  retrySeconds?: (receives: number) => number;
  /** For events that take minutes: if the process dies, they return when its run would have timed out. */
  returnsAfterTimeout?: boolean;
};
/** How an event came. `receives` counts its deliveries, this one included, and throttled ones too. */
export type Delivery = { receives: number };
type Outcome = PromiseSettledResult<unknown>;

/**
 * Makes the handler for a listener. Events are delivered at least once, in any order and possibly late, so a listener
 * reads the current state and writes with conditions. A failed event is logged and retried; the rest of its batch is
 * not affected.
 */
export const listen = <const N extends EventName>(
  name: N,
  needs: Needs,
  handle: (event: PublishedEvent<N>, delivery: Delivery) => Promise<void>,
): ReturnType<typeof consumeQueue> =>
  listenTogether([name], needs, (all, deliveries) =>
    Promise.allSettled(all.map(async (event, n) => handle(event, deliveries[n] ?? { receives: 1 }))),
  );

/**
 * Like `listen`, but for several kinds of event that are handled as one batch.
 * @param handle returns the outcome of each event, in order
 */
export const listenTogether = <const N extends EventName>(
  names: readonly N[],
  { config, log, ...timing }: Needs,
  handle: (event: PublishedEvent<N>[], deliveries: Delivery[]) => Promise<Outcome[]>,
): ReturnType<typeof consumeQueue> =>
  consumeQueue({ queueUrl: config.QUEUE_URL, log, ...timing }, async (messages) => {
    const read = await Promise.allSettled(messages.map(async ({ body }) => readEvent(names, JSON.parse(body))));
    const readable = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const deliveries = messages
      .filter((_, n) => read[n]?.status === 'fulfilled')
      .map((message) => ({ receives: receivesOf(message) }));
    const outcomes = readable.length > 0 ? await handle(readable, deliveries) : [];
    const ends = read.map(
      (one): Outcome => (one.status === 'fulfilled' ? (outcomes[readable.indexOf(one.value)] ?? NO_OUTCOME) : one),
    );
    for (const [n, end] of ends.entries())
      if (end.status === 'rejected' && !(end.reason instanceof RetryLater))
        log.error('an event was not handled', { ...messageFields(messages[n], read[n]), ...thrown(end.reason) });
    return ends;
  });

const NO_OUTCOME: Outcome = { status: 'rejected', reason: new Error('The listener did not say how it ended') };

/** The log fields by which an event can be found again. An unreadable message has no event id. */
const messageFields = (
  message: SQSRecord | undefined,
  read: PromiseSettledResult<{ id: string; name: string }> | undefined,
) => ({
  messageId: message?.messageId,
  ...(read?.status === 'fulfilled' && { eventId: read.value.id, event: read.value.name }),
});
