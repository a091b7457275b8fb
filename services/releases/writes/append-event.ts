import type { OfficeEvent } from '../../../shared/releases/release-event.ts';
import type { Part } from './release-write.ts';

/**
 * Appends an event to the release's history, in the write that it is about. A release from before there was a history
 * starts one.
 */
export const appended = (event: OfficeEvent): Part => ({
  set: ['events = list_append(if_not_exists(events, :noEvents), :happened)'],
  values: { ':noEvents': [], ':happened': [event] },
});
