import { BASIC_PERCENTAGE, type HeldPlanName } from './plan.ts';
import { planInForce } from './plan-in-force.ts';
import { type PaidForPlan, planOfPayments } from './plan-of-payments.ts';

/** A payment with what became of it. Moments are ISO 8601. */
export type PaymentWithTimes = PaidForPlan & {
  /** It was given back in full. */
  refundedAt?: string | undefined;
  /** The cardholder asked the bank for it back. */
  disputedAt?: string | undefined;
  /** The bank decided for us, and it counts again. */
  wonAt?: string | undefined;
};

/** What somebody had on a day: the plan in force, or null for Basic, and the artist's share in percent. */
export type PlanOfDay = { plan: HeldPlanName | null; percentage: number };

/** A day is a UTC day; what ends on a day does not count on it any more (product 10.15). */
function countsOn({ paidAt, refundedAt, disputedAt, wonAt, expiresAt }: PaymentWithTimes, day: string): boolean {
  const isSince = (at: string | undefined) => at !== undefined && at.slice(0, 10) <= day;
  return isSince(paidAt) && !isSince(refundedAt) && !isSince(expiresAt) && (!isSince(disputedAt) || isSince(wonAt));
}

/**
 * The plan of a release on a day, from its payments (product 10.15).
 * @param payments all of them but those that bought nothing, in any order
 * @param trackCount fixed by submission; a plan that they outgrew counts as basic
 * @param day YYYY-MM-DD, in UTC
 */
export function planOn(payments: readonly PaymentWithTimes[], trackCount: number, day: string): PlanOfDay {
  const held = planOfPayments(payments.filter((payment) => countsOn(payment, day)));
  const plan = planInForce(held && { name: held.name }, trackCount, new Date(day));
  return { plan, percentage: held && plan ? held.percentage : BASIC_PERCENTAGE };
}

/**
 * The artist's share of what a release earned in a month: the highest that was in force on any of its days (product 10.16).
 * @param month YYYY-MM, in UTC
 */
export function percentageOfMonth(payments: readonly PaymentWithTimes[], trackCount: number, month: string): number {
  return Math.max(...daysOf(month).map((day) => planOn(payments, trackCount, day).percentage));
}

function daysOf(month: string): string[] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, n) => `${month}-${String(n + 1).padStart(2, '0')}`);
}
