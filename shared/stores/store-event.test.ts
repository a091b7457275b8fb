import fc from 'fast-check';
import { Problem } from '../contract/problem.ts';
import { idsFrom } from '../ids.ts';
import type { ExportedRelease } from '../releases/release.ts';
import { aCompleteDraft } from '../test/builders.ts';
import type { ReleaseStores } from './release-stores.ts';
import { statesByStore } from './states-by-store.ts';
import type { StoreEvent } from './store-event.ts';
import { canFollow, storeStates } from './store-state.ts';
import { withStoreEvent } from './with-store-event.ts';

const exportedAt = '2026-11-05T10:00:00.000Z';
const stores = ['Spotify', 'Deezer', 'TIDAL'];
const draft = aCompleteDraft({ stores });
const release: ExportedRelease = {
  ...draft,
  status: 'exported',
  submission: { at: '2026-11-02T10:00:00.000Z', agreementVersion: '2026-11', by: draft.artistId },
  exportedAt,
};

const minutesAfter = (minutes: number) => new Date(Date.parse(exportedAt) + minutes * 60_000).toISOString();
const newId = idsFrom(() => new Date('2026-12-01T10:00:00.000Z'));
const anEvent = ({ minutes, ...event }: Pick<StoreEvent, 'stores' | 'state'> & { minutes: number }): StoreEvent => ({
  id: newId('store-event'),
  at: minutesAfter(minutes),
  by: { kind: 'look-up' },
  evidence: { kind: 'person' },
  ...event,
});

/** Any report, at any time, also of stores that the release was not sent to, or before the export. */
const reports = fc.array(
  fc.record({
    stores: fc.uniqueArray(fc.constantFrom(...stores, 'Juno Download'), { minLength: 1, maxLength: 3 }),
    state: fc.constantFrom(...storeStates),
    minutes: fc.integer({ min: -5, max: 40 }),
  }),
  { maxLength: 40 },
);

/** Records reports in the order in which they arrive; those that are refused are left out. */
function recordAll(all: readonly Parameters<typeof anEvent>[0][]) {
  let states: ReleaseStores | undefined;
  const events: StoreEvent[] = [];
  for (const report of all) {
    const event = anEvent(report);
    const before = structuredClone(states);
    try {
      states = withStoreEvent(release, states, event);
      events.push(event);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      expect(states).toEqual(before);
    }
  }
  return { states, events };
}

/** As the table returns them: by time, then by id. */
const inStoredOrder = (events: readonly StoreEvent[]): StoreEvent[] =>
  [...events].sort((a, b) => (`${a.at}#${a.id}` < `${b.at}#${b.id}` ? -1 : 1));

describe('product 33.1: no state without its event', () => {
  it('replaying the stored events gives the states, whatever was reported and in whatever order', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const { states, events } = recordAll(all);
        let replayed: ReleaseStores | undefined;
        for (const event of inStoredOrder(events)) replayed = withStoreEvent(release, replayed, event);
        expect(replayed?.stores).toEqual(states?.stores);
        expect(replayed?.ver).toBe(states?.ver);
      }),
      { numRuns: 500 },
    );
  });

  it('every state beyond the export names the last event about its store, which may follow the one before', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const { states, events } = recordAll(all);
        for (const [store, { state, at, eventId }] of statesByStore(release, states)) {
          const about = events.filter((event) => event.stores.includes(store));
          const last = about.at(-1);
          expect([state, at, eventId]).toEqual(last ? [last.state, last.at, last.id] : ['sent', exportedAt, undefined]);
          // A store that an update added begins with the event that sent the release there.
          const after = about.map((event) => event.state);
          const path = stores.includes(store) ? ['sent' as const, ...after] : after;
          expect(path[0]).toBe('sent');
          for (const [n, next] of path.slice(1).entries()) expect(canFollow(path[n] ?? 'sent', next)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('product 33.2: an event is refused', () => {
  const recorded = recordAll([{ stores: ['Spotify'], state: 'live', minutes: 10 }]).states;
  it.each<[string, Parameters<typeof anEvent>[0], object]>([
    [
      'for a store that the release was never sent to',
      { stores: ['Spotify', 'Beatport'], state: 'live', minutes: 20 },
      { code: 'store-unknown', details: { store: 'Beatport' } },
    ],
    [
      'if it goes backwards',
      { stores: ['Spotify'], state: 'received', minutes: 20 },
      { code: 'store-event-late', details: { store: 'Spotify', state: 'live', at: minutesAfter(10) } },
    ],
    [
      'if it is of an earlier time',
      { stores: ['Spotify'], state: 'rejected', minutes: 9 },
      { code: 'store-event-late' },
    ],
    ['if it is of before the export', { stores: ['Deezer'], state: 'live', minutes: -1 }, { code: 'store-event-late' }],
    [
      'if nothing was sent to take it down',
      { stores: ['Spotify'], state: 'down', minutes: 20 },
      { code: 'store-event-late' },
    ],
  ])('%s', (_, report, problem) => {
    expect(() => withStoreEvent(release, recorded, anEvent(report))).toThrow(expect.objectContaining(problem));
  });
});
