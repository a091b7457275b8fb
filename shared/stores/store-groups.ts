import type { KnownAtStore } from './release-stores.ts';
import type { StoreState } from './store-state.ts';

/** The groups in which pages list stores, in order. */
export const storeGroups = ['attention', 'live', 'sent', 'down'] as const;
export type StoreGroup = (typeof storeGroups)[number];

const groupByState: Record<StoreState, StoreGroup> = {
  rejected: 'attention',
  conflict: 'attention',
  live: 'live',
  sent: 'sent',
  received: 'sent',
  ingested: 'sent',
  'update-sent': 'sent',
  'takedown-sent': 'down',
  down: 'down',
};

/** An update of a release that a store shows does not take it away. */
export const groupOf = ({ state, url }: KnownAtStore): StoreGroup =>
  state === 'update-sent' && url !== undefined ? 'live' : groupByState[state];

const plural = (count: number): string => `${count} ${count === 1 ? 'store' : 'stores'}`;

/** Sums up the states of a release at all its stores, in a sentence (product 33.3). */
export function storesSummary(known: ReadonlyMap<string, KnownAtStore>): string {
  const states = [...known.values()];
  const count = (group: StoreGroup) => states.filter((one) => groupOf(one) === group).length;
  const live = count('live');
  if (live > 0) return `Live at ${live} of ${plural(states.length)}`;
  const down = states.filter(({ state }) => state === 'down').length;
  if (down > 0 && count('sent') === 0) return `Taken down at ${down} of ${plural(states.length)}`;
  return `Sent to ${plural(states.length)}. Not known to be live yet.`;
}
