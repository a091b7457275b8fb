import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { bookTransaction } from './book-transaction.ts';
import { emitEvent } from './emit-event.ts';
import { idOf } from './find-row.ts';
import { newId } from './new-id.ts';

type Evidence = Stripe.Dispute.Evidence;

/** In cents; Stripe keeps it whoever wins. */
const DISPUTE_FEE = 1500;
const DAYS_TO_ANSWER = 21;

/** The cardholder's bank takes the money of a charge back, until the dispute is closed. */
export function openDispute(account: Account, charge: Stripe.Charge): Stripe.Dispute {
  const id = newId('du');
  const left = charge.amount - charge.amount_refunded;
  const withdrawn = bookTransaction(account, {
    type: 'adjustment',
    category: 'dispute',
    amount: -left,
    fee: { amount: DISPUTE_FEE, description: 'Dispute fee' },
    currency: charge.currency,
    source: id,
    description: `Chargeback withdrawal for ${charge.id}`,
  });
  account.store.put('charge', { ...charge, disputed: true });
  const dispute = account.store.put('dispute', {
    id,
    object: 'dispute',
    amount: left,
    balance_transactions: [withdrawn],
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    evidence: { uncategorized_text: null } satisfies Partial<Evidence> as Evidence,
    evidence_details: {
      due_by: account.now() + DAYS_TO_ANSWER * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
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
