import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../../server.ts';
import type { Account } from '../account.ts';
import { accountBalance } from '../account-balance.ts';
import { sendPage } from '../send-page.ts';
import { StripeError } from '../stripe-error.ts';
import { act, isDashboardAction } from './act.ts';
import { actOnPayout, isPayoutAction, payOutBalance } from './act-on-payout.ts';
import { dashboardPayment } from './dashboard-payment.ts';
import { renderDashboard } from './render-dashboard.ts';

const PATH = /^\/dashboard(?:\/payments\/(pi_\w+)|\/(payouts)(?:\/(po_\w+))?)?$/;
const MAX_ROWS = 50;

const pathOf = (request: IncomingMessage) => PATH.exec(new URL(request.url ?? '/', 'http://stripe').pathname);

export const isDashboard = (request: IncomingMessage): boolean => {
  const [path, intentId, payouts] = pathOf(request) ?? [];
  return path !== undefined && request.method === (intentId === undefined && payouts === undefined ? 'GET' : 'POST');
};

/**
 * Serves the actions that an operator takes in Stripe's own dashboard, and of which the product learns only through
 * events. `GET /dashboard` shows the payments and payouts; `POST /dashboard/payments/<id>` performs an `action`, with
 * `dollars` for a partial refund; `POST /dashboard/payouts` pays out the balance as the account's schedule does; and
 * `POST /dashboard/payouts/<id>` performs an `action`.
 */
export async function answerDashboard(
  request: IncomingMessage,
  response: ServerResponse,
  account: Account,
): Promise<void> {
  const show = (status: number, problem?: string) => {
    const newest = account.store.all('payment_intent').reverse().slice(0, MAX_ROWS);
    const payments = newest.map((intent) => dashboardPayment(account, intent));
    const payouts = account.store.all('payout').reverse().slice(0, MAX_ROWS);
    sendPage(response, status, renderDashboard({ payments, payouts, balance: accountBalance(account.store) }, problem));
  };
  const [, intentId, payouts, payoutId] = pathOf(request) ?? [];
  if (intentId === undefined && payouts === undefined) return show(200);
  const form = new URLSearchParams((await readBody(request)).toString());
  const action = form.get('action') ?? '';
  const dollars = form.get('dollars')?.trim() ?? '';
  const run = actionOf();
  if (!run) return show(400, 'There is no such action.');
  if (!/^(\d{1,6}(\.\d{1,2})?)?$/.test(dollars)) return show(400, 'Write dollars as 1.50.');
  const cents = dollars === '' ? undefined : Math.round(Number(dollars) * 100);
  try {
    account.store.commit(() => run(cents));
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return show(error.status, error.message);
  }
  response.writeHead(303, { location: `/dashboard#${intentId ?? payoutId ?? ''}` });
  response.end();

  function actionOf(): ((cents: number | undefined) => void) | undefined {
    if (intentId !== undefined)
      return isDashboardAction(action) ? (cents) => act(account, intentId, action, cents) : undefined;
    if (payoutId === undefined) return () => payOutBalance(account);
    return isPayoutAction(action) ? () => actOnPayout(account, payoutId, action) : undefined;
  }
}
