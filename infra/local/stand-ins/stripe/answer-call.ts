import type { IncomingMessage } from 'node:http';
import { readBody } from '../../server.ts';
import type { Account } from './account.ts';
import { authenticate } from './authenticate.ts';
import { API_VERSION } from './emit-event.ts';
import { decodeForm } from './form.ts';
import { firstReply, type IdempotentRequest, idempotentRequest } from './idempotency.ts';
import { newId } from './new-id.ts';
import { findOperation } from './operation.ts';
import { OPERATIONS } from './operations/index.ts';
import type { Store } from './store.ts';
import { errorBody, StripeError, unrecognizedUrl } from './stripe-error.ts';

export type Answer = { status: number; body: object; headers: Record<string, string> };

/** Answers one call to the API, possibly with an error. Its changes are on disk once this resolves. */
export async function answerCall(request: IncomingMessage, account: Account, apiKey: string): Promise<Answer> {
  const requestId = newId('req', 14);
  const headers = { 'request-id': requestId, 'stripe-version': API_VERSION };
  const body = (await readBody(request)).toString();
  try {
    authenticate(request.headers, apiKey);
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', 'http://stripe');
    const found = findOperation(OPERATIONS, method, url.pathname);
    if (!found) throw unrecognizedUrl(method, url.pathname);

    const key = method === 'POST' ? request.headers['idempotency-key'] : undefined;
    const idempotent = key === undefined ? undefined : idempotentRequest(String(key), url.pathname, body);
    const keyHeader: Record<string, string> = idempotent ? { 'idempotency-key': idempotent.key } : {};
    const first = idempotent && firstReply(account.store, idempotent, account.now());
    if (first) {
      const replayed = { 'idempotent-replayed': 'true', 'original-request': first.requestId };
      return { status: first.status, body: first.body, headers: { ...headers, ...keyHeader, ...replayed } };
    }

    const run = found.operation.prepare(decodeForm(method === 'POST' ? body : url.search.slice(1)));
    const caller: Account = { ...account, request: { id: requestId, idempotency_key: idempotent?.key ?? null } };
    const work = () => run(caller, found.id);
    const reply = commitReply(account.store, { idempotent, requestId, at: account.now(), work });
    return { ...reply, headers: { ...headers, ...keyHeader } };
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: errorBody(error), headers };
    console.error(error);
    const failure = new StripeError('The local stand-in failed; see its terminal for details.', { type: 'api_error' });
    return { status: 500, body: errorBody(failure), headers };
  }
}

type Attempt = { idempotent: IdempotentRequest | undefined; requestId: string; at: number; work: () => object };

/**
 * Commits a call with its reply. An error undoes the call's changes but uses up the idempotency key, as at Stripe once
 * a call has begun to run.
 */
function commitReply(store: Store, { idempotent, requestId, at, work }: Attempt): { status: number; body: object } {
  const remembered = (reply: { status: number; body: object }) => {
    if (idempotent) {
      const { key, endpoint, fingerprint } = idempotent;
      store.put('first_reply', { id: key, endpoint, fingerprint, ...reply, requestId, at });
    }
    return reply;
  };
  try {
    return store.commit(() => remembered({ status: 200, body: work() }));
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return store.commit(() => remembered({ status: error.status, body: errorBody(error) }));
  }
}
