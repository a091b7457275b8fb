import { keys } from '../../platform/keys.ts';
import type { Item } from '../../platform/table.ts';
import { eventFromChange } from '../event-from-change.ts';
import type { Watch } from '../watch.ts';

const confirmedIn = (item: Item | undefined): number => Object.keys(item?.confirmed ?? {}).length;

/** Reports that a takedown was requested, changed its state, or was confirmed by a store; not that it was erased. */
export const takedownFacts: Watch = {
  row: keys.takedown,
  factsOf(change) {
    const { key, before, after } = change;
    const ids = keys.takedown.read(key);
    if (!ids || !after) return [];
    if (before?.state === after.state && confirmedIn(before) === confirmedIn(after)) return [];
    return [eventFromChange(change, { name: 'takedown-changed', body: ids })];
  },
};
