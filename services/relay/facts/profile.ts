import { keys } from '../../platform/keys.ts';
import { eventOfChange } from '../event-of-change.ts';
import type { Watch } from '../watch.ts';

/** What the account may do is another. A new account has no page open yet that could know less. */
export const profileFacts: Watch = {
  of: keys.profile,
  factsOf(change) {
    const { key, before, after } = change;
    if (!before || !after || (before.status === after.status && before.isAdmin === after.isAdmin)) return [];
    const ids = keys.profile.read(key);
    return ids ? [eventOfChange(change, { name: 'account-changed', body: ids })] : [];
  },
};
