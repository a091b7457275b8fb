import { keys } from '../../platform/keys.ts';
import { eventFromChange } from '../event-from-change.ts';
import type { Watch } from '../watch.ts';

/** Reports that a photo was accepted, rejected or removed, so that the account's open pages reload it. */
export const photoFacts: Watch = {
  row: keys.photo,
  factsOf(change) {
    const ids = change.after && keys.photo.read(change.key);
    return ids ? [eventFromChange(change, { name: 'account-changed', body: ids })] : [];
  },
};
