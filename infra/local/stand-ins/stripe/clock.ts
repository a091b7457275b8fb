import { FULL_PAUSE_MS, isDiskFull } from '../../disk.ts';
import type { Account } from './account.ts';
import { expireSession } from './expire-session.ts';
import { settleCharge } from './settle-charge.ts';
import { settlePayout } from './settle-payout.ts';
import { settleRefund } from './settle-refund.ts';

const LONGEST_TIMER = 2 ** 31 - 1;

export type Clock = {
  /** Makes all overdue changes. Called before each request, so that no request sees an expired session as open. */
  tick: () => void;
  /** Sets the timer for the next scheduled change, so that it happens even without a request. */
  arm: () => void;
  stop: () => void;
};

/**
 * Makes the changes that Stripe itself schedules: expires sessions, and settles pending charges, refunds and payouts.
 */
export function openClock(account: Account, milliseconds: () => number, onDone: () => void): Clock {
  const { store } = account;
  let timer: NodeJS.Timeout | undefined;

  const expected = (): { at: number; happens: () => void }[] => [
    ...store
      .all('checkout.session')
      .filter((session) => session.status === 'open')
      .map((session) => ({ at: session.expires_at, happens: () => expireSession(account, session) })),
    ...store.all('later').map(({ id, at, end }) => ({ at, happens: () => settle(id, end) })),
  ];

  function settle(id: string, end: 'succeeds' | 'fails'): void {
    const charge = store.get('charge', id);
    const refund = store.get('refund', id);
    if (charge) settleCharge(account, charge, end);
    if (refund) settleRefund(account, refund, end);
    const payout = store.get('payout', id);
    if (payout) settlePayout(account, payout, end);
  }

  const tick = () => {
    const overdue = expected().filter(({ at }) => at * 1000 <= milliseconds());
    if (overdue.length > 0)
      store.commit(() => {
        for (const { happens } of overdue) happens();
      });
  };
  const arm = () => {
    clearTimeout(timer);
    const next = Math.min(...expected().map(({ at }) => at * 1000 - milliseconds()));
    if (next === Infinity) return;
    const due = () => {
      try {
        tick();
        onDone();
      } catch (error) {
        // Nothing was stored, so the change stays overdue until the disk has room.
        if (!isDiskFull(error)) throw error;
        timer = setTimeout(due, FULL_PAUSE_MS).unref();
        return;
      }
      arm();
    };
    timer = setTimeout(due, Math.min(Math.max(next, 0), LONGEST_TIMER)).unref();
  };
  return { tick, arm, stop: () => clearTimeout(timer) };
}
