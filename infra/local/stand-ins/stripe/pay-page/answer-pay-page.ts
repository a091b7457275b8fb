import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../../server.ts';
import type { Account } from '../account.ts';
import { EMAIL_ADDRESS } from '../parameters.ts';
import { paySession } from '../pay-session.ts';
import { sendPage } from '../send-page.ts';
import { TEST_METHODS } from '../test-methods.ts';
import { renderClosed, renderNotFound } from './render-closed.ts';
import { renderConfirmation } from './render-confirmation.ts';
import { renderPayPage } from './render-pay-page.ts';

const PATH = /^\/c\/pay\/(cs_test_\w+)$/;

const sessionIdOf = (request: IncomingMessage): string | undefined =>
  PATH.exec(new URL(request.url ?? '/', 'http://stripe').pathname)?.[1];

export const isPayPage = (request: IncomingMessage): boolean =>
  sessionIdOf(request) !== undefined && (request.method === 'GET' || request.method === 'POST');

/**
 * Shows the pay page, or pays and sends the browser to `success_url`. If the payment is declined, shows the page again,
 * with status 402. If the buyer's bank asks for confirmation, shows its question first.
 */
export async function answerPayPage(
  request: IncomingMessage,
  response: ServerResponse,
  account: Account,
): Promise<void> {
  const typed = new URLSearchParams((await readBody(request)).toString());
  const show = (status: number, html: string) => sendPage(response, status, html);
  const { store } = account;
  const session = store.get('checkout.session', sessionIdOf(request) ?? '');
  if (!session) return show(404, renderNotFound());
  const successUrl = (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  const done = () => {
    response.writeHead(303, { location: successUrl });
    response.end();
  };
  // Pressing Pay again before the first reply has arrived leads to the same place.
  if (request.method === 'POST' && session.status === 'complete') return done();
  if (session.status !== 'open') return show(request.method === 'GET' ? 200 : 410, renderClosed(session, successUrl));

  // If the session was created for an email address, it is paid with that address.
  const email = session.customer_email ?? typed.get('email') ?? '';
  const number = typed.get('card')?.replaceAll(' ', '');
  const page = (problem?: string) =>
    renderPayPage(session, store.get('order', session.id)?.lineItems ?? [], { email, number, problem });
  if (request.method === 'GET') return show(200, page());
  const method = TEST_METHODS.find((candidate) => candidate.number === number);
  if (!method) return show(400, page('Only the test cards and accounts can be used here.'));
  if (!EMAIL_ADDRESS.test(email)) return show(400, page('Your email is incomplete.'));
  const answer = typed.get('confirm');
  const confirmed = answer === null ? undefined : answer === 'yes';
  const attempt = store.commit(() => paySession(account, session, { method, email }, confirmed));
  if (attempt === 'complete') return done();
  if (attempt === 'confirm') return show(200, renderConfirmation(session, { email, method }));
  show(402, page(attempt.refused));
}
