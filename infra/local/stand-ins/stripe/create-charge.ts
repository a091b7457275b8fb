import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { newId } from './new-id.ts';
import type { Decline, TestMethod } from './test-methods.ts';

type Card = Stripe.Charge.PaymentMethodDetails.Card;
type Bank = Stripe.Charge.PaymentMethodDetails.UsBankAccount;

/** The buyer's email address, and the payment method that they use. */
export type Payer = { method: TestMethod; email: string };

/** Stores the charge for one attempt to pay, with the payment's metadata. */
export function createCharge(
  account: Account,
  intent: Stripe.PaymentIntent,
  { method, email }: Payer,
  end: 'succeeded' | 'pending' | Decline,
): Stripe.Charge {
  const refusal = typeof end === 'object' ? end : undefined;
  const isPaid = end === 'succeeded';
  return account.store.put('charge', {
    id: newId(method.type === 'card' ? 'ch' : 'py'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    captured: isPaid,
    created: account.now(),
    currency: intent.currency,
    disputed: false,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: detailsOf(method),
    refunded: false,
    status: refusal ? 'failed' : isPaid ? 'succeeded' : 'pending',
  } satisfies Partial<Stripe.Charge> as Stripe.Charge);
}

function detailsOf(method: TestMethod): Stripe.Charge.PaymentMethodDetails {
  const last4 = method.number.slice(-4);
  if (method.type === 'us_bank_account') {
    const us_bank_account = { bank_name: 'STRIPE TEST BANK', last4, routing_number: '110000000' };
    return { type: 'us_bank_account', us_bank_account: us_bank_account satisfies Partial<Bank> as Bank };
  }
  const card = { brand: method.brand, exp_month: 12, exp_year: 2034, last4 };
  return { type: 'card', card: card satisfies Partial<Card> as Card };
}
