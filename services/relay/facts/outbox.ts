import { events } from '../../../shared/events/events.ts';
import { readEvent } from '../../../shared/events/published-event.ts';
import { keysOf } from '../../../shared/typed-record.ts';
import { keys } from '../../platform/keys.ts';
import type { Watch } from '../watch.ts';

const names = keysOf(events);

/**
 * Delivers events published by a transaction (`services/platform/outbox.ts`): a new item is an event; its expiry is
 * not.
 */
export const outboxFacts: Watch = {
  row: keys.outbox,
  factsOf: ({ before, after }) => (after && !before ? [readEvent(names, after)] : []),
};
