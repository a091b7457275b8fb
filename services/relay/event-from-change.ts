import type { Fact } from '../../shared/events/events.ts';
import { type PublishedEvent, readEvent } from '../../shared/events/published-event.ts';
import type { ItemChange } from '../platform/item-change.ts';

/**
 * Makes an event from a change. Its id comes from the stream's record, so a redelivered record gives the same event.
 * @throws ZodError if the body does not match the event's schema
 */
export const eventFromChange = ({ id, at }: ItemChange, { name, body }: Fact): PublishedEvent =>
  readEvent([name], { id: `${id}:${name}`, name, at: at.toISOString(), body });
