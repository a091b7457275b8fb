import type { ExportedRelease } from '../../shared/releases/release.ts';
import type { StoreHistory } from '../../shared/stores/ended-stores.ts';
import type { StoreEvent } from '../../shared/stores/store-event.ts';
import { withStoreEvent } from '../../shared/stores/with-store-event.ts';
import type { Write } from '../platform/table.ts';
import type { StoreStateRepository } from '../stores/store-state-repository.ts';

/** Adds events to what is known of a release at stores. @throws Problem as `withStoreEvent` */
export const withStoreEvents = (
  release: ExportedRelease,
  { recorded, events }: StoreHistory,
  added: readonly StoreEvent[],
): StoreHistory => ({
  recorded: added.reduce((known, event) => withStoreEvent(release, known, event), recorded),
  events: [...events, ...added],
});

/**
 * Makes the writes for the events that were added to a history. They fail if another event was recorded since it was
 * read; so does the check that is returned if nothing was added.
 */
export function storeEventWrites(
  stores: Pick<StoreStateRepository, 'recorded' | 'unchanged'>,
  { id: releaseId }: Pick<ExportedRelease, 'id'>,
  before: StoreHistory,
  { recorded, events }: StoreHistory,
): Write[] {
  const added = events.slice(before.events.length);
  return recorded && added.length > 0
    ? stores.recorded(before.recorded, recorded, ...added)
    : [stores.unchanged({ releaseId }, before.recorded)];
}

/** The time of a new event: now, or that of the last one, if another function's clock is a little ahead. */
export const eventTime = ({ recorded }: StoreHistory, now: Date): string =>
  Object.values(recorded?.stores ?? {}).reduce((latest, { at }) => (at > latest ? at : latest), now.toISOString());
