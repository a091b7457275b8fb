import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { newId } from './new-id.ts';
import type { TestCard } from './test-cards.ts';

type Card = Stripe.Charge.PaymentMethodDetails.Card;

/** Who pays, and with what. */
export type Payer = { card: TestCard; email: string };

/** Stores the charge that this attempt at the payment made, whether it succeeded or failed. It has the payment's metadata. */
export function chargeCard(account: Account, intent: Stripe.PaymentIntent, { card, email }: Payer): Stripe.Charge {
  const { outcome, brand, number } = card;
  const declined = typeof outcome === 'object' ? outcome : undefined;
  const shown = { brand, exp_month: 12, exp_year: 2034, last4: number.slice(-4) };
  return account.store.put('charge', {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: declined ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    captured: !declined,
    created: account.now(),
    currency: intent.currency,
    disputed: false,
    failure_code: declined?.code ?? null,
    failure_message: declined?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid: !declined,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: { type: 'card', card: shown satisfies Partial<Card> as Card },
    refunded: false,
    status: declined ? 'failed' : 'succeeded',
  } satisfies Partial<Stripe.Charge> as Stripe.Charge);
}
