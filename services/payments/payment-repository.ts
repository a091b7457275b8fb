import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { Problem } from '../../shared/contract/problem.ts';
import type { PaidPlan } from '../../shared/plans/paid-plan.ts';
import { covers, plans } from '../../shared/plans/plan.ts';
import { post } from '../ledger/post.ts';
import { microsOfCents } from '../ledger/posting.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { Checkout, type Payment } from './payment.ts';

/** Checkouts and payments. A payment, its ledger posting and the release's plan are one transaction. */
export const paymentRepository = (table: Table) => ({
  async findCheckout(sessionId: string): Promise<Checkout | undefined> {
    const item = await table.get(keys.checkout({ sessionId }), { consistent: true });
    return item && Checkout.parse(item);
  },

  async openCheckout(checkout: Checkout): Promise<void> {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...keys.checkout({ sessionId: checkout.sessionId }), v: 1, ...checkout },
      }),
    );
  },

  /**
   * Records a payment once for its payment intent, however often and by whomever it is told. `current` is the release's plan as it
   * was read; a higher plan stays.
   * @throws Problem `release-changed` when the plan is no longer `current`: read again and repeat
   */
  async record(payment: Payment, current: PaidPlan | null): Promise<void> {
    const { artistId, releaseId, plan, cents, paidAt } = payment;
    const paid: PaidPlan = { name: plan, percentage: plans[plan].percentage, paidAt };
    const micros = microsOfCents(cents);
    const write = table.transact([
      {
        Put: {
          TableName: table.name,
          Item: { ...keys.payment({ artistId, releaseId, paymentId: payment.paymentIntentId }), v: 1, ...payment },
          ConditionExpression: 'attribute_not_exists(PK)',
        },
      },
      ...post(table.name, {
        key: `plan:${payment.paymentIntentId}`,
        what: `plan ${plan} of ${releaseId}`,
        entries: [
          { account: 'card-clearing', micros },
          { account: 'plan-revenue', micros: -micros },
        ],
        at: new Date(paidAt),
      }),
      {
        Update: {
          TableName: table.name,
          Key: keys.release({ artistId, releaseId }),
          UpdateExpression: 'SET #plan = :plan, updatedAt = :now, rev = rev + :one',
          ConditionExpression: '#plan = :current',
          ExpressionAttributeNames: { '#plan': 'plan' },
          ExpressionAttributeValues: {
            ':plan': current && covers(current.name, plan) ? current : paid,
            ':current': current,
            ':now': paidAt,
            ':one': 1,
          },
        },
      },
    ]);
    await whenRefused(write, async () => {
      // Told before: the payment is there and nothing is left to do. Anything else is a real conflict.
      const known = await table.get(keys.payment({ artistId, releaseId, paymentId: payment.paymentIntentId }), {
        consistent: true,
      });
      if (!known) throw new Problem('release-changed');
    });
  },
});

export type PaymentRepository = ReturnType<typeof paymentRepository>;
