import { covers } from '../../shared/plans/plan.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { AppliedPayment, RefundingPayment, TakenPayment } from './payment.ts';

/** What a payment becomes, and the release that it was decided for: the write asks for that one. */
export type DecidedPayment =
  | { payment: AppliedPayment; release: Release }
  | { payment: RefundingPayment; release: Release | undefined };

/**
 * Decides what a payment becomes: the release's plan; or, when the release is gone or has that plan or a higher one already, it goes back
 * (product 10.11). A plan that is too small for the tracks by now is applied all the same: only the difference is due then.
 */
export function decidePayment(taken: TakenPayment, release: Release | undefined): DecidedPayment {
  if (!release) return { payment: { ...taken, state: 'refunding', reason: 'release-gone' }, release };
  if (covers(release.plan?.name, taken.plan)) {
    return { payment: { ...taken, state: 'refunding', reason: 'already-covered' }, release };
  }
  return { payment: { ...taken, state: 'applied' }, release };
}
