import type { OfficeEvent } from '../../../shared/releases/release-event.ts';
import type { Part } from './release-write.ts';

/**
 * Appends an event to the release's history, as part of the write that the event describes. Starts a history if the
 * release has none.
 */
export const appendEvent = (event: OfficeEvent): Part => ({
  set: ['events = list_append(if_not_exists(events, :noEvents), :happened)'],
  values: { ':noEvents': [], ':happened': [event] },
});
