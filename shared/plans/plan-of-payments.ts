import type { PaidPlan } from './paid-plan.ts';
import { type HeldPlanName, type PlanName, percentageOf, planNames, plans } from './plan.ts';

/** A payment for a release's plan, in cents. An upgrade costs the difference. `paidAt` and `expiresAt` are ISO 8601. */
export type PaidForPlan = {
  plan: HeldPlanName;
  cents: number;
  paidAt: string;
  /** Only legacy plans expire (product 10.4). */
  expiresAt?: string | undefined;
};

const isOnSale = (name: HeldPlanName): name is PlanName => name in plans;

/**
 * The plan of a release: the highest one that its payments cover together, in any order (product 10.6). After an
 * upgrade is refunded, the previous plan is in force again. If the previous plan is refunded too, the payment for the
 * upgrade still buys the highest plan that it covers.
 * @param payments those that bought something, were not refunded in full, and were not lost in a dispute
 */
export function planOfPayments(payments: readonly PaidForPlan[]): PaidPlan | null {
  const inOrder = payments.toSorted((a, b) => Date.parse(a.paidAt) - Date.parse(b.paidAt));
  const sold = inOrder.filter(({ plan }) => isOnSale(plan));
  const cents = sold.reduce((sum, payment) => sum + payment.cents, 0);
  const name = planNames.findLast((plan) => plans[plan].cents <= cents);
  const last = sold.at(-1);
  if (name && last) return { name, percentage: percentageOf(name), paidAt: last.paidAt };
  // A legacy plan ranks below every plan on sale, and what was paid for it is not credited toward those.
  const legacy = inOrder.findLast(({ plan }) => !isOnSale(plan));
  if (!legacy) return null;
  const { plan, paidAt, expiresAt } = legacy;
  return { name: plan, percentage: percentageOf(plan), paidAt, ...(expiresAt && { expiresAt }) };
}
