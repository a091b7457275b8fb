import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { emitEvent } from './emit-event.ts';
import { DISPUTE_FEE } from './fees.ts';
import { idOf } from './find-row.ts';
import { moveBalance } from './move-balance.ts';
import { newId } from './new-id.ts';

const WEEK = 7 * 86_400;

type Evidence = Stripe.Dispute.Evidence;

/**
 * Opens a dispute: until it is closed, the cardholder's bank takes back the money of a charge, and Stripe charges its
 * fee.
 */
export function openDispute(account: Account, charge: Stripe.Charge): Stripe.Dispute {
  account.store.put('charge', { ...charge, disputed: true });
  const id = newId('du');
  const amount = charge.amount - charge.amount_refunded;
  const withdrawn = moveBalance(account, {
    type: 'adjustment',
    reportingCategory: 'dispute',
    amount: -amount,
    fee: DISPUTE_FEE,
    source: id,
  });
  const dispute = account.store.put('dispute', {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [withdrawn],
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { uncategorized_text: null } satisfies Partial<Evidence> as Evidence,
    evidence_details: {
      due_by: account.now() + WEEK,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent) ?? null,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  emitEvent(account, 'charge.dispute.created', dispute);
  emitEvent(account, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}
