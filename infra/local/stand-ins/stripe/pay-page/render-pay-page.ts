import type Stripe from 'stripe';
import { formatAmount } from '../format-amount.ts';
import type { LineItem } from '../tables.ts';
import { printedNumber, TEST_CARDS } from '../test-cards.ts';
import { escaped, page } from './page.ts';
import type { CardForm, FormProblem } from './read-card-form.ts';

/** What stands in the form at first, so that one press pays. */
export const EMPTY_FORM: CardForm = { email: '', card: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };

type Field = {
  name: keyof CardForm;
  label: string;
  type?: 'email';
  autocomplete: 'email' | 'cc-number' | 'cc-exp' | 'cc-csc';
  readonly?: boolean;
};

/** The page of an open session: what is bought, the form with what was typed, and what was wrong with it. */
export function renderPayPage(
  session: Stripe.Checkout.Session,
  items: LineItem[],
  form: CardForm,
  wrong?: FormProblem,
): string {
  const amount = formatAmount(session.amount_total ?? 0, session.currency ?? 'usd');
  const field = ({ name, label, type, autocomplete, readonly }: Field) => {
    const value = name === 'email' ? (session.customer_email ?? form.email) : form[name];
    const attributes = [
      `id="${name}" name="${name}" type="${type ?? 'text'}" autocomplete="${autocomplete}" required`,
      `value="${escaped(value)}"`,
      type === 'email' ? '' : 'inputmode="numeric"',
      readonly ? 'readonly' : '',
      wrong?.field === name ? 'aria-invalid="true" aria-describedby="problem"' : '',
    ];
    return `<div><label for="${name}">${label}</label><input ${attributes.filter(Boolean).join(' ')}></div>`;
  };
  return page(
    `${wrong ? 'Not paid: ' : ''}Pay ${amount}`,
    `
<section aria-labelledby="amount">
  <h1 id="amount">Amount to pay <strong>${amount}</strong></h1>
  <ul class="items">${items.map((item) => renderItem(item, session.currency ?? 'usd')).join('')}</ul>
</section>
<section aria-label="Payment">
  <form class="card" method="post">
    ${wrong ? `<p role="alert" id="problem">${escaped(wrong.problem)}</p>` : ''}
    ${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email', readonly: session.customer_email !== null })}
    ${field({ name: 'card', label: 'Card number', autocomplete: 'cc-number' })}
    <div class="pair">
      ${field({ name: 'expiry', label: 'Expiry (MM / YY)', autocomplete: 'cc-exp' })}
      ${field({ name: 'cvc', label: 'CVC', autocomplete: 'cc-csc' })}
    </div>
    <button>Pay ${amount}</button>
    ${session.cancel_url ? `<a class="cancel" href="${escaped(session.cancel_url)}">Cancel</a>` : ''}
  </form>
  <div class="cards">
    <h2 id="test-cards">Test cards</h2>
    <ul aria-labelledby="test-cards">${TEST_CARDS.map(renderCard).join('')}</ul>
  </div>
</section>`,
  );
}

const renderItem = ({ description, quantity, amount }: LineItem, currency: string): string =>
  `<li><span>${escaped(description)}${quantity > 1 ? ` × ${quantity}` : ''}</span> <b>${formatAmount(amount, currency)}</b></li>`;

const renderCard = ({ number, label }: (typeof TEST_CARDS)[number]): string =>
  `<li><code>${printedNumber(number)}</code> <span>${escaped(label)}</span></li>`;
