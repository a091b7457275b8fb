import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { emitEvent } from './emit-event.ts';
import { idOf } from './find-row.ts';
import { newId } from './new-id.ts';

type Evidence = Stripe.Dispute.Evidence;

/** The cardholder's bank takes the money of a charge back, until the dispute is closed. */
export function openDispute(account: Account, charge: Stripe.Charge): Stripe.Dispute {
  account.store.put('charge', { ...charge, disputed: true });
  const dispute = account.store.put('dispute', {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    evidence: { uncategorized_text: null } satisfies Partial<Evidence> as Evidence,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent) ?? null,
    reason: 'fraudulent',
    status: 'needs_response',
  } satisfies Partial<Stripe.Dispute> as Stripe.Dispute);
  emitEvent(account, 'charge.dispute.created', dispute);
  emitEvent(account, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}
