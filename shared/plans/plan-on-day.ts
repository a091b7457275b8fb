import { daysInMonth } from '../dates.ts';
import { BASIC_PERCENTAGE, type HeldPlanName } from './plan.ts';
import { planInForce } from './plan-in-force.ts';
import { type PaidForPlan, planOfPayments } from './plan-of-payments.ts';

/** A payment and what happened to it later. Times are ISO 8601. */
export type PaymentWithTimes = PaidForPlan & {
  /** When the payment was refunded in full. */
  refundedAt?: string | undefined;
  /** When the cardholder disputed the payment. */
  disputedAt?: string | undefined;
  /** When the bank decided in our favor; from then on the payment is valid again. */
  wonAt?: string | undefined;
};

/** The plan in force on a day (null for Basic), and the artist's share in percent. */
export type PlanOfDay = { plan: HeldPlanName | null; percentage: number };

/** Whether a payment is valid on a day (UTC), which excludes the day on which it ends (product 10.15). */
function countsOn({ paidAt, refundedAt, disputedAt, wonAt, expiresAt }: PaymentWithTimes, day: string): boolean {
  const isSince = (at: string | undefined) => at !== undefined && at.slice(0, 10) <= day;
  return isSince(paidAt) && !isSince(refundedAt) && !isSince(expiresAt) && (!isSince(disputedAt) || isSince(wonAt));
}

/**
 * The plan of a release on a given day, derived from its payments (product 10.15).
 * @param payments all payments except those that bought nothing, in any order
 * @param trackCount fixed by submission; a plan for fewer tracks is treated as basic
 * @param day YYYY-MM-DD, in UTC
 */
export function planOnDay(payments: readonly PaymentWithTimes[], trackCount: number, day: string): PlanOfDay {
  const held = planOfPayments(payments.filter((payment) => countsOn(payment, day)));
  const plan = planInForce(held && { name: held.name }, trackCount, new Date(day));
  return { plan, percentage: held && plan ? held.percentage : BASIC_PERCENTAGE };
}

/**
 * The artist's share of a release's earnings in a month: the highest share in force on any of its days (product 10.16).
 * @param month YYYY-MM, in UTC
 */
export function percentageOfMonth(payments: readonly PaymentWithTimes[], trackCount: number, month: string): number {
  return Math.max(...daysOf(month).map((day) => planOnDay(payments, trackCount, day).percentage));
}

function daysOf(month: string): string[] {
  return Array.from({ length: daysInMonth(month) }, (_, n) => `${month}-${String(n + 1).padStart(2, '0')}`);
}
