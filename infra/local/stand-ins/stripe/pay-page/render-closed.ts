import type Stripe from 'stripe';
import { escapeHtml, page } from '../../../page.ts';
import { formatAmount } from '../format-amount.ts';

/** Renders the page for a complete or expired session, with a link back to the shop. */
export function renderClosed(session: Stripe.Checkout.Session, successUrl: string): string {
  if (session.status !== 'complete')
    return closedPage('This checkout has expired', 'Nothing was paid. Go back and pay again.', session.cancel_url);
  const amount = formatAmount(session.amount_total ?? 0);
  return session.payment_status === 'paid'
    ? closedPage('Already paid', `${amount} was paid for this order. Nothing more is due.`, successUrl)
    : closedPage('Payment on its way', `${amount} is coming from a bank account, which takes a while.`, successUrl);
}

export const renderNotFound = (): string =>
  closedPage('No such checkout', 'The address is wrong, or the local payments were deleted.', null);

const closedPage = (title: string, text: string, back: string | null): string =>
  page({
    title,
    style: 'main { max-width: 34rem; padding-top: 4rem; } p { padding: 1rem 0; }',
    main: `<h1>${title}</h1><p>${text}</p>${back ? `<a href="${escapeHtml(back)}">Go back</a>` : ''}`,
  });
