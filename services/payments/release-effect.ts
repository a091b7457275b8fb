import type { PaidPlan } from '../../shared/plans/paid-plan.ts';
import { planOfPayments } from '../../shared/plans/plan-of-payments.ts';
import type { Release } from '../../shared/releases/release.ts';
import { keys } from '../platform/keys.ts';
import { publish } from '../platform/outbox.ts';
import type { Write } from '../platform/table.ts';
import {
  movePlanWrite,
  type PlanMoveReason,
  paidPlanWrite,
  requireNoRelease,
  submissionAcceptedWith,
  unchangedPlanWrite,
} from '../releases/writes/plan-writes.ts';
import { type Intent, isPaid, type PaidIntent } from './intent.ts';
import type { Payment } from './payment.ts';
import { paymentFrom } from './payment-from.ts';
import { isWithdrawalRefund } from './withdrawal-refund.ts';

/** The effect of a changed payment on its release, in the state in which the release was read. */
export type ReleaseEffect =
  | { kind: 'paid' | 'unchanged'; release: Release }
  | { kind: 'gone' }
  /**
   * The remaining plan depends on all payments for the release, so the `others` must be unchanged since they were read.
   */
  | { kind: 'moved'; release: Release; plan: PaidPlan | null; why: PlanMoveReason; others: readonly Payment[] };

/**
 * The plan that the release's payments still cover. If they cover none, a legacy plan that one of them replaced is
 * restored.
 */
function remainingPlan(payments: readonly Payment[]): PaidPlan | null {
  const legacy = payments.flatMap(({ replaced }) => (replaced ? [replaced] : []));
  return planOfPayments([
    ...payments.filter(({ counts }) => counts),
    ...legacy.map(({ name, paidAt, expiresAt }) => ({ plan: name, cents: 0, paidAt, expiresAt })),
  ]);
}

/**
 * Determines the effect on the release: money that arrives may buy its plan; later the plan ends if the payment is no
 * longer valid, and returns if it becomes valid again (product 10.22).
 * @param release as it was read; undefined if it was deleted
 * @param others the other payments for the release
 */
export function releaseEffect(
  before: Intent | undefined,
  after: Intent,
  { release, others }: { release: Release | undefined; others: readonly Payment[] },
): ReleaseEffect | undefined {
  const payment = paymentFrom(after);
  if (!payment) return undefined;
  const was = before && paymentFrom(before);
  if (was?.counts === payment.counts) return undefined;
  if (!release) return { kind: 'gone' };
  if (!was) return { kind: payment.counts ? 'paid' : 'unchanged', release };
  const plan = remainingPlan([...others, payment]);
  return { kind: 'moved', release, plan, why: moveReason(after, payment), others };
}

function moveReason(intent: Intent, { counts, refundedAt }: Payment): PlanMoveReason {
  if (counts) return 'returned';
  if (refundedAt === undefined) return 'disputed';
  return isWithdrawalRefund(intent) ? 'withdrawn' : 'refunded';
}

/** The writes that apply an effect, for the transaction of the change. */
export function releaseWrites(tableName: string, effect: ReleaseEffect, after: Intent, at: Date): Write[] {
  if (!isPaid(after)) return [];
  const { sale, facts } = after;
  switch (effect.kind) {
    case 'gone':
      return [requireNoRelease(tableName, sale)];
    case 'paid':
      return [
        paidPlanWrite(tableName, effect.release, { ...sale, paidAt: facts.paid.at, at }),
        ...submissionDue(tableName, effect.release, sale, at),
      ];
    case 'unchanged':
      return [
        unchangedPlanWrite(tableName, effect.release, sale),
        ...submissionDue(tableName, effect.release, sale, at),
      ];
    case 'moved':
      return [
        movePlanWrite(tableName, effect.release, { ...effect, by: 'platform', at: at.toISOString() }),
        ...effect.others.map((other) => asRead(tableName, other)),
      ];
  }
}

/** The event for the submission that was accepted with the payment. */
function submissionDue(
  name: string,
  release: Release,
  { artistId, releaseId, sessionId }: PaidIntent['sale'],
  at: Date,
): Write[] {
  const accepted = submissionAcceptedWith(release, sessionId);
  if (!accepted) return [];
  const submissionId = accepted.id;
  return [publish({ name }, 'submission-due', { artistId, releaseId, submissionId }, { id: submissionId, at })];
}

const asRead = (tableName: string, payment: Payment): Write => ({
  ConditionCheck: {
    TableName: tableName,
    Key: keys.payment(payment),
    ConditionExpression: payment.ver === 0 ? 'attribute_not_exists(ver)' : 'ver = :ver',
    ...(payment.ver !== 0 && { ExpressionAttributeValues: { ':ver': payment.ver } }),
  },
});
