import { monthSum } from '../../earnings/month-sum.ts';
import { keys } from '../../platform/keys.ts';
import { eventFromChange } from '../event-from-change.ts';
import type { Watch } from '../watch.ts';

/** Reports that an artist's earnings of a month changed: a statement was posted or reversed. */
export const earningsFacts: Watch = {
  row: keys.monthEarnings,
  factsOf(change) {
    const { key, before, after } = change;
    const ids = keys.monthEarnings.read(key);
    const ver = Number(after?.ver ?? 0);
    if (!ids || !after || before?.ver === after.ver) return [];
    const { artistId, month } = ids;
    const fact = { kind: 'earned', month, ver, beforeMicros: String(monthSum(before)) } as const;
    return [eventFromChange(change, { name: 'notice-due', body: { artistId, fact } })];
  },
};
