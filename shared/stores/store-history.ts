import * as z from 'zod';
import { StoredExport } from '../export/stored-export.ts';
import { AtStore } from './release-stores.ts';
import { reporters, StoreEvent } from './store-event.ts';

/**
 * The states that events gave to stores, by store. Every other store of a delivered release has the state `sent` since
 * its export (`statesByStore`).
 */
export const RecordedStates = z.object({ stores: z.record(z.string(), AtStore) });
export type RecordedStates = z.infer<typeof RecordedStates>;

/** A file that was sent to the stores, which is the evidence of the state `sent`. */
export const SentFile = StoredExport.pick({ submission: true, fileName: true, sha256: true, at: true });
export type SentFile = z.infer<typeof SentFile>;

/** An event as the release's artist sees it, without the name of the person who entered it. */
const ArtistStoreEvent = StoreEvent.extend({ by: z.object({ kind: z.enum(reporters) }) });

/** All events about a release at stores, and the files that were sent, oldest first. */
export const ArtistStoreHistory = z.object({ events: z.array(ArtistStoreEvent), exports: z.array(SentFile) });
export type ArtistStoreHistory = z.infer<typeof ArtistStoreHistory>;

/** The same for the office, with the states, and the person behind each event. */
export const OfficeStoreHistory = RecordedStates.extend({
  events: z.array(StoreEvent),
  exports: z.array(SentFile),
});
export type OfficeStoreHistory = z.infer<typeof OfficeStoreHistory>;

/** An event to show; `person` is missing for artists. */
export type ShownStoreEvent = ArtistStoreHistory['events'][number] | StoreEvent;
