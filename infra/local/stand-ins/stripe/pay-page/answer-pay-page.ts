import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../../server.ts';
import type { Account } from '../account.ts';
import { EMAIL_ADDRESS } from '../parameters.ts';
import { paySession } from '../pay-session.ts';
import { TEST_CARDS } from '../test-cards.ts';
import { renderClosed, renderNotFound } from './render-closed.ts';
import { renderPayPage } from './render-pay-page.ts';

const PATH = /^\/c\/pay\/(cs_test_\w+)$/;

const sessionIdOf = (request: IncomingMessage): string | undefined =>
  PATH.exec(new URL(request.url ?? '/', 'http://stripe').pathname)?.[1];

export const isPayPage = (request: IncomingMessage): boolean =>
  sessionIdOf(request) !== undefined && (request.method === 'GET' || request.method === 'POST');

/** Shows the pay page, or pays and sends the browser to `success_url`. A refused card shows the page again, with 402. */
export async function answerPayPage(
  request: IncomingMessage,
  response: ServerResponse,
  account: Account,
): Promise<void> {
  const typed = new URLSearchParams((await readBody(request)).toString());
  const show = (status: number, html: string) => {
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    });
    response.end(html);
  };
  const { store } = account;
  const session = store.get('checkout.session', sessionIdOf(request) ?? '');
  if (!session) return show(404, renderNotFound());
  const successUrl = (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  const done = () => {
    response.writeHead(303, { location: successUrl });
    response.end();
  };
  // A second press of Pay, before the first reply came, ends where the first would have.
  if (request.method === 'POST' && session.status === 'complete') return done();
  if (session.status !== 'open') return show(request.method === 'GET' ? 200 : 410, renderClosed(session, successUrl));

  // A session made for one address is paid with that address.
  const email = session.customer_email ?? typed.get('email') ?? '';
  const page = (problem?: string) =>
    renderPayPage(session, store.get('order', session.id)?.lineItems ?? [], email, problem);
  if (request.method === 'GET') return show(200, page());
  const number = typed.get('card')?.replaceAll(' ', '');
  const card = TEST_CARDS.find((candidate) => candidate.number === number);
  if (!card) return show(400, page('Only the test cards can be used here.'));
  if (!EMAIL_ADDRESS.test(email)) return show(400, page('Your email is incomplete.'));
  const refusal = store.commit(() => paySession(account, session, { card, email }));
  if (refusal === undefined) return done();
  show(402, page(refusal));
}
