import { Problem } from '../../shared/contract/problem.ts';
import type { PayoutHold } from '../../shared/payouts/payout.ts';
import { type Audited, audit } from '../platform/audit.ts';
import { whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import type { Payout } from './payout.ts';
import { LIST_CHANGED } from './payout-tally.ts';

/** The index of the write whose failure is interpreted. */
const PAYOUT = 0;

/** Holds on payouts whose artist's name may be on a sanctions list, until somebody clears them. */
export function payoutHoldRepository(table: Table) {
  const totals = counters(table, keys.payoutTotals);
  const holdWrites = (payout: Payout, hold: PayoutHold): Write[] => [
    { Update: { TableName: table.name, ...holdUpdate(payout, hold) } },
    totals.add(payout.payoutId, LIST_CHANGED),
  ];

  return {
    /**
     * Holds a payout, so that nobody can approve it until the hold is cleared. Does nothing if it is already decided.
     */
    async hold(payout: Payout, hold: PayoutHold): Promise<void> {
      await whenRefused(table.transact(holdWrites(payout, hold)), () => undefined);
    },

    /** @throws Problem `payout-not-held` if the payout is not held, or has already been decided */
    async clear(payout: Payout, cleared: NonNullable<PayoutHold['cleared']>, audited: Audited): Promise<Payout> {
      const { artistId, payoutId, hold } = payout;
      if (!hold || hold.cleared) throw new Problem('payout-not-held');
      const after = { ...hold, cleared };
      const object = { kind: 'payout' as const, artistId, payoutId };
      const entry = audit(
        { ...audited, why: cleared.reason },
        { what: 'payout-hold-cleared', object, from: 'held', to: 'cleared' },
      );
      const written = table.transact([...holdWrites(payout, after), entry]);
      await whenRefused(written, ({ index, error }) => {
        if (index === PAYOUT) throw new Problem('payout-not-held');
        throw error;
      });
      return { ...payout, hold: after };
    },
  };
}

/** A condition that the hold's clearance is as it was read, so that only one of two people can clear it. */
const holdAsRead = ({ cleared }: PayoutHold): string =>
  `#hold.#at = :before AND attribute_${cleared ? 'exists' : 'not_exists'}(#hold.cleared)`;

/** Replaces the hold, if it has not changed and the payout has not been decided. */
const holdUpdate = ({ hold: before, ...payout }: Payout, hold: PayoutHold) => ({
  Key: keys.payout(payout),
  UpdateExpression: 'SET #hold = :hold',
  ConditionExpression: `#state = :requested AND ${before ? holdAsRead(before) : 'attribute_not_exists(#hold)'}`,
  ExpressionAttributeNames: { '#state': 'state', '#hold': 'hold', ...(before && { '#at': 'at' }) },
  ExpressionAttributeValues: { ':hold': hold, ':requested': 'requested', ...(before && { ':before': before.at }) },
});
