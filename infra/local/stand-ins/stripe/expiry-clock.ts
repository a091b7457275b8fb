import type { Account } from './account.ts';
import { expireSession } from './expire-session.ts';

const LONGEST_TIMER = 2 ** 31 - 1;

export type ExpiryClock = {
  /** Expires what is overdue now. Called before each request, so that none sees a session past its time as open. */
  tick: () => void;
  /** Sets the timer for the next session that will expire without any request coming. */
  arm: () => void;
  stop: () => void;
};

export function expiryClock(account: Account, milliseconds: () => number, onExpired: () => void): ExpiryClock {
  let timer: NodeJS.Timeout | undefined;
  const open = () => account.store.all('checkout.session').filter((session) => session.status === 'open');
  const tick = () => {
    const overdue = open().filter((session) => session.expires_at * 1000 <= milliseconds());
    if (overdue.length > 0)
      account.store.commit(() => {
        for (const session of overdue) expireSession(account, session);
      });
  };
  const arm = () => {
    clearTimeout(timer);
    const next = Math.min(...open().map((session) => session.expires_at * 1000 - milliseconds()));
    if (next === Infinity) return;
    const due = () => {
      tick();
      onExpired();
      arm();
    };
    timer = setTimeout(due, Math.min(Math.max(next, 0), LONGEST_TIMER)).unref();
  };
  return { tick, arm, stop: () => clearTimeout(timer) };
}
