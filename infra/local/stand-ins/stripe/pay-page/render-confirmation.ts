import type Stripe from 'stripe';
import { escapeHtml, page } from '../../../page.ts';
import type { Payer } from '../create-charge.ts';
import { formatAmount } from '../format-amount.ts';

/** Renders the question that the buyer's bank asks before it pays (3-D Secure). */
export const renderConfirmation = (
  { amount_total }: Stripe.Checkout.Session,
  { email, method: { number } }: Payer,
): string =>
  page({
    title: 'Confirm the payment',
    style: STYLE,
    main: `
<p>Local stand-in for your bank. No money moves.</p>
<h1>Are you making this payment?</h1>
<p>${formatAmount(amount_total ?? 0)} with the card that ends in ${number.slice(-4)}</p>
<form method="post">
  <input type="hidden" name="email" value="${escapeHtml(email)}">
  <input type="hidden" name="card" value="${number}">
  <button name="confirm" value="yes">Confirm payment</button>
  <button name="confirm" value="no">No, this isn’t me</button>
</form>`,
  });

const STYLE = `
main { max-width: 26rem; padding-top: 4rem; }
h1 { margin: 0.5rem 0; font-size: 1.75rem; }
form { display: grid; gap: 0.75rem; margin-top: 2rem; }
button { min-height: 48px; font: inherit; font-weight: 600; color: var(--paper); background: var(--ink); border: 1px solid var(--ink); border-radius: 8px; cursor: pointer; }
button[value=no] { color: var(--ink); background: none; border-color: var(--soft); }
`;
