import { type EventBody, type EventName, events } from '../../shared/events/events.ts';
import { keys } from './keys.ts';
import type { Write } from './table.ts';

/**
 * How long an outbox item is kept. It is delivered within seconds, but the relay's dead letters can be replayed for
 * this long.
 */
const STORED_SECONDS = 15 * 24 * 3600;

/**
 * Publishes an event as a write for the transaction that causes it, so that neither exists without the other. The relay
 * reads it from the table's stream and delivers it to the event's listeners at least once.
 * @param event `id` identifies the event forever: a condition rejects a second event with the same id. `at` is when it
 * happened
 * @throws ZodError for a body that does not match the event's row
 */
export function publish<const N extends EventName>(
  table: { name: string },
  name: N,
  body: EventBody<N>,
  { id, at }: { id: string; at: Date },
): Write {
  const ttl = Math.floor(at.getTime() / 1000) + STORED_SECONDS;
  return {
    Put: {
      TableName: table.name,
      Item: {
        ...keys.outbox({ eventId: id }),
        v: 1,
        id,
        name,
        at: at.toISOString(),
        body: events[name].body.parse(body),
        ttl,
      },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  };
}
