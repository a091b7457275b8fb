import { type EventName, events } from '../../../shared/events/events.ts';
import { readEvent } from '../../../shared/events/published-event.ts';
import { keys } from '../../platform/keys.ts';
import type { Watch } from '../watch.ts';

const names = Object.keys(events) as EventName[];

/** What a transaction said (`services/platform/outbox.ts`): the new item is the fact, and its end is nothing. */
export const outboxFacts: Watch = {
  of: keys.outbox,
  factsOf: ({ before, after }) => (after && !before ? [readEvent(names, after)] : []),
};
