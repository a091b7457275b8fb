import { Problem } from '../../shared/contract/problem.ts';
import type { PaidPlan } from '../../shared/plans/paid-plan.ts';
import { plans } from '../../shared/plans/plan.ts';
import type { OpenCheckout } from '../../shared/releases/release.ts';
import { post } from '../ledger/post.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import { APPENDED, appendEvent } from '../releases/append-event.ts';
import { holdsPlan } from '../releases/legacy-values.ts';
import { readRelease } from '../releases/read-release.ts';
import { Checkout, Payment, type RefundingPayment, type TakenPayment } from './payment.ts';
import { refundPosting, takenPosting } from './payment-posting.ts';
import type { PlacedPayment } from './place-payment.ts';

/** Checkouts and payments. A payment, its ledger posting and what it does to the release are one transaction. */
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

  /** A payment as it was recorded. One of before there were refunds has no state: it was applied. */
  async find({ artistId, releaseId, paymentIntentId: paymentId }: TakenPayment): Promise<Payment | undefined> {
    const item = await table.get(keys.payment({ artistId, releaseId, paymentId }), { consistent: true });
    return item && Payment.parse({ state: 'applied', ...item });
  },

  /**
   * Records what a payment becomes, once for its payment intent, with its posting; and the release has its plan, or keeps the one that it
   * has. The release's open checkout ends with the payment of it.
   * @throws Problem `release-changed` when it is recorded already, or when plan, checkout or the release itself are not what it was decided
   * for any more: look again
   */
  async record(placed: PlacedPayment): Promise<void> {
    const { payment } = placed;
    const write = table.transact([
      {
        Put: {
          TableName: table.name,
          Item: { ...keyOf(payment), v: 1, ...payment },
          ConditionExpression: 'attribute_not_exists(PK)',
        },
      },
      ...post(ledgerTable, takenPosting(payment)),
      releaseWrite(table.name, placed),
    ]);
    await whenRefused(write, () => {
      throw new Problem('release-changed');
    });
  },

  /** Records that the provider has given a payment back, once, with its posting. */
  async recordRefund(payment: RefundingPayment, at: Date): Promise<void> {
    const write = table.transact([
      {
        Update: {
          TableName: table.name,
          Key: keyOf(payment),
          UpdateExpression: 'SET #state = :refunded, refundedAt = :at',
          ConditionExpression: '#state = :refunding',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':refunding': 'refunding', ':refunded': 'refunded', ':at': at.toISOString() },
        },
      },
      ...post(ledgerTable, refundPosting(payment, at)),
    ]);
    // Somebody else was told of the same payment, and has recorded it.
    await whenRefused(write, () => undefined);
  },
});

export type PaymentRepository = ReturnType<typeof paymentRepository>;

const keyOf = ({ artistId, releaseId, paymentIntentId: paymentId }: TakenPayment) =>
  keys.payment({ artistId, releaseId, paymentId });

/** What a payment's transaction writes or asks of its release. */
function releaseWrite(tableName: string, { payment, release }: PlacedPayment): Write {
  const { sessionId, plan, paidAt, state } = payment;
  const at = { TableName: tableName, Key: keys.release(payment) };
  if (!release) return { ConditionCheck: { ...at, ConditionExpression: 'attribute_not_exists(PK)' } };
  const ends = release.checkout?.sessionId === sessionId;
  const held = holdsPlan(release.plan);
  const asRead = {
    ...at,
    ConditionExpression: ends
      ? `${held.condition} AND checkout.sessionId = :session`
      : `${held.condition} AND (attribute_not_exists(checkout.sessionId) OR checkout.sessionId <> :session)`,
    ExpressionAttributeNames: held.names,
  };
  const read = { ...held.values, ':session': sessionId };
  if (state === 'applied') {
    const paid: PaidPlan = { name: plan, percentage: plans[plan].percentage, paidAt };
    return {
      Update: {
        ...asRead,
        UpdateExpression: `SET #plan = :plan, ${ends ? 'checkout = :none, ' : ''}${APPENDED}, updatedAt = :now, rev = rev + :one`,
        ExpressionAttributeValues: {
          ...read,
          ':plan': paid,
          ...(ends && { ':none': null }),
          ...appendEvent({ kind: 'plan-paid', at: paidAt, by: 'artist', plan }),
          ':now': paidAt,
          ':one': 1,
        },
      },
    };
  }
  if (!ends) return { ConditionCheck: { ...asRead, ExpressionAttributeValues: read } };
  // Nothing of the artist's changes: it does not move up in the library, and its history tells of no plan.
  return {
    Update: {
      ...asRead,
      UpdateExpression: 'SET checkout = :none, rev = rev + :one',
      ExpressionAttributeValues: { ...read, ':none': null, ':one': 1 },
    },
  };
}
