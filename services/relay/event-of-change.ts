import type { Fact } from '../../shared/events/events.ts';
import { type PublishedEvent, readEvent } from '../../shared/events/published-event.ts';
import type { ItemChange } from '../platform/item-change.ts';

/**
 * A fact that is a change itself. Its id is that of the stream's record, so that it is the same when the record comes again.
 * @throws ZodError when the item has something that the event's row does not promise
 */
export const eventOfChange = ({ id, at }: ItemChange, { name, body }: Fact): PublishedEvent =>
  readEvent([name], { id: `${id}:${name}`, name, at: at.toISOString(), body });
