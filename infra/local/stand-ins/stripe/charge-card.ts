import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { newId } from './new-id.ts';
import type { TestCard } from './test-cards.ts';

type Card = Stripe.Charge.PaymentMethodDetails.Card;

/** A card as typed on the pay page. */
export type TypedCard = { card: TestCard; month: number; year: number; email: string };

/** Stores the charge that this attempt at the payment made, whether it succeeded or failed. */
export function chargeCard(account: Account, intent: Stripe.PaymentIntent, typed: TypedCard): Stripe.Charge {
  const { outcome, brand, number } = typed.card;
  const declined = typeof outcome === 'object' ? outcome : undefined;
  const card = { brand, exp_month: typed.month, exp_year: typed.year, last4: number.slice(-4) };
  return account.store.put('charge', {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: declined ? 0 : intent.amount,
    amount_refunded: 0,
    billing_details: { address: null, email: typed.email, name: null, phone: null, tax_id: null },
    captured: !declined,
    created: account.now(),
    currency: intent.currency,
    disputed: false,
    failure_code: declined?.code ?? null,
    failure_message: declined?.message ?? null,
    livemode: false,
    metadata: {},
    paid: !declined,
    payment_intent: intent.id,
    payment_method: newId('pm'),
    payment_method_details: { type: 'card', card: card satisfies Partial<Card> as Card },
    refunded: false,
    status: declined ? 'failed' : 'succeeded',
  } satisfies Partial<Stripe.Charge> as Stripe.Charge);
}
