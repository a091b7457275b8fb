import { Problem } from '../contract/problem.ts';
import type { ArtistId, ReleaseId } from '../ids.ts';
import type { Delivered, ReleaseStores } from './recorded-states.ts';
import { statesByStore } from './states-by-store.ts';
import type { StoreEvent } from './store-event.ts';
import { canFollow } from './store-state.ts';

export { AtStore, type Delivered, type KnownAtStore, ReleaseStores } from './recorded-states.ts';
// Separate from the schemas, so that pages can use it without them.
export { statesByStore } from './states-by-store.ts';

/**
 * Applies an event to what is known.
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
    if (!before) throw new Problem('store-unknown', { store });
    if (!canFollow(before.state, state) || at < before.at)
      throw new Problem('store-event-late', { store, state: before.state, at: before.at });
    const url = evidence.kind === 'address' ? evidence.url : before.url;
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
