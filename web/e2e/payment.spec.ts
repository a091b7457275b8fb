import type { Page } from '@playwright/test';
import { booked } from '../../services/test/booked.ts';
import { laptop } from '../../services/test/laptop.ts';
import {
  askStripe,
  eventAbout,
  opened,
  paidOutsideProduct,
  postEvent,
  type Session,
} from '../../services/test/payments.ts';
import { newArtist, type Person } from '../../services/test/people.ts';
import { addTrack, current, until } from '../../services/test/releases.ts';
import { planLabel } from '../../shared/plans/plan.ts';
import type { Release } from '../../shared/releases/release.ts';
import { draftOf, toast } from './editor-stage.ts';
import { libraryOf } from './library-stage.ts';
import { beforeAll, describe, expect, type Stage, test } from './stage.ts';

let artist: Person;
let release: Release;
beforeAll(async () => {
  artist = await newArtist('active');
});
test.beforeEach(async () => {
  release = await draftOf(artist);
});

const pageOf = (stage: Stage) => libraryOf(stage, artist, { path: `/dashboard/releases/${release.id}` });
const success = 'Payment successful';

/** Presses Pay, and waits for the payment page, which opens in its own tab. */
async function paymentPage(page: Page, price: string): Promise<Page> {
  const tab = page.context().waitForEvent('page');
  await page
    .getByRole('dialog', { name: 'Choose Your Plan' })
    .getByRole('button', { name: `Pay ${price}` })
    .click();
  const card = await tab;
  await card.getByRole('heading', { name: `Pay ${price}` }).waitFor();
  return card;
}
const choosePlan = (page: Page) => page.getByRole('button', { name: 'Choose Your Plan' }).click();

async function payWith(card: Page, number: string): Promise<void> {
  await card.getByLabel('Pay with').selectOption(number);
  await card.getByRole('button', { name: /^Pay/ }).click();
}

const planOf = async () => (await current(release)).plan?.name;
/** The revenue posted for the release, one amount per payment, in micro-dollars. */
const revenue = async () => (await booked(release)).ledger.flatMap(({ micros }) => micros['plan-revenue'] ?? []);
const expectPlan = (name: string) => until(planOf, (plan) => plan === name, `the plan ${name}`);

describe('paying for a release (product 10.7 to 10.12)', () => {
  test('cancelled, declined, then paid with a different card: each is reported, and the money is taken once', async ({
    stage,
  }) => {
    const page = await pageOf(stage);
    await choosePlan(page);
    const left = await paymentPage(page, '$3.00');
    await left.getByRole('link', { name: 'Cancel' }).click();
    await toast(left, 'Payment Cancelled').waitFor();
    await left.close();

    const card = await paymentPage(page, '$3.00');
    await payWith(card, '4000000000000002');
    await card.getByRole('alert').getByText('Your card was declined.').waitFor();
    await payWith(card, '4000000000009995');
    await card.getByRole('alert').getByText('Your card has insufficient funds.').waitFor();
    await payWith(card, '4242424242424242');
    await toast(card, success).waitFor();
    expect(await revenue()).toEqual([-3_000_000n]);
  });

  test('the payment tab is closed after paying: the original page finds out; one more track costs the difference', async ({
    stage,
  }) => {
    const page = await pageOf(stage);
    await choosePlan(page);
    const card = await paymentPage(page, '$3.00');
    // Prevents the return: the provider's page leads nowhere.
    await card.route('**/dashboard/**', (route) => route.abort());
    await payWith(card, '4242424242424242');
    await expectPlan('single');
    await card.close();
    await page.bringToFront();
    // A paid plan leads on to the next step.
    const isPaid = page.getByRole('dialog', { name: `Plan: ${planLabel('single')}, paid` });
    await isPaid.getByText('You keep 100% of the royalties of this release.').waitFor();
    await isPaid.getByRole('link', { name: 'Review and submit' }).waitFor();

    await addTrack(artist, release.id, 'Day Ferry');
    await page.reload();
    await choosePlan(page);
    await page.getByText('the difference from Single to EP', { exact: false }).waitFor();
    const upgrade = await paymentPage(page, '$3.00');
    await payWith(upgrade, '4000002760003184');
    await upgrade.getByRole('button', { name: 'Confirm payment' }).click();
    await toast(upgrade, success).waitFor();
    await toast(upgrade, `The EP plan for ${release.title} is paid.`).waitFor();
    await expectPlan('ep');
  });

  test('a slow payment: the page keeps checking, and reports its arrival', async ({ stage }) => {
    const page = await pageOf(stage);
    await choosePlan(page);
    const card = await paymentPage(page, '$3.00');
    await payWith(card, '000000000009');
    await card.getByText('Payment processing').waitFor();
    const sessionId = new URL(card.url()).searchParams.get('session_id');
    const { payment_intent } = await askStripe<Session>('GET', `/v1/checkout/sessions/${sessionId}`);
    const body = new URLSearchParams({ action: 'succeed' });
    await fetch(`${laptop.addresses.stripe}/dashboard/payments/${payment_intent}`, { method: 'POST', body });
    await toast(card, success).waitFor();
    await expect(card.getByText('Payment processing')).toHaveCount(0);
    expect(await revenue()).toEqual([-3_000_000n]);
    stage.forgetErrors(/409/);
  });

  test('back before the webhook: the release is paid at once, and the late webhook changes nothing', async ({
    stage,
  }) => {
    const session = await paidOutsideProduct(300);
    release = await opened(release, { sessionId: session.id });
    const page = await libraryOf(stage, artist, {
      path: `/dashboard/releases?payment=success&session_id=${session.id}`,
    });
    await toast(page, success).waitFor();
    const paid = await current(release);
    expect((await postEvent(eventAbout(session))).status).toBe(200);
    expect(await revenue()).toEqual([-3_000_000n]);
    expect(await current(release)).toEqual(paid);
  });
});
