import fc from 'fast-check';
import { Problem } from '../../shared/contract/problem.ts';
import { endedStores } from '../../shared/stores/ended-stores.ts';
import { statesByStore } from '../../shared/stores/states-by-store.ts';
import { storeStates } from '../../shared/stores/store-state.ts';
import { isOpen } from '../../shared/takedowns/takedown-scope.ts';
import { aTrack, inOrder } from '../../shared/test/builders.ts';
import { roundsOf } from '../test/rounds.ts';
import { deliveredInMemory } from './test/delivered.ts';

const STORES = ['Spotify', 'Deezer', 'TIDAL'];
const someOf = <T>(all: readonly T[]) => fc.option(fc.subarray([...all], { minLength: 1 }), { nil: undefined });

const nth = fc.nat(5);
const step = fc.oneof(
  fc.record({
    kind: fc.constant('request' as const),
    stores: someOf(STORES),
    territories: someOf(['US', 'DE', 'FR']),
    tracks: someOf([0, 1]),
    day: fc.option(fc.constantFrom('2026-11-27', '2026-12-24', '2028-02-29'), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('send' as const), nth }),
  fc.record({ kind: fc.constant('confirm' as const), nth, stores: someOf(STORES) }),
  fc.record({ kind: fc.constant('cancel' as const), nth }),
  fc.record({
    kind: fc.constant('report' as const),
    store: fc.constantFrom(...STORES),
    state: fc.constantFrom(...storeStates),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const newAlbum = (territories: string[]) =>
  deliveredInMemory({ stores: STORES, territories, ...inOrder([aTrack(), aTrack()]) });
type Album = ReturnType<typeof newAlbum>;

/** Only a takedown leads to `down`; an office that reports it otherwise does so after one was sent. */
const isReportable = (album: Album, { store, state }: Extract<Step, { kind: 'report' }>) =>
  state !== 'takedown-sent' && (state !== 'down' || album.stateAt(store) === 'takedown-sent');

function take(album: Album, one: Step): void {
  if (one.kind === 'request') {
    const { stores, territories, tracks, day } = one;
    const trackIds = tracks?.map((n) => album.state.release.trackIds[n]).filter((id) => id !== undefined);
    album.request({
      ...(stores && { stores }),
      ...(territories && { territories }),
      ...(trackIds && { trackIds }),
      ...(day && { day }),
    });
  } else if (one.kind === 'report') {
    if (isReportable(album, one)) album.report(one.store, one.state);
  } else {
    const takedown = album.state.takedowns[one.nth];
    if (one.kind === 'send' && takedown?.state === 'requested') album.send(takedown);
    if (one.kind === 'cancel' && takedown?.state === 'requested') album.cancel(takedown);
    if (one.kind === 'confirm' && takedown?.state === 'sent') album.confirm(takedown, one.stores);
  }
}

function expectSound(album: Album): void {
  const { release, history, takedowns } = album.state;
  const { recorded, events } = history;
  for (const [store, { state, eventId }] of Object.entries(recorded?.stores ?? {}))
    expect(events.filter(({ id }) => id === eventId)).toMatchObject([
      { state, stores: expect.arrayContaining([store]) },
    ]);
  const isNowhere = [...statesByStore(release, recorded).keys()].every((store) =>
    endedStores(release, history).has(store),
  );
  if (album.isWithdrawn) expect([isNowhere, takedowns.filter(isOpen)]).toEqual([true, []]);
}

test('product 34.7: every takedown ends, and only a release that is in no store is withdrawn, by an event at each', () => {
  const places = fc.constantFrom(['WW'], ['US', 'DE']);
  fc.assert(
    fc.property(places, fc.array(step, { maxLength: 25 }), (territories, steps) => {
      const album = newAlbum([...territories]);
      for (const one of steps) {
        if (album.isWithdrawn) break;
        try {
          take(album, one);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
        }
        expectSound(album);
      }
      // The office carries out whatever is open, and the artist then takes down the rest.
      for (const one of album.state.takedowns) {
        if (album.find(one.id)?.state === 'requested') album.send(one);
        if (album.find(one.id)?.state === 'sent') album.confirm(one);
        expectSound(album);
      }
      expect(album.state.takedowns.filter(isOpen)).toEqual([]);
      if (!album.isWithdrawn) {
        const rest = album.request();
        if (rest.state === 'requested') album.confirm(album.send(rest));
      }
      expect(album.isWithdrawn).toBe(true);
      expectSound(album);
    }),
    { numRuns: roundsOf(200, 5000) },
  );
});
