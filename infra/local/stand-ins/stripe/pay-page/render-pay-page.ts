import type Stripe from 'stripe';
import { escaped, page } from '../../../page.ts';
import { formatAmount } from '../format-amount.ts';
import type { LineItem } from '../tables.ts';
import { printedNumber, TEST_CARDS } from '../test-cards.ts';
import type { CardForm, FormProblem } from './read-card-form.ts';
import { STYLE } from './style.ts';

/** What stands in the form at first, so that one press pays. */
export const EMPTY_FORM: CardForm = { email: '', card: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };

const FIELDS = [
  { name: 'email', label: 'Email', attributes: 'type="email" autocomplete="email"' },
  { name: 'card', label: 'Card number', attributes: 'inputmode="numeric" autocomplete="cc-number"' },
  { name: 'expiry', label: 'Expiry (MM / YY)', attributes: 'inputmode="numeric" autocomplete="cc-exp"' },
  { name: 'cvc', label: 'CVC', attributes: 'inputmode="numeric" autocomplete="cc-csc"' },
] as const;

/** The page of an open session: what is bought, the form with what was typed, and what was wrong with it. */
export function renderPayPage(
  { amount_total, customer_email, cancel_url }: Stripe.Checkout.Session,
  items: LineItem[],
  form: CardForm,
  wrong?: FormProblem,
): string {
  const amount = formatAmount(amount_total ?? 0);
  const typed = { ...form, email: customer_email ?? form.email };
  const fields = FIELDS.map(({ name, label, attributes }) => {
    const given = name === 'email' && customer_email !== null ? ' readonly' : '';
    const refused = wrong?.field === name ? ' aria-invalid="true" aria-describedby="problem"' : '';
    const input = `<input id="${name}" name="${name}" ${attributes} required value="${escaped(typed[name])}"${given}${refused}>`;
    return `<div><label for="${name}">${label}</label>${input}</div>`;
  });
  return page({
    title: `${wrong ? 'Not paid: ' : ''}Pay ${amount}`,
    style: STYLE,
    main: `
<p>Local stand-in for Stripe Checkout. No money moves.</p>
<h1>Pay ${amount}</h1>
<ul>${items.map(renderItem).join('')}</ul>
<form method="post">
  ${wrong ? `<p role="alert" id="problem">${escaped(wrong.problem)}</p>` : ''}
  ${fields.join('\n  ')}
  <button>Pay ${amount}</button>
  ${cancel_url ? `<a href="${escaped(cancel_url)}">Cancel</a>` : ''}
</form>
<h2 id="test-cards">Test cards</h2>
<ul aria-labelledby="test-cards">${TEST_CARDS.map(renderCard).join('')}</ul>`,
  });
}

const renderItem = ({ description, quantity, amount }: LineItem): string =>
  `<li><span>${escaped(description)}${quantity > 1 ? ` × ${quantity}` : ''}</span> <b>${formatAmount(amount)}</b></li>`;

const renderCard = ({ number, label }: (typeof TEST_CARDS)[number]): string =>
  `<li><code>${printedNumber(number)}</code> <span>${escaped(label)}</span></li>`;
