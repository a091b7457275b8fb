import type { OfficeEvent } from '../../../shared/releases/release-event.ts';
import type { Part } from './release-write.ts';

/**
 * Appends events to the release's history, as part of the write that they describe. Starts a history if the release has
 * none.
 */
export const appendEvents = (events: readonly OfficeEvent[]): Part => ({
  set: ['events = list_append(if_not_exists(events, :noEvents), :happened)'],
  values: { ':noEvents': [], ':happened': events },
});

export const appendEvent = (event: OfficeEvent): Part => appendEvents([event]);
