import { keys } from '../../platform/keys.ts';
import { eventOfChange } from '../event-of-change.ts';
import type { Watch } from '../watch.ts';

/** A payout was asked for, or came into another state. That it names nobody any more is told to nobody. */
export const payoutFacts: Watch = {
  of: keys.payout,
  factsOf(change) {
    const { key, before, after } = change;
    const ids = keys.payout.read(key);
    if (!ids || !after || before?.state === after.state) return [];
    return [eventOfChange(change, { name: 'payout-changed', body: ids })];
  },
};
