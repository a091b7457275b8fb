import { keys } from '../../platform/keys.ts';
import { eventOfChange } from '../event-of-change.ts';
import type { Watch } from '../watch.ts';

/** A photo was checked, refused or taken away: the account's pages show another. */
export const photoFacts: Watch = {
  of: keys.photo,
  factsOf(change) {
    const ids = change.after && keys.photo.read(change.key);
    return ids ? [eventOfChange(change, { name: 'account-changed', body: ids })] : [];
  },
};
