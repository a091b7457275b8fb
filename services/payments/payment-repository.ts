import { Problem } from '../../shared/contract/problem.ts';
import type { PaidPlan } from '../../shared/plans/paid-plan.ts';
import { covers, plans } from '../../shared/plans/plan.ts';
import type { OpenCheckout, Release } from '../../shared/releases/release.ts';
import { post } from '../ledger/post.ts';
import { microsOfCents } from '../ledger/posting.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { APPENDED, appendEvent } from '../releases/append-event.ts';
import { readRelease } from '../releases/read-release.ts';
import { Checkout, type Payment } from './payment.ts';

type Unplaced = NonNullable<Checkout['unplaced']>;

/** Checkouts and payments. A payment, its ledger posting and the release's plan are one transaction. */
export const paymentRepository = (table: Table, ledgerTable: string) => ({
  async findCheckout(sessionId: string): Promise<Checkout | undefined> {
    const item = await table.get(keys.checkout({ sessionId }), { consistent: true });
    return item && Checkout.parse(item);
  },

  /**
   * Opens a checkout for a release as it was read: the release knows from then on that it can be paid, and cannot be deleted. The same
   * checkout may be opened again.
   * @throws Problem `release-changed` when the release is not the one that was read any more; `release-not-found`
   */
  async openCheckout(checkout: Checkout, { rev, expiresAt }: { rev: number; expiresAt: string }): Promise<void> {
    const { sessionId, createdAt } = checkout;
    const write = table.transact([
      { Put: { TableName: table.name, Item: { ...keys.checkout({ sessionId }), v: 1, ...checkout } } },
      {
        Update: {
          TableName: table.name,
          Key: keys.release(checkout),
          UpdateExpression: 'SET checkout = :open, updatedAt = :now, rev = rev + :one',
          ConditionExpression: 'rev = :rev AND attribute_not_exists(checkout.sessionId)',
          ExpressionAttributeValues: {
            ':open': { sessionId, expiresAt } satisfies OpenCheckout,
            ':rev': rev,
            ':now': createdAt,
            ':one': 1,
          },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
    ]);
    await whenRefused(write, ({ met }) => {
      if (!met) throw new Problem('release-not-found');
      if (readRelease(met).checkout?.sessionId !== sessionId) throw new Problem('release-changed');
    });
  },

  /** Forgets the release's open checkout, which nobody can pay any more. Nothing to do when it has another one, or none. */
  async closeCheckout(owned: { artistId: string; releaseId: string }, sessionId: string): Promise<void> {
    const write = table.update({
      Key: keys.release(owned),
      // It ends by itself too, a day later: the artist has changed nothing then, so it does not move up in the library.
      UpdateExpression: 'SET checkout = :none, rev = rev + :one',
      ConditionExpression: 'checkout.sessionId = :session',
      ExpressionAttributeValues: { ':none': null, ':session': sessionId, ':one': 1 },
    });
    await whenRefused(write, () => undefined);
  },

  /** Whether a payment is in the books. It stays there when its release goes. */
  async isRecorded({ artistId, releaseId, paymentIntentId: paymentId }: Payment): Promise<boolean> {
    return (await table.get(keys.payment({ artistId, releaseId, paymentId }), { consistent: true })) !== undefined;
  },

  /** Keeps beside its checkout that a payment came for a release that is gone. */
  async keepUnplaced({ sessionId, ...unplaced }: { sessionId: string } & Unplaced): Promise<void> {
    await table.update({
      Key: keys.checkout({ sessionId }),
      UpdateExpression: 'SET unplaced = :unplaced',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':unplaced': unplaced },
    });
  },

  /**
   * Records a payment once for its payment intent, however often and by whomever it is told, for a release as it was read: a higher
   * plan stays, and its open checkout ends with the payment of it.
   * @throws Problem `release-changed` when plan or checkout are not the ones that were read: read again and repeat
   */
  async record(payment: Payment, { plan: current, checkout }: Release): Promise<void> {
    const { artistId, releaseId, sessionId, plan, cents, paidAt } = payment;
    const ends = checkout?.sessionId === sessionId;
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
      ...post(ledgerTable, {
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
          UpdateExpression: `SET #plan = :plan, ${ends ? 'checkout = :none, ' : ''}${APPENDED}, updatedAt = :now, rev = rev + :one`,
          ConditionExpression: ends
            ? '#plan = :current AND checkout.sessionId = :session'
            : '#plan = :current AND (attribute_not_exists(checkout.sessionId) OR checkout.sessionId <> :session)',
          ExpressionAttributeNames: { '#plan': 'plan' },
          ExpressionAttributeValues: {
            ':plan': current && covers(current.name, plan) ? current : paid,
            ':current': current,
            ':session': sessionId,
            ...(ends && { ':none': null }),
            ...appendEvent({ kind: 'plan-paid', at: paidAt, by: 'artist', plan }),
            ':now': paidAt,
            ':one': 1,
          },
        },
      },
    ]);
    await whenRefused(write, async () => {
      // Told before: the payment is there and nothing is left to do. Anything else is a real conflict.
      if (!(await this.isRecorded(payment))) throw new Problem('release-changed');
    });
  },
});

export type PaymentRepository = ReturnType<typeof paymentRepository>;
