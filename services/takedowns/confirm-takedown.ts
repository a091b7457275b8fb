import { Problem } from '../../shared/contract/problem.ts';
import type { StoreEventId } from '../../shared/ids.ts';
import type { OfficePerson } from '../../shared/releases/office-person.ts';
import { endedStores, type StoreHistory } from '../../shared/stores/ended-stores.ts';
import { statesByStore } from '../../shared/stores/states-by-store.ts';
import type { StoreEvent } from '../../shared/stores/store-event.ts';
import { canFollow } from '../../shared/stores/store-state.ts';
import type { Confirmation } from '../../shared/takedowns/contract.ts';
import type { OfficeTakedown, SentTakedown } from '../../shared/takedowns/takedown.ts';
import { isWhole } from '../../shared/takedowns/takedown-scope.ts';
import type { DeliveredRelease, TakedownChange } from './delivered-release.ts';
import { settleTakedown, settleTakedowns } from './settle-takedowns.ts';
import { withStoreEvents } from './with-store-events.ts';

type Confirming = { at: string; by: OfficePerson; newEventId: () => StoreEventId };

/**
 * Records that stores have confirmed a takedown (product 34.6). After a whole one they are `down`; once no store has
 * the release, it is withdrawn. Stores that have confirmed before are passed over.
 * @throws Problem `store-not-in-takedown` with the store
 */
export function confirmTakedown(
  { release, history, takedowns }: DeliveredRelease,
  takedown: SentTakedown,
  { stores = takedown.stores, evidence }: Confirmation,
  { at, by, newEventId }: Confirming,
): TakedownChange & { takedown: OfficeTakedown } {
  const foreign = stores.find((store) => !takedown.stores.includes(store));
  if (foreign !== undefined) throw new Problem('store-not-in-takedown', { store: foreign });
  const confirming = takedown.stores.filter(
    (store) => stores.includes(store) && !Object.hasOwn(takedown.confirmed, store),
  );

  const event = (state: StoreEvent['state'], those: readonly string[], time = at): StoreEvent[] =>
    those.length === 0
      ? []
      : [
          {
            ...{ id: newEventId(), stores: [...those], state, at: time, evidence },
            by: { kind: 'office', person: by },
          },
        ];
  const events = isWhole(takedown)
    ? downEvents({ release, history }, takedown, confirming, event)
    : updatedEvents(history, takedown, confirming, event);
  const after = withStoreEvents(release, history, events);

  const known = statesByStore(release, after.recorded);
  const ended = endedStores(release, after);
  const hasEnded = (store: string) => ended.has(store) || !known.has(store);
  const confirmed = {
    ...takedown.confirmed,
    ...Object.fromEntries(confirming.map((store) => [store, { at, by, evidence }])),
  };
  const settled = settleTakedown({ ...takedown, confirmed }, hasEnded, at);
  const others = settleTakedowns(
    takedowns.filter(({ id }) => id !== takedown.id),
    hasEnded,
    at,
  );
  return {
    takedown: settled,
    takedowns: [settled, ...others],
    history: after,
    isWithdrawn: [...known.keys()].every((store) => ended.has(store)),
  };
}

type MakeEvents = (state: StoreEvent['state'], stores: readonly string[], at?: string) => StoreEvent[];

/**
 * Makes the events by which stores are down. A store that reported something else since the takedown was sent (a
 * conflict that it resolved) first gets the takedown's own event again, because only a takedown leads to `down`.
 */
function downEvents(
  { release, history }: Pick<DeliveredRelease, 'release' | 'history'>,
  { id: takedownId, sent: { sha256 } }: SentTakedown,
  confirming: readonly string[],
  event: MakeEvents,
): StoreEvent[] {
  const known = statesByStore(release, history.recorded);
  const going = confirming.flatMap((store) => {
    const state = known.get(store)?.state;
    return state && state !== 'down' ? { store, isDirect: canFollow(state, 'down') } : [];
  });
  const again = going.filter(({ isDirect }) => !isDirect).map(({ store }) => store);
  const evidence = { kind: 'takedown', takedownId, sha256 } as const;
  const repeated = event('takedown-sent', again).map((one) => ({ ...one, evidence }));
  return [
    ...repeated,
    ...event(
      'down',
      going.map(({ store }) => store),
    ),
  ];
}

/**
 * Makes the events by which a partial takedown's stores are what they were before it: `live`, or else `ingested`. Only
 * for stores that nothing else was reported about, or sent to, since.
 */
function updatedEvents(
  { recorded, events }: StoreHistory,
  { sent: { eventId } }: SentTakedown,
  confirming: readonly string[],
  event: MakeEvents,
): StoreEvent[] {
  const latest = confirming.filter((store) => eventId && recorded?.stores[store]?.eventId === eventId);
  const wasLive = (store: string) =>
    events.findLast(({ stores, state }) => stores.includes(store) && state !== 'update-sent')?.state === 'live';
  return [
    ...event('live', latest.filter(wasLive)),
    ...event(
      'ingested',
      latest.filter((store) => !wasLive(store)),
    ),
  ];
}
