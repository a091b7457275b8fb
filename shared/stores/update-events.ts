import type { NewId } from '../ids.ts';
import type { ExportedRelease } from '../releases/release.ts';
import { endedStores, type StoreHistory } from './ended-stores.ts';
import type { ReleaseStores } from './release-stores.ts';
import { statesByStore } from './states-by-store.ts';
import type { Evidence, Reporter, StoreEvent } from './store-event.ts';
import { canFollow, type StoreState } from './store-state.ts';
import { withStoreEvent } from './with-store-event.ts';

type Update = {
  /** The stores that the update names. */
  stores: readonly string[];
  at: string;
  by: Reporter;
  evidence: Evidence;
  newId: NewId;
};

/**
 * The events that follow from an exported update of a release, and the states after them: stores that it adds are sent
 * the release, stores that it no longer names are sent a takedown, and all others an update. Stores at which the
 * release has ended keep their state.
 */
export function updateEvents(
  delivered: ExportedRelease,
  history: StoreHistory,
  { stores, at, by, evidence, newId }: Update,
): { after: ReleaseStores | undefined; events: StoreEvent[] } {
  const { recorded } = history;
  const known = statesByStore(delivered, recorded);
  const ended = endedStores(delivered, history);
  const stateAt = (store: string): StoreState | undefined => known.get(store)?.state;
  const isOpen = (store: string): boolean => stateAt(store) !== undefined && !ended.has(store);
  const next = (state: StoreState, names: readonly string[]) => ({
    state,
    stores: names.filter((store) => {
      const before = stateAt(store);
      return before === undefined ? state === 'sent' : canFollow(before, state);
    }),
  });
  const each = [
    next(
      'sent',
      stores.filter((store) => !isOpen(store)),
    ),
    next('update-sent', stores.filter(isOpen)),
    next(
      'takedown-sent',
      [...known.keys()].filter((store) => isOpen(store) && !stores.includes(store)),
    ),
  ];
  const events = each
    .filter((one) => one.stores.length > 0)
    .map((one): StoreEvent => ({ id: newId('store-event'), ...one, at, by, evidence }));
  const after = events.reduce<ReleaseStores | undefined>(
    (before, event) => withStoreEvent(delivered, before, event),
    recorded,
  );
  return { after, events };
}
