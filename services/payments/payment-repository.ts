import * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { microsOfCents } from '../../shared/money.ts';
import { post } from '../ledger/post.ts';
import { sendMail } from '../mail/send-mail.ts';
import { whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import { checkoutClosed, checkoutOpened, refuseCheckout } from '../releases/writes/checkout-writes.ts';
import { planPaid, planUnchanged, releaseGone } from '../releases/writes/plan-writes.ts';
import type { DecidedPayment } from './decide-payment.ts';
import { Checkout, type Payment, type RefundingPayment, type TakenPayment } from './payment.ts';
import { paymentMail } from './payment-mail.ts';
import { refundPosting, takenPosting } from './payment-posting.ts';
import { readPayment } from './read-payment.ts';

/** Checkouts and payments. A payment, its ledger posting and what it does to the release are one transaction. */
export const paymentRepository = (table: Table, ledgerTable: string) => {
  const count = counters(table, keys.paymentTotals);
  return {
    async findCheckout(sessionId: string): Promise<Checkout | undefined> {
      const item = await table.get(keys.checkout({ sessionId }), { consistent: true });
      return item && Checkout.parse(item);
    },

    /**
     * Opens a checkout for a release as it was read: the release knows from then on that it can be paid, and cannot be deleted. The same
     * checkout may be opened again.
     * @param also what happens in the same transaction
     * @throws Problem `release-changed` when the release is not the one that was read any more; `release-not-found`
     */
    async openCheckout(
      checkout: Checkout,
      { rev, expiresAt }: { rev: number; expiresAt: string },
      also: readonly Write[] = [],
    ): Promise<void> {
      const { sessionId, createdAt } = checkout;
      const open = { sessionId, expiresAt };
      const write = table.transact([
        { Put: { TableName: table.name, Item: { ...keys.checkout({ sessionId }), v: 1, ...checkout } } },
        checkoutOpened(table.name, checkout, { rev, open, at: new Date(createdAt) }),
        ...also,
      ]);
      await whenRefused(write, (refused) => {
        if (refused.index > 1) throw refused.error;
        refuseCheckout(refused, open);
      });
    },

    /** Forgets the release's open checkout, which nobody can pay any more. Nothing to do when it has another one, or none. */
    async closeCheckout(owned: { artistId: ArtistId; releaseId: ReleaseId }, sessionId: string): Promise<void> {
      const write = table.update(checkoutClosed(table.name, owned, sessionId).Update);
      await whenRefused(write, () => undefined);
    },

    /** A payment as it was recorded. */
    async find({ artistId, releaseId, paymentIntentId: paymentId }: TakenPayment): Promise<Payment | undefined> {
      const item = await table.get(keys.payment({ artistId, releaseId, paymentId }), { consistent: true });
      return item && readPayment(item);
    },

    /** A payment by the provider's name of it, whosever it is. */
    async findById(paymentId: string): Promise<Payment | undefined> {
      const item = await table.get(keys.intent({ paymentId }), { consistent: true });
      const owned = Owned.safeParse(item).data;
      const stored = owned && (await table.get(keys.payment({ ...owned, paymentId }), { consistent: true }));
      return stored && readPayment(stored);
    },

    /**
     * Records what a payment becomes, once for its payment intent, with its posting; and the release has its plan, or keeps the one that it
     * has. The release's open checkout ends with the payment of it.
     * @throws Problem `release-changed` when it is recorded already, or when plan, checkout or the release itself are not what it was decided
     * for any more: look again
     */
    async record(decided: DecidedPayment, artistName = ''): Promise<void> {
      const { payment, release } = decided;
      const { artistId, releaseId, paymentIntentId: paymentId, paidAt } = payment;
      const shown = { title: release?.title ?? '', artistName };
      const write = table.transact([
        {
          Put: {
            TableName: table.name,
            Item: { ...keyOf(payment), v: 1, ...payment, ...shown, ...indexedBy({ artistId, paidAt }) },
            ConditionExpression: 'attribute_not_exists(PK)',
          },
        },
        { Put: { TableName: table.name, Item: { ...keys.intent({ paymentId }), v: 1, artistId, releaseId } } },
        count.add(paymentId, {
          payments: 1,
          revenueMicros: payment.state === 'applied' ? microsOfCents(payment.cents) : 0n,
        }),
        ...post(ledgerTable, takenPosting(payment)),
        releaseWrite(table.name, decided),
        sendMail(table, paymentMail(decided), {
          id: `payment-${payment.paymentIntentId}`,
          at: new Date(payment.paidAt),
        }),
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
      // Another call has recorded the same refund.
      await whenRefused(write, () => undefined);
    },
  };
};

export type PaymentRepository = ReturnType<typeof paymentRepository>;

const Owned = z.object({ artistId: ArtistId, releaseId: ReleaseId });

const keyOf = ({ artistId, releaseId, paymentIntentId: paymentId }: TakenPayment) =>
  keys.payment({ artistId, releaseId, paymentId });

const indexedBy = ({ artistId, paidAt }: { artistId: ArtistId; paidAt: string }) => ({
  ...indexKeys.paymentsOfArtist({ artistId, paidAt }),
  ...indexKeys.allPayments({ paidAt }),
});

/** What a payment's transaction writes or asks of its release. */
function releaseWrite(tableName: string, { payment, release }: DecidedPayment): Write {
  if (!release) return releaseGone(tableName, payment);
  return payment.state === 'applied'
    ? planPaid(tableName, release, payment)
    : planUnchanged(tableName, release, payment);
}
