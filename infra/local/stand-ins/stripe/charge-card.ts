import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { bookTransaction } from './book-transaction.ts';
import { newId } from './new-id.ts';
import type { TestCard } from './test-cards.ts';

/** A card as typed on the pay page. */
export type TypedCard = { card: TestCard; month: number; year: number; email: string };

/** Stores the charge that this attempt at the payment made, whether it succeeded or failed. */
export function chargeCard(account: Account, intent: Stripe.PaymentIntent, typed: TypedCard): Stripe.Charge {
  const { outcome } = typed.card;
  const declined = typeof outcome === 'object' ? outcome : undefined;
  const id = newId('ch');
  const booked =
    !declined &&
    bookTransaction(account, {
      type: 'charge',
      category: 'charge',
      amount: intent.amount,
      fee: { amount: account.processingFee(intent.amount), description: 'Stripe processing fees' },
      currency: intent.currency,
      source: id,
      description: intent.description,
    });
  return account.store.put('charge', {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: declined ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: booked ? booked.id : null,
    billing_details: { address: null, email: typed.email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: !declined,
    created: account.now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: declined?.code ?? null,
    failure_message: declined?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: declined ? 'try_again_later' : null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: declined ? 'declined_by_network' : 'approved_by_network',
      reason: declined?.declineCode ?? null,
      risk_level: 'normal',
      risk_score: 0,
      seller_message: declined
        ? `The bank returned the decline code \`${declined.declineCode}\`.`
        : 'Payment complete.',
      type: declined ? 'issuer_declined' : 'authorized',
    },
    paid: !declined,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: { type: 'card', card: cardOnCharge(typed, intent.amount) },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: declined ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  });
}

const cardOnCharge = ({ card, month, year }: TypedCard, amount: number): Stripe.Charge.PaymentMethodDetails.Card => ({
  amount_authorized: typeof card.outcome === 'object' ? null : amount,
  authorization_code: null,
  brand: card.brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'US',
  electronic_commerce_indicator: null,
  exp_month: month,
  exp_year: year,
  fingerprint: null,
  funding: 'credit',
  installments: null,
  last4: card.number.slice(-4),
  mandate: null,
  network: card.brand,
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});
