import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { emitEvent } from './emit-event.ts';
import type { Decline } from './test-methods.ts';

/** Reports that the bank declined a charge. The payment can be retried with a different method. */
export function reportDecline(
  account: Account,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  { code, declineCode, message }: Decline,
): Stripe.PaymentIntent {
  const refused = account.store.put('payment_intent', {
    ...intent,
    latest_charge: charge.id,
    last_payment_error: {
      type: 'card_error',
      charge: charge.id,
      code: code as Stripe.PaymentIntent.LastPaymentError.Code,
      ...(declineCode && { decline_code: declineCode }),
      message,
    },
    next_action: null,
    status: 'requires_payment_method',
  });
  emitEvent(account, 'charge.failed', charge);
  emitEvent(account, 'payment_intent.payment_failed', refused);
  return refused;
}
