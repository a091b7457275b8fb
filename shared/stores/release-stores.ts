import * as z from 'zod';
import { Problem } from '../contract/problem.ts';
import { ArtistId, IsoTime, ReleaseId, StoreEventId } from '../ids.ts';
import type { ExportedRelease, WithdrawnRelease } from '../releases/release.ts';
import { StoredText } from '../text-schemas.ts';
import type { StoreEvent } from './store-event.ts';
import { canFollow, storeStates } from './store-state.ts';

/** What is known at one store, and since when; `eventId` names the event that says so. */
const AtStore = z.object({
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

/** What is known at a store: recorded, or just that the release was exported for it (`eventId` is then absent). */
export type KnownAtStore = Omit<AtStore, 'eventId'> & { eventId?: AtStore['eventId'] };

/** A release, as far as it says where it was sent. */
export type Delivered =
  | Pick<ExportedRelease, 'stores' | 'exportedAt'>
  | Pick<WithdrawnRelease, 'stores' | 'exportedAt'>;

/**
 * The state of a release at every store that it was sent to, in the order of the release's list, then at those that it
 * no longer names. A store without an event has the state that the export gave it. Empty for a release that was never
 * exported.
 */
export function statesByStore(
  { stores, exportedAt }: Delivered,
  recorded: Pick<ReleaseStores, 'stores'> | undefined,
): Map<string, KnownAtStore> {
  if (!exportedAt) return new Map();
  const known = new Map<string, KnownAtStore>(stores.map((store) => [store, { state: 'sent', at: exportedAt }]));
  for (const [store, at] of Object.entries(recorded?.stores ?? {})) known.set(store, at);
  return known;
}

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
