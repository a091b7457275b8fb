import { ReleaseStores } from '../../../shared/stores/release-stores.ts';
import type { StoreState } from '../../../shared/stores/store-state.ts';
import { keys } from '../../platform/keys.ts';
import { eventFromChange } from '../event-from-change.ts';
import type { Watch } from '../watch.ts';

/** States in which the store already had the release: it does not appear there anew. */
const alreadyThere: readonly (StoreState | undefined)[] = ['live', 'update-sent', 'takedown-sent', 'conflict'];

/** Reports that a release appeared in a store, as an event says. */
export const storeFacts: Watch = {
  row: keys.releaseStores,
  factsOf(change) {
    const { before, after } = change;
    if (!after) return [];
    const { artistId, releaseId, stores } = ReleaseStores.parse(after);
    const known = before ? ReleaseStores.parse(before).stores : {};
    const times = Object.entries(stores).flatMap(([store, { state, at }]) =>
      state === 'live' && !alreadyThere.includes(known[store]?.state) ? [at] : [],
    );
    const at = times.sort().at(-1);
    return at
      ? [eventFromChange(change, { name: 'notice-due', body: { artistId, fact: { kind: 'live', releaseId, at } } })]
      : [];
  },
};
