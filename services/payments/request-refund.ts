import { Problem } from '../../shared/contract/problem.ts';
import { type Audited, audit } from '../platform/audit.ts';
import type { Stored, StoreWithEffect } from '../platform/idempotent-handler.ts';
import type { Log } from '../platform/logger.ts';
import type { Intent } from './intent.ts';
import type { Payment } from './payment.ts';
import { paymentFrom } from './payment-from.ts';
import { addRefundRequest } from './refund-request.ts';
import type { Settlement } from './settlement.ts';

type Needs = Pick<Settlement, 'change' | 'giveBack'> & { log: Log };
type Request = {
  paymentId: string;
  /** Omitted to refund the whole remainder. */
  cents?: number | undefined;
  requestId: string;
  admin: Audited & { why: string };
  storeWithEffect: StoreWithEffect;
};

/**
 * Refunds a payment, or part of it, at the office's request (product 10.21). The money is owed from this moment, and
 * the plan ends if nothing is left, whatever the provider answers: a refund that it does not make at once is retried on
 * schedule.
 * @returns the payment after the request
 * @throws Problem `payment-not-found`, `payment-not-refundable`, `release-changed`
 */
export async function requestRefund(
  { change, giveBack, log }: Needs,
  { paymentId, cents, requestId, admin, storeWithEffect }: Request,
): Promise<Stored<Payment>> {
  const { who, why: reason, at } = admin;
  const by = { id: who.kind === 'admin' ? who.id : who.kind, name: who.name };
  const request = { requestId, cents, reason, by, at: at.toISOString() };
  let stored: Stored<Payment> | undefined;
  const after = await change(paymentId, (known) => addRefundRequest(known, request), {
    commit: async (owed, save) => {
      const payment = requirePayment(owed);
      const audited = audit(admin, {
        what: 'payment-refunded',
        object: { kind: 'payment', artistId: payment.artistId, paymentId, requestId },
        from: 'paid',
        to: payment.state,
      });
      stored = await storeWithEffect(payment, (answered) => save([answered, audited]));
    },
  });
  await giveBack(after).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    log.warn('a refund was asked for, and is not given yet', { key: paymentId, code: error.code });
  });
  if (!stored) throw new Error(`The refund ${requestId} changed nothing`);
  return stored;
}

function requirePayment(intent: Intent): Payment {
  const payment = paymentFrom(intent);
  if (!payment) throw new Problem('payment-not-found');
  return payment;
}
