import type { PaidPlan } from './paid-plan.ts';
import { type HeldPlanName, type PlanName, percentageOf, planNames, plans } from './plan.ts';

/** What was paid for a release: a plan, and for how many cents; an upgrade costs the difference. `paidAt` and `expiresAt` are ISO 8601. */
export type PaidForPlan = {
  plan: HeldPlanName;
  cents: number;
  paidAt: string;
  /** Only a legacy plan ends (product 10.4). */
  expiresAt?: string | undefined;
};

const isOnSale = (name: HeldPlanName): name is PlanName => name in plans;

/**
 * The plan of a release: the highest that its payments cover together, in whatever order they are (product 10.6). So an upgrade that
 * is given back leaves the plan before it; and when that one is given back, what the upgrade cost still buys what it can.
 * @param payments those that count: none that bought nothing, or that was given back in full or lost in a dispute
 */
export function planOfPayments(payments: readonly PaidForPlan[]): PaidPlan | null {
  const inOrder = payments.toSorted((a, b) => Date.parse(a.paidAt) - Date.parse(b.paidAt));
  const sold = inOrder.filter(({ plan }) => isOnSale(plan));
  const cents = sold.reduce((sum, payment) => sum + payment.cents, 0);
  const name = planNames.findLast((plan) => plans[plan].cents <= cents);
  const last = sold.at(-1);
  if (name && last) return { name, percentage: percentageOf(name), paidAt: last.paidAt };
  // A plan of earlier years stands below every plan on sale, and no money of it is part of one.
  const legacy = inOrder.findLast(({ plan }) => !isOnSale(plan));
  if (!legacy) return null;
  const { plan, paidAt, expiresAt } = legacy;
  return { name: plan, percentage: percentageOf(plan), paidAt, ...(expiresAt && { expiresAt }) };
}
