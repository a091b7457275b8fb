import type Stripe from 'stripe';
import { escaped, page } from '../../../page.ts';
import { formatAmount } from '../format-amount.ts';
import type { LineItem } from '../tables.ts';
import { printedNumber, TEST_CARDS } from '../test-cards.ts';

/** The page of an open session: what is bought, who pays with which test card, and what was wrong with the last try. */
export function renderPayPage(
  { amount_total, customer_email, cancel_url }: Stripe.Checkout.Session,
  items: LineItem[],
  email: string,
  problem?: string,
): string {
  const amount = formatAmount(amount_total ?? 0);
  const given = customer_email === null ? '' : ' readonly';
  return page({
    title: `${problem ? 'Not paid: ' : ''}Pay ${amount}`,
    style: STYLE,
    main: `
<p>Local stand-in for Stripe Checkout. No money moves.</p>
<h1>Pay ${amount}</h1>
<ul>${items.map(renderItem).join('')}</ul>
<form method="post">
  ${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
  <label>Email <input name="email" type="email" autocomplete="email" required value="${escaped(email)}"${given}></label>
  <label>Card <select name="card">${TEST_CARDS.map(renderCard).join('')}</select></label>
  <button>Pay ${amount}</button>
  ${cancel_url ? `<a href="${escaped(cancel_url)}">Cancel</a>` : ''}
</form>`,
  });
}

const renderItem = ({ description, quantity, amount }: LineItem): string =>
  `<li><span>${escaped(description)}${quantity > 1 ? ` × ${quantity}` : ''}</span> <b>${formatAmount(amount)}</b></li>`;

const renderCard = ({ number, label }: (typeof TEST_CARDS)[number]): string =>
  `<option value="${number}">${escaped(label)} (${printedNumber(number)})</option>`;

const STYLE = `
main { max-width: 34rem; }
ul { list-style: none; margin: 1rem 0; padding: 0; font-variant-numeric: tabular-nums; }
li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
li span { overflow-wrap: anywhere; }
form { display: grid; gap: 1rem; }
label { font-size: 0.875rem; font-weight: 500; }
input, select { display: block; width: 100%; min-height: 44px; margin-top: 0.25rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: 8px; }
input[readonly] { border-color: var(--line); color: var(--soft); }
button { min-height: 48px; font: inherit; font-weight: 600; color: var(--paper); background: var(--ink); border: 0; border-radius: 8px; cursor: pointer; }
form a { justify-self: center; padding: 0.5rem; }
[role=alert] { padding: 0.75rem 1rem; border-radius: 8px; color: var(--ink); background: var(--well); border: 1px solid var(--signal); }
`;
