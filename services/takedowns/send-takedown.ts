import type { StoreEventId } from '../../shared/ids.ts';
import type { OfficePerson } from '../../shared/releases/office-person.ts';
import { endedStores } from '../../shared/stores/ended-stores.ts';
import { statesByStore } from '../../shared/stores/states-by-store.ts';
import type { StoreEvent } from '../../shared/stores/store-event.ts';
import { canFollow } from '../../shared/stores/store-state.ts';
import type { OfficeTakedown, RequestedTakedown } from '../../shared/takedowns/takedown.ts';
import { isWhole } from '../../shared/takedowns/takedown-scope.ts';
import type { DeliveredRelease, TakedownChange } from './delivered-release.ts';
import { settleTakedown } from './settle-takedowns.ts';
import { withStoreEvents } from './with-store-events.ts';

type File = { fileName: string; bytes: number; sha256: string };
type Sending = { file: File; at: string; by: OfficePerson; eventId: StoreEventId };

/** The stores of a takedown that still have something to take down. */
export function remainingStores({ release, history }: DeliveredRelease, { stores }: OfficeTakedown): string[] {
  const ended = endedStores(release, history);
  const known = statesByStore(release, history.recorded);
  return stores.filter((store) => known.has(store) && !ended.has(store));
}

/**
 * Records that a takedown's file was sent (product 34.5): at each store that still has something to take down, a whole
 * takedown is a `takedown-sent`, a partial one an `update-sent`. A store that was already sent a takedown stays so.
 */
export function sendTakedown(
  delivered: DeliveredRelease,
  takedown: RequestedTakedown,
  { file, at, by, eventId }: Sending,
): TakedownChange & { takedown: OfficeTakedown } {
  const { release, history } = delivered;
  const known = statesByStore(release, history.recorded);
  const remaining = remainingStores(delivered, takedown);
  const state = isWhole(takedown) ? 'takedown-sent' : 'update-sent';
  const recipients = remaining.filter((store) => {
    const before = known.get(store);
    return before && canFollow(before.state, state);
  });
  const event: StoreEvent = {
    ...{ id: eventId, stores: recipients, state, at },
    by: { kind: 'office', person: by },
    evidence: { kind: 'takedown', takedownId: takedown.id, sha256: file.sha256 },
  };
  const sent = { at, by, ...file, ...(recipients.length > 0 && { eventId }) };
  const after = settleTakedown(
    { ...takedown, state: 'sent', sent, confirmed: {} },
    (store) => !remaining.includes(store),
    at,
  );
  return {
    takedown: after,
    takedowns: [after],
    history: recipients.length > 0 ? withStoreEvents(release, history, [event]) : history,
    isWithdrawn: false,
  };
}
