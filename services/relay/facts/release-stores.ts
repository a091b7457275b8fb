import * as z from 'zod';
import type { PublishedEvent } from '../../../shared/events/published-event.ts';
import { ArtistId } from '../../../shared/ids.ts';
import { ReleaseStores } from '../../../shared/stores/release-stores.ts';
import type { StoreState } from '../../../shared/stores/store-state.ts';
import type { ItemChange } from '../../platform/item-change.ts';
import { keys } from '../../platform/keys.ts';
import { eventFromChange } from '../event-from-change.ts';
import type { Watch } from '../watch.ts';

const Owner = z.object({ artistId: ArtistId });

/** States in which the store already had the release: it does not appear there anew. */
const alreadyThere: readonly (StoreState | undefined)[] = ['live', 'update-sent', 'takedown-sent', 'conflict'];

/**
 * Notifies the artist's open pages when something became known of a release at a store, and reports that it appeared
 * there.
 */
export const releaseStoresFacts: Watch = {
  row: keys.releaseStores,
  factsOf(change) {
    const ids = keys.releaseStores.read(change.key);
    const { data: owner } = Owner.safeParse(change.after);
    return ids && owner
      ? [
          eventFromChange(change, { name: 'store-states-changed', body: { ...ids, artistId: owner.artistId } }),
          ...appearances(change),
        ]
      : [];
  },
};

function appearances(change: ItemChange): PublishedEvent[] {
  const { artistId, releaseId, stores } = ReleaseStores.parse(change.after);
  const known = change.before ? ReleaseStores.parse(change.before).stores : {};
  const times = Object.entries(stores).flatMap(([store, { state, at }]) =>
    state === 'live' && !alreadyThere.includes(known[store]?.state) ? [at] : [],
  );
  const at = times.sort().at(-1);
  return at
    ? [eventFromChange(change, { name: 'notice-due', body: { artistId, fact: { kind: 'live', releaseId, at } } })]
    : [];
}
