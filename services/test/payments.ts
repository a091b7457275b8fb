import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenCheckout, Release } from '../../shared/releases/release.ts';
import { checkoutRepository } from '../payments/checkout-repository.ts';
import type { Checkout } from '../payments/payment.ts';
import { laptop } from './laptop.ts';
import { table } from './people.ts';
import { current, until } from './releases.ts';

/** Pays on the card page as a browser's form does. */
export async function payAt(url: string, card = '4242 4242 4242 4242'): Promise<void> {
  const form = new URLSearchParams({
    email: 'mara@segno.test',
    card,
  });
  const page = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  if (page.status !== 303) throw new Error(`The card page answered ${page.status}: ${await page.text()}`);
}

/** Extracts the session's id from a checkout's URL. */
export const sessionIdOf = (url: string): string => /cs_test_\w+/.exec(url)?.[0] ?? '';

export function stripeSecret(): { secretKey: string; webhookSecret: string } {
  const secrets = JSON.parse(readFileSync(path.join(laptop.dataFolder, 'secrets.json'), 'utf8')) as Record<
    string,
    string | { current: { value: string } }
  >;
  const [, stored] = Object.entries(secrets).find(([name]) => name.includes('stripesecret')) ?? [];
  return JSON.parse((typeof stored === 'string' ? stored : stored?.current.value) ?? '{}');
}

export type Session = {
  id: string;
  url: string | null;
  amount_total: number;
  currency: string;
  status: string;
  expires_at: number;
  payment_status: string;
  payment_intent: string | null;
};

/** Calls the provider itself, as the operator's other programs may. */
export async function askStripe<T>(method: 'GET' | 'POST', route: string, form?: Record<string, string>): Promise<T> {
  const answer = await fetch(laptop.addresses.stripe + route, {
    method,
    headers: { authorization: `Bearer ${stripeSecret().secretKey}` },
    ...(form && { body: new URLSearchParams(form) }),
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

export const sessionAtStripe = (id: string): Promise<Session> => askStripe('GET', `/v1/checkout/sessions/${id}`);

/** Opens a session outside the product, for example at a different price or for a different customer. */
export const openSession = (cents: number): Promise<Session> =>
  askStripe('POST', '/v1/checkout/sessions', {
    mode: 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': String(cents),
    'line_items[0][price_data][product_data][name]': 'A plan',
    success_url: `${laptop.addresses.site}/back`,
  });

type Events = { data: { pending_webhooks: number; data: { object: { id: string } } }[] };

/**
 * Pays for a session outside the product. When this resolves, the provider has reported the payment and the product has
 * ignored it, so that whatever happens next is caused by the test.
 */
export async function paidOutsideProduct(cents: number): Promise<Session> {
  const { id, url } = await openSession(cents);
  await payAt(url ?? '');
  await until(
    () => askStripe<Events>('GET', '/v1/events?type=checkout.session.completed&limit=100'),
    ({ data }) => data.some(({ pending_webhooks, data: { object } }) => object.id === id && !pending_webhooks),
    'the delivery of the event',
  );
  return sessionAtStripe(id);
}

/** Returns how many cents of a session's payment the provider has refunded. */
export async function refundedOf(sessionId: string): Promise<number> {
  const { payment_intent } = await sessionAtStripe(sessionId);
  const { latest_charge } = await askStripe<{ latest_charge: string }>('GET', `/v1/payment_intents/${payment_intent}`);
  const { amount_refunded } = await askStripe<{ amount_refunded: number }>('GET', `/v1/charges/${latest_charge}`);
  return amount_refunded;
}

/** Opens a checkout for a session created outside the product. Returns the release, which now refers to it. */
export async function opened(
  release: Release,
  { accepted, ...checkout }: Partial<Checkout> & Pick<OpenCheckout, 'accepted' | 'sessionId'>,
): Promise<Release> {
  const { id: releaseId, artistId, rev } = release;
  const createdAt = new Date().toISOString();
  const expiresAt = new Date(Date.now() + 24 * 3600 * 1000).toISOString();
  await checkoutRepository(table).open(
    { artistId, releaseId, plan: 'single', cents: 300, createdAt, ...checkout },
    { rev, open: { sessionId: checkout.sessionId, expiresAt, ...(accepted && { accepted }) } },
  );
  return current(release);
}

export type PaidSession = Pick<Session, 'id' | 'payment_status' | 'amount_total' | 'currency'> & {
  payment_intent: string;
};

/**
 * Makes a paid session as the provider reports it. The provider does not know it, so only this test posts events about
 * it.
 */
export const aPaidSession = (cents: number): PaidSession => ({
  id: `cs_test_${randomUUID().replaceAll('-', '')}`,
  payment_status: 'paid',
  amount_total: cents,
  currency: 'usd',
  payment_intent: `pi_${randomUUID().replaceAll('-', '')}`,
});

/** Makes the body of an event about a session, as the provider posts it. */
export const eventAbout = (session: object, type = 'checkout.session.completed'): string =>
  JSON.stringify({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    api_version: '2026-01-01',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object: session },
  });

/**
 * Makes the `Stripe-Signature` for a body; with `wrong`, a signature with a different secret or from a different time.
 */
export function signatureOf(body: string, wrong: { secret?: string; ageSeconds?: number } = {}): string {
  const time = Math.floor(Date.now() / 1000) - (wrong.ageSeconds ?? 0);
  const secret = wrong.secret ?? stripeSecret().webhookSecret;
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** Posts to the webhook like the provider; without a signature if `signature` is undefined. */
export async function postEvent(body: string, signature: string | undefined = signatureOf(body)) {
  const answer = await fetch(`${laptop.addresses.site}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    body,
  });
  return { status: answer.status, ...((await answer.json()) as { code?: string; received?: boolean }) };
}
