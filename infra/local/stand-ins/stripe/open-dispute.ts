import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { bookTransaction } from './book-transaction.ts';
import { emitEvent } from './emit-event.ts';
import { idOf } from './find-row.ts';
import { newId } from './new-id.ts';

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
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: account.now() + DAYS_TO_ANSWER * 86_400,
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
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '83' },
    },
    reason: 'fraudulent',
    status: 'needs_response',
  });
  emitEvent(account, 'charge.dispute.created', dispute);
  emitEvent(account, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
