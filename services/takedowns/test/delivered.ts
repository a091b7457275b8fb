import type { TakedownId } from '../../../shared/ids.ts';
import type { DraftRelease, ExportedRelease } from '../../../shared/releases/release.ts';
import type { StoreEvent } from '../../../shared/stores/store-event.ts';
import type { StoreState } from '../../../shared/stores/store-state.ts';
import type { NewTakedown } from '../../../shared/takedowns/contract.ts';
import type {
  OfficeTakedown,
  OpenTakedown,
  RequestedTakedown,
  SentTakedown,
} from '../../../shared/takedowns/takedown.ts';
import { AN_ARTIST, aCompleteDraft, NOW, newId } from '../../../shared/test/builders.ts';
import { confirmTakedown } from '../confirm-takedown.ts';
import type { DeliveredRelease, TakedownChange } from '../delivered-release.ts';
import { newTakedown } from '../new-takedown.ts';
import { renderTakedownFile } from '../render-takedown-file.ts';
import { remainingStores, sendTakedown } from '../send-takedown.ts';
import { takedownFile } from '../takedown-file.ts';
import { withStoreEvents } from '../with-store-events.ts';

const by = { id: 'olga', name: 'Olga Office' };

const anExportedRelease = (different: Partial<DraftRelease> = {}): ExportedRelease => ({
  ...aCompleteDraft({ stores: ['Spotify', 'Deezer'], ...different }),
  status: 'exported',
  submission: { at: NOW.toISOString(), agreementVersion: 'v', by: AN_ARTIST },
  exportedAt: NOW.toISOString(),
});

/** A delivered release whose takedowns are decided in memory, a minute apart. */
export function deliveredInMemory(different: Partial<DraftRelease> = {}) {
  let state: DeliveredRelease = {
    release: anExportedRelease(different),
    history: { recorded: undefined, events: [] },
    takedowns: [],
  };
  let isWithdrawn = false;
  let now = new Date('2026-11-27T12:00:00.000Z');
  const pass = (ms = 60_000) => {
    now = new Date(now.getTime() + ms);
    return now;
  };
  const apply = <T extends OfficeTakedown>({ takedown, ...change }: TakedownChange & { takedown: T }): T => {
    const changed = new Map(change.takedowns.map((one) => [one.id, one]));
    const known = new Set(state.takedowns.map(({ id }) => id));
    state = {
      ...state,
      history: change.history,
      takedowns: [
        ...change.takedowns.filter(({ id }) => !known.has(id)),
        ...state.takedowns.map((one) => changed.get(one.id) ?? one),
      ],
    };
    isWithdrawn ||= change.isWithdrawn;
    return takedown;
  };
  const find = (id: TakedownId) => state.takedowns.find((one) => one.id === id);
  return {
    get state() {
      return state;
    },
    get isWithdrawn() {
      return isWithdrawn;
    },
    pass,
    find,
    request: (request: Partial<NewTakedown> = {}) =>
      apply(newTakedown(state, { reason: 'other', ...request }, { id: newId('takedown'), now: pass() })),
    send(takedown: OfficeTakedown) {
      const requested = find(takedown.id) as RequestedTakedown;
      const csv = renderTakedownFile(state.release, requested, remainingStores(state, requested));
      const file = takedownFile(requested, csv);
      const at = pass().toISOString();
      return apply(sendTakedown(state, requested, { file, at, by, eventId: newId('store-event') }));
    },
    confirm(takedown: OfficeTakedown, stores?: string[]) {
      const sent = find(takedown.id) as SentTakedown;
      return apply(
        confirmTakedown(
          state,
          sent,
          { ...(stores && { stores }), evidence: { kind: 'words', text: 'Removed' } },
          { at: pass().toISOString(), by, newEventId: () => newId('store-event') },
        ),
      );
    },
    cancel({ id }: OpenTakedown) {
      const { state: _, ...requested } = find(id) as RequestedTakedown;
      const takedown = { ...requested, state: 'cancelled', cancelledAt: pass().toISOString() } as const;
      return apply({ takedown, takedowns: [takedown], history: state.history, isWithdrawn: false });
    },
    /** Something else that a store reports, or that is sent to it. */
    report(store: string, reported: StoreState) {
      const event: StoreEvent = {
        id: newId('store-event'),
        stores: [store],
        state: reported,
        at: pass().toISOString(),
        by: { kind: 'office', person: by },
        evidence: { kind: 'person' },
      };
      state = { ...state, history: withStoreEvents(state.release, state.history, [event]) };
    },
    stateAt: (store: string): StoreState => state.history.recorded?.stores[store]?.state ?? 'sent',
  };
}
