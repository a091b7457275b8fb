import * as z from 'zod';
import { Problem } from '../contract/problem.ts';
import { ArtistId, IsoTime, ReleaseId, StoreEventId } from '../ids.ts';
import type { ExportedRelease, WithdrawnRelease } from '../releases/release.ts';
import { StoredText } from '../text-schemas.ts';
import { statesByStore } from './states-by-store.ts';
import type { StoreEvent } from './store-event.ts';
import { canFollow, storeStates } from './store-state.ts';

// Separate from the schemas, so that pages can use it without them.
export { statesByStore } from './states-by-store.ts';

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

/**
 * Applies an event to what is known. Only `sent` can name a store that is new: an update can add stores.
 * @throws Problem `store-unknown` for a store that the release was never sent to; `store-event-late` if the store is
 * already further, with its current state
 */
export function withStoreEvent(
  release: Delivered & { id: ReleaseId; artistId: ArtistId },
  recorded: ReleaseStores | undefined,
  event: StoreEvent,
): ReleaseStores {
  const known = statesByStore(release, recorded);
  const { state, at, id: eventId, evidence } = event;
  const stores = { ...recorded?.stores };
  for (const store of event.stores) {
    const before = known.get(store);
    if (!before && state !== 'sent') throw new Problem('store-unknown', { store });
    if (before && (!canFollow(before.state, state) || at < before.at))
      throw new Problem('store-event-late', { store, state: before.state, at: before.at });
    const url = evidence.kind === 'address' ? evidence.url : before?.url;
    stores[store] = {
      state,
      at,
      eventId,
      ...(url && { url }),
      ...(evidence.kind === 'words' && { words: evidence.text }),
    };
  }
  return { artistId: release.artistId, releaseId: release.id, stores, ver: (recorded?.ver ?? 0) + 1 };
}
