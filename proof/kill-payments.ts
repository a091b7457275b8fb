import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type Stripe from 'stripe';
import { startChild } from '../bench/child-laptop.ts';
import { randomFrom } from '../infra/faults/random-from.ts';
import { type LaptopFile, readLaptopFile } from '../infra/laptop-file.ts';
import { REGION } from '../infra/local/account.ts';
import { DEVELOPER, LOCAL_SECRET } from '../infra/local/authorize.ts';
import { freeBase } from '../infra/local/ports.ts';
import { openLocalStripe } from '../infra/open-local-stripe.ts';
import { demoArtist } from '../infra/seed/demo-accounts.ts';
import { type LaptopApi, laptopSession } from '../infra/seed/session.ts';
import type { ReleaseId } from '../shared/ids.ts';
import { covers, type PlanName } from '../shared/plans/plan.ts';
import { findDifferences } from './payment-books.ts';
import type { Proof } from './proof-result.ts';
import { restartChild } from './restart-child.ts';

const ROUNDS = 200;
/** How many rounds to run before comparing the books. */
const ROUNDS_TO_COMPARE = 20;
const WRITERS = 4;
const SEED = Number(process.env.SEED ?? 20261122);
/**
 * The product is killed at a random time after a round's first payment, within this many milliseconds, so that each
 * writer is at a different step.
 */
const KILL_WITHIN = 1000;

/** The plans acknowledged in a round, by release, and how many payments and refunds it made. */
type Acknowledged = { plans: Map<ReleaseId, PlanName>; paid: number; refunded: number; firstPaid: () => void };

const freshKey = () => ({ idempotencyKey: randomUUID() });

/**
 * Kills the running product with kill -9 while artists pay, upgrade and are refunded, and restarts it on the same data,
 * round after round. Every acknowledged plan must still exist, and once the provider has resent the lost events, its
 * books and ours must agree to the micro-dollar.
 */
export async function killPayments(): Promise<Proof[]> {
  const random = randomFrom(SEED);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-kill-payments-'));
  const port = await freeBase();
  let laptop = await startChild({ dataFolder, port });
  const file = readLaptopFile(dataFolder);
  const books = {
    stripe: openLocalStripe(file, dataFolder).stripe,
    client: developerOf(file),
    ledgerTable: file.outputs.LedgerTableName ?? '',
  };
  const acks: Acknowledged = { plans: new Map(), paid: 0, refunded: 0, firstPaid: () => {} };
  const broken: string[] = [];

  let api = await signedIn(file);
  for (let round = 1; round <= ROUNDS; round++) {
    const until = { stopped: false };
    const firstPaid = new Promise<void>((paid) => {
      acks.firstPaid = paid;
    });
    const writers = Array.from({ length: WRITERS }, () => buy({ api, file, books, random }, acks, until));
    await firstPaid;
    await new Promise((killed) => setTimeout(killed, random() * KILL_WITHIN));
    process.kill(-(laptop.child.pid ?? 0), 'SIGKILL');
    until.stopped = true;
    await Promise.all(writers);
    laptop = await restartChild({ dataFolder, port });
    broken.push(...(await lost(api, acks)));
    if (round % ROUNDS_TO_COMPARE !== 0) continue;
    await allDelivered(books.stripe);
    broken.push(...(await findDifferences(books)));
    // Signs in again for each round, because a token would expire before the last one.
    api = await signedIn(file);
  }
  await laptop.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  for (const what of broken) console.log(what);
  return [
    {
      name: 'no payment is lost or posted twice by kill -9',
      count: `${ROUNDS} rounds, ${acks.paid} payments, ${acks.refunded} refunds`,
      violations: broken.length,
      seed: SEED,
    },
  ];
}

async function signedIn(file: LaptopFile): Promise<LaptopApi> {
  const session = laptopSession(file);
  return session.api(await session.signIn(demoArtist.email, demoArtist.password));
}

/**
 * Opens the tables with the developer's access, but not through the environment, which the next start would inherit.
 */
const developerOf = ({ addresses }: LaptopFile): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: addresses.dynamodb,
      region: REGION,
      credentials: { accessKeyId: DEVELOPER, secretAccessKey: LOCAL_SECRET },
    }),
  );

type Needs = { api: LaptopApi; file: LaptopFile; books: { stripe: Stripe }; random: () => number };

/** Creates releases and pays for them until the product is killed, recording only acknowledged payments. */
async function buy({ api, file, books, random }: Needs, acks: Acknowledged, until: { stopped: boolean }) {
  try {
    while (!until.stopped) {
      const { id: releaseId } = await api('POST /api/releases', freshKey());
      const params = { releaseId };
      await api('POST /api/releases/{releaseId}/tracks', { params, ...freshKey() });
      const sessionId = await pay(api, releaseId, 'single', acks);
      const then = random();
      // Half of the artists close the tab, so only the webhook reports their payments.
      if (then < 0.5) continue;
      await verify(api, sessionId, acks);
      if (then < 0.75) {
        await api('POST /api/releases/{releaseId}/tracks', { params, ...freshKey() });
        await verify(api, await pay(api, releaseId, 'ep', acks), acks);
      } else {
        // The plan is lost once the refund is reported, which may happen at any time.
        acks.plans.delete(releaseId);
        const { payment_intent } = await books.stripe.checkout.sessions.retrieve(sessionId);
        const body = new URLSearchParams({ action: 'refund', dollars: '' });
        await fetch(`${file.addresses.stripe}/dashboard/payments/${payment_intent}`, {
          method: 'POST',
          body,
          redirect: 'manual',
        });
        acks.refunded++;
      }
    }
  } catch {
    // The product was killed during this call, so the payment was not acknowledged.
  }
}

/** Pays on the card page. @returns the session */
async function pay(api: LaptopApi, releaseId: ReleaseId, plan: PlanName, acks: Acknowledged): Promise<string> {
  const params = { releaseId };
  const { url } = await api('POST /api/releases/{releaseId}/checkout', { params, body: { plan }, ...freshKey() });
  const body = new URLSearchParams({ email: demoArtist.email, card: '4242424242424242' });
  const { headers } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  acks.paid++;
  acks.firstPaid();
  return new URL(headers.get('location') ?? '').searchParams.get('session_id') ?? '';
}

async function verify(api: LaptopApi, sessionId: string, acks: Acknowledged): Promise<void> {
  const { releaseId, plan } = await api('POST /api/payments/verify', { body: { sessionId } });
  acks.plans.set(releaseId, plan);
}

/** The plans acknowledged in this round that are missing. */
async function lost(api: LaptopApi, acks: Acknowledged): Promise<string[]> {
  const missing: string[] = [];
  for (const [releaseId, plan] of acks.plans) {
    const { release } = await api('GET /api/releases/{releaseId}', { params: { releaseId } });
    if (!covers(release.plan?.name, plan)) missing.push(`lost: the plan ${plan} of ${releaseId}`);
  }
  acks.plans.clear();
  return missing;
}

/** Waits until the webhook has received every event, including those lost when the product was killed. */
async function allDelivered(stripe: Stripe): Promise<void> {
  const deadline = Date.now() + 60_000;
  while ((await stripe.events.list({ delivery_success: false, limit: 1 })).data.length > 0) {
    if (Date.now() > deadline) throw new Error('The webhook does not take the events');
    await new Promise((next) => setTimeout(next, 100));
  }
}
