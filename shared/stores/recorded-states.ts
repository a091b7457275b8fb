import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId, StoreEventId } from '../ids.ts';
import type { ExportedRelease, WithdrawnRelease } from '../releases/release.ts';
import { StoredText } from '../text-schemas.ts';
import { storeStates } from './store-state.ts';

/** The state at one store, and since when; `eventId` names the event that says so. */
export const AtStore = z.object({
  state: z.enum(storeStates),
  at: IsoTime,
  eventId: StoreEventId,
  url: z.url().optional(),
  /** The store's words, of a rejection or a conflict. */
  words: StoredText.optional(),
});
export type AtStore = z.infer<typeof AtStore>;

/** The current state of a release at each store about which an event was recorded. */
export const ReleaseStores = z.object({
  artistId: ArtistId,
  releaseId: ReleaseId,
  stores: z.record(z.string(), AtStore),
  /** The version, which every event increases by one. */
  ver: z.int(),
});
export type ReleaseStores = z.infer<typeof ReleaseStores>;

/** The state at a store: recorded, or just that the release was exported for it (`eventId` is then absent). */
export type KnownAtStore = Omit<AtStore, 'eventId'> & { eventId?: AtStore['eventId'] };

/** The parts of a delivered release that say where it was sent, and when. */
export type Delivered = Pick<ExportedRelease | WithdrawnRelease, 'stores' | 'exportedAt'>;
