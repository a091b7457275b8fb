import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type Stripe from 'stripe';
import { freeBase } from '../infra/local/ports.ts';
import { startLaptop } from '../infra/local/start-laptop.ts';
import { openLocalStripe } from '../infra/open-local-stripe.ts';
import { demoAdmin, demoArtist } from '../infra/seed/demo-accounts.ts';
import { seedAccounts } from '../infra/seed/seed-accounts.ts';
import { type LaptopApi, laptopSession } from '../infra/seed/session.ts';
import type { ReleaseId } from '../shared/ids.ts';
import { TRACK_LIMIT } from '../shared/releases/track-limit.ts';
import { countingEngine } from './counting-engine.ts';
import { atMost, type Figure, quantile } from './figure.ts';

/** A part of the logical id of the function that serves the payments' routes. */
const PAYMENTS = 'Payments';
const WEBHOOKS = 200;
const freshKey = () => ({ idempotencyKey: randomUUID() });

/** Measures the table units of a payment, and how long its webhook takes locally. */
export async function payments(): Promise<Figure[]> {
  const engine = await countingEngine();
  process.env.AWS_ENDPOINT_URL_DYNAMODB = engine.url;
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-payments-'));
  const laptop = await startLaptop({ basePort: await freeBase(), dataFolder, pages: 'none', watch: false });
  await seedAccounts(laptop, dataFolder);
  const session = laptopSession(laptop);
  const api = session.api(await session.signIn(demoArtist.email, demoArtist.password));
  const { stripe, webhookSecret } = openLocalStripe(laptop, dataFolder);
  const figures: Figure[] = [];
  const count = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
    const before = engine.unitsOf(PAYMENTS);
    const result = await run();
    figures.push(atMost(what, engine.unitsOf(PAYMENTS) - before, 'units', null));
    return result;
  };

  // Not measured, because on its first call the function reads its secret.
  await checkoutOf(api, await newRelease(api, 1));
  const releaseId = await newRelease(api, TRACK_LIMIT);
  const album = `of an album of ${TRACK_LIMIT} tracks`;
  const sessionId = await count(`checkout ${album}`, () => checkoutOf(api, releaseId));
  await count(`all webhooks of its payment`, async () => {
    await payOnPage(stripe, sessionId);
    await allDelivered(stripe);
  });
  await count('verify, when the webhook was first', () => api('POST /api/payments/verify', { body: { sessionId } }));
  const office = session.api(await session.signIn(demoAdmin.email, demoAdmin.password));
  const { payment_intent } = await stripe.checkout.sessions.retrieve(sessionId);
  await count('refund by the office, with its webhooks', async () => {
    const params = { paymentId: String(payment_intent) };
    const body = { reason: 'Paid twice' };
    await office('POST /api/admin/payments/{paymentId}/refund', { params, body, ...freshKey() });
    await allDelivered(stripe);
  });
  figures.push(...(await webhookTimes({ api, stripe, webhookSecret, site: laptop.site })));
  await laptop.stop();
  await engine.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  return figures;
}

async function newRelease(api: LaptopApi, tracks: number): Promise<ReleaseId> {
  const { id: releaseId } = await api('POST /api/releases', freshKey());
  for (let n = 0; n < tracks; n++)
    await api('POST /api/releases/{releaseId}/tracks', { params: { releaseId }, ...freshKey() });
  return releaseId;
}

/** @returns the session */
async function checkoutOf(api: LaptopApi, releaseId: ReleaseId): Promise<string> {
  const { release } = await api('GET /api/releases/{releaseId}', { params: { releaseId } });
  const body = { plan: release.trackIds.length === 1 ? ('single' as const) : ('album' as const) };
  const { url } = await api('POST /api/releases/{releaseId}/checkout', { params: { releaseId }, body, ...freshKey() });
  return /cs_test_\w+/.exec(url)?.[0] ?? '';
}

async function payOnPage(stripe: Stripe, sessionId: string): Promise<void> {
  const { url } = await stripe.checkout.sessions.retrieve(sessionId);
  const body = new URLSearchParams({ email: demoArtist.email, card: '4242424242424242' });
  const { status } = await fetch(url ?? '', { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`The card page answered ${status}`);
}

async function allDelivered(stripe: Stripe): Promise<void> {
  while ((await stripe.events.list({ delivery_success: false, limit: 1 })).data.length > 0)
    await new Promise((next) => setTimeout(next, 20));
}

type Webhook = { api: LaptopApi; stripe: Stripe; webhookSecret: string; site: string };

/**
 * Sends events one after the other, each paying for a different release. They are signed here, so that the provider
 * does not send them too.
 */
async function webhookTimes({ api, stripe, webhookSecret, site }: Webhook): Promise<Figure[]> {
  const times: number[] = [];
  for (let n = 0; n < WEBHOOKS; n++) {
    const open = await stripe.checkout.sessions.retrieve(await checkoutOf(api, await newRelease(api, 1)));
    const paid = { ...open, status: 'complete', payment_status: 'paid', payment_intent: `pi_bench${n}` };
    const payload = JSON.stringify(eventAbout(paid, n));
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    const from = performance.now();
    const answer = await fetch(`${site}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    });
    await answer.text();
    times.push(performance.now() - from);
    if (answer.status !== 200) throw new Error(`The webhook answered ${answer.status}`);
  }
  return [
    atMost(`webhook that pays for a release, on a laptop, p50 of ${WEBHOOKS}`, quantile(times, 0.5), 'ms', null),
    atMost(`webhook that pays for a release, on a laptop, p99 of ${WEBHOOKS}`, quantile(times, 0.99), 'ms', null),
  ];
}

const eventAbout = (object: object, n: number) => ({
  id: `evt_bench${n}`,
  object: 'event',
  api_version: null,
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type: 'checkout.session.completed',
  data: { object },
});
