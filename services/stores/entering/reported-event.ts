import { Problem } from '../../../shared/contract/problem.ts';
import type { StoreEventId } from '../../../shared/ids.ts';
import type { Delivered, ReleaseStores } from '../../../shared/stores/release-stores.ts';
import { statesByStore } from '../../../shared/stores/states-by-store.ts';
import type { Evidence, Reporter, StoreEvent } from '../../../shared/stores/store-event.ts';
import type { StoreState } from '../../../shared/stores/store-state.ts';
import { eventTime } from './event-time.ts';

/** A state of some stores, as somebody reported it. */
export type StoreReport = {
  stores: readonly string[];
  state: StoreState;
  /** A time, or a day; undefined for now. */
  at?: string | undefined;
  evidence: Evidence;
};

/**
 * Makes the event of a report. Whether it may follow what is known is decided by `withStoreEvent`.
 * @throws Problem `store-unknown` for a store that the release was never sent to, `store-event-ahead`
 */
export function reportedEvent(
  release: Delivered,
  recorded: ReleaseStores | undefined,
  { stores, state, at, evidence }: StoreReport,
  { id, by, now }: { id: StoreEventId; by: Reporter; now: Date },
): StoreEvent {
  const known = statesByStore(release, recorded);
  const since = [...new Set(stores)].map((store) => {
    const current = known.get(store);
    if (!current) throw new Problem('store-unknown', { store });
    return current.at;
  });
  const before = since.reduce((latest, one) => (one > latest ? one : latest), '');
  return { id, stores: [...new Set(stores)], state, at: eventTime(at, { before, now }), by, evidence };
}
