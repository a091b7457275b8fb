import type Stripe from 'stripe';
import { formatAmount } from '../format-amount.ts';
import { escaped, page } from './page.ts';

/** The page of a session that was paid or has expired, with the way back to the shop. */
export function renderClosed(session: Stripe.Checkout.Session, successUrl: string): string {
  const amount = formatAmount(session.amount_total ?? 0, session.currency ?? 'usd');
  if (session.status === 'complete')
    return closedPage('Already paid', `${amount} was paid for this order. Nothing more is due.`, successUrl);
  return closedPage(
    'This checkout has expired',
    'Nothing was paid. Go back and start the payment again.',
    session.cancel_url,
  );
}

export const renderNotFound = (): string =>
  closedPage('No such checkout', 'The address is wrong, or the local payments were deleted.', null);

const closedPage = (title: string, text: string, back: string | null): string =>
  page(
    title,
    `<section class="card closed"><h1><strong>${title}</strong></h1><p>${text}</p>${back ? `<a href="${escaped(back)}">Go back</a>` : ''}</section>`,
  );
