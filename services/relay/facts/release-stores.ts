import * as z from 'zod';
import { ArtistId } from '../../../shared/ids.ts';
import { keys } from '../../platform/keys.ts';
import { eventFromChange } from '../event-from-change.ts';
import type { Watch } from '../watch.ts';

const Owner = z.object({ artistId: ArtistId });

/** Notifies the artist's open pages when something became known of a release at a store. */
export const releaseStoresFacts: Watch = {
  row: keys.releaseStores,
  factsOf(change) {
    const ids = keys.releaseStores.read(change.key);
    const { data: owner } = Owner.safeParse(change.after);
    return ids && owner
      ? [eventFromChange(change, { name: 'store-states-changed', body: { ...ids, artistId: owner.artistId } })]
      : [];
  },
};
