import type { KnownAtStore } from './release-stores.ts';
import { groupOf, storesSummary } from './store-groups.ts';
import type { StoreState } from './store-state.ts';

const at = '2026-11-05T10:00:00.000Z';
const known = (...states: StoreState[]) =>
  new Map<string, KnownAtStore>(states.map((state, n) => [`Store ${n}`, { state, at }]));

it.each<[string, StoreState[]]>([
  ['Sent to 3 stores. Not known to be live yet.', ['sent', 'received', 'rejected']],
  ['Sent to 1 store. Not known to be live yet.', ['sent']],
  ['Live at 1 of 3 stores', ['live', 'sent', 'takedown-sent']],
  ['Taken down at 2 of 3 stores', ['down', 'down', 'takedown-sent']],
])('product 33.3: the summary says %s', (text, states) => expect(storesSummary(known(...states))).toBe(text));

it('product 33.3: an update that was sent to a store that shows the release does not take it away', () => {
  expect(groupOf({ state: 'update-sent', at })).toBe('sent');
  expect(groupOf({ state: 'update-sent', at, url: 'https://example.com/album/1' })).toBe('live');
});
