import type { OfficeEvent } from '../../../shared/releases/release-event.ts';
import type { Part } from './release-write.ts';

/** Writes what happened into the release's history, in the write that makes it happen. One of before there was a history starts one. */
export const appended = (event: OfficeEvent): Part => ({
  set: ['events = list_append(if_not_exists(events, :noEvents), :happened)'],
  values: { ':noEvents': [], ':happened': [event] },
});
