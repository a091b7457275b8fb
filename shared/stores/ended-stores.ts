import type { Delivered, ReleaseStores } from './release-stores.ts';
import { statesByStore } from './states-by-store.ts';
import type { StoreEvent } from './store-event.ts';
import type { StoreState } from './store-state.ts';

/** Everything recorded about a release at stores: the current states, and every event, oldest first. */
export type StoreHistory = { recorded: ReleaseStores | undefined; events: readonly StoreEvent[] };

/** States after which a rejection can be about an update: the store may still offer what it accepted before. */
const afterAcceptance: readonly StoreState[] = ['ingested', 'live', 'update-sent', 'takedown-sent'];

/**
 * The stores that a release was sent to and that do not offer it: it is down there, or they rejected the delivery
 * itself. A store that rejected an update still offers the earlier version.
 */
export function endedStores(release: Delivered, { recorded, events }: StoreHistory): ReadonlySet<string> {
  const wasAccepted = (store: string) =>
    events.some(({ stores, state }) => afterAcceptance.includes(state) && stores.includes(store));
  return new Set(
    [...statesByStore(release, recorded)].flatMap(([store, { state }]) =>
      state === 'down' || (state === 'rejected' && !wasAccepted(store)) ? store : [],
    ),
  );
}
