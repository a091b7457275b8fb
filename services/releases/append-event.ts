import type { OfficeEvent } from '../../shared/releases/release-event.ts';

/** A part of a SET that writes what happened into the release's history; with `appendEvent`, in the write that makes it happen. */
export const APPENDED = 'events = list_append(if_not_exists(events, :noEvents), :happened)';

/** The values of `APPENDED`. A release that was stored before there was a history starts one. */
export const appendEvent = (event: OfficeEvent) => ({ ':noEvents': [], ':happened': [event] });
