import type Stripe from 'stripe';
import { escapeHtml, page } from '../../../page.ts';
import { formatAmount } from '../format-amount.ts';
import type { LineItem } from '../tables.ts';
import { printedNumber, TEST_METHODS, type TestMethod } from '../test-methods.ts';

/** The input of the last attempt, with its problem. */
type Typed = { email: string; number: string | undefined; problem: string | undefined };

/**
 * Renders the page of an open session: the items, the buyer's email address, and the test cards and accounts to pay
 * with.
 */
export function renderPayPage(
  { amount_total, customer_email, cancel_url }: Stripe.Checkout.Session,
  items: LineItem[],
  { email, number, problem }: Typed,
): string {
  const amount = formatAmount(amount_total ?? 0);
  const readonly = customer_email === null ? '' : ' readonly';
  const options = (type: TestMethod['type']) =>
    TEST_METHODS.filter((method) => method.type === type).map((method) => renderMethod(method, number));
  return page({
    title: `${problem ? 'Not paid: ' : ''}Pay ${amount}`,
    style: STYLE,
    main: `
<p class="stand-in">Local stand-in for Stripe Checkout. No money moves.</p>
<div>
<section>
  <h1>Pay ${amount}</h1>
  <ul>${items.map(renderItem).join('')}</ul>
  <p class="total"><span>Total due</span> <b>${amount}</b></p>
</section>
<form method="post">
  ${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
  <label>Email <input name="email" type="email" autocomplete="email" required value="${escapeHtml(email)}"${readonly}></label>
  <label>Pay with <select name="card">
    <optgroup label="Card">${options('card').join('')}</optgroup>
    <optgroup label="US bank account: the money arrives later">${options('us_bank_account').join('')}</optgroup>
  </select></label>
  <button>Pay ${amount}</button>
  ${cancel_url ? `<a href="${escapeHtml(cancel_url)}">Cancel</a>` : ''}
</form>
</div>`,
  });
}

const renderItem = ({ description, quantity, amount }: LineItem): string =>
  `<li><span>${escapeHtml(description)}${quantity > 1 ? ` × ${quantity}` : ''}</span> <b>${formatAmount(amount)}</b></li>`;

const renderMethod = (method: TestMethod, chosen: string | undefined): string =>
  `<option value="${method.number}"${method.number === chosen ? ' selected' : ''}>${escapeHtml(method.label)} (${printedNumber(method)})</option>`;

const STYLE = `
main > div { display: grid; gap: 2rem; margin-top: 2rem; }
section { min-width: 0; }
h1 { font-variant-numeric: tabular-nums; }
ul { list-style: none; margin: 1.5rem 0 0; padding: 0; border-top: 1px solid var(--line); }
li, .total { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.75rem 0; font-variant-numeric: tabular-nums; }
li { border-bottom: 1px solid var(--line); }
li span { overflow-wrap: anywhere; }
.total b { color: var(--ink); }
.stand-in { display: inline-block; padding: 0.25rem 0.75rem; border-radius: 14px; background: var(--well); font-size: 0.875rem; }
form { display: grid; gap: 1rem; align-content: start; min-width: 0; }
label { font-size: 0.875rem; font-weight: 500; }
input, select { display: block; width: 100%; min-height: 48px; margin-top: 0.375rem; padding: 0.5rem 0.75rem; font: inherit; font-size: 1rem; color: var(--ink); background: var(--paper); border: 1px solid var(--soft); border-radius: 8px; }
input[readonly] { border-color: var(--line); color: var(--soft); }
button { min-height: 48px; margin-top: 0.5rem; font: inherit; font-weight: 600; color: var(--paper); background: var(--ink); border: 0; border-radius: 8px; cursor: pointer; }
button:hover { opacity: 0.9; }
form a { justify-self: center; padding: 0.75rem; }
[role=alert] { padding: 0.75rem 1rem; border-radius: 8px; color: var(--ink); background: var(--well); border: 1px solid var(--signal); }
@media (min-width: 50rem) {
  main { padding-top: 4rem; }
  main > div { grid-template-columns: 1fr 1fr; gap: 4rem; }
  h1 { font-size: 2.5rem; }
  form { padding: 1.5rem; border: 1px solid var(--line); border-radius: 14px; }
}
`;
