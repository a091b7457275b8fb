import { Profile } from '../../../shared/accounts/profile.ts';
import { keys } from '../../platform/keys.ts';
import { eventOfChange } from '../event-of-change.ts';
import type { Watch } from '../watch.ts';

/** What an open page is told of an account. */
const shown = Object.keys(Profile.shape).filter((name) => name !== 'updatedAt');

/** The account is another: what it may do, or what its profile says. A new account has no page open yet that could know less. */
export const profileFacts: Watch = {
  of: keys.profile,
  factsOf(change) {
    const { key, before, after } = change;
    if (!before || !after || shown.every((name) => before[name] === after[name])) return [];
    const ids = keys.profile.read(key);
    return ids ? [eventOfChange(change, { name: 'account-changed', body: ids })] : [];
  },
};
