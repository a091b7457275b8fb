import type { Page } from '@playwright/test';
import { newArtist, type Person } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import type { Release } from '../../shared/releases/release.ts';
import { draftOf, expectOnServer, toast } from './editor-stage.ts';
import { libraryOf } from './library-stage.ts';
import { beforeAll, describe, expect, type Stage, test } from './stage.ts';
import { reviewOf } from './submit-stage.ts';

let artist: Person;
let release: Release;
beforeAll(async () => {
  artist = await newArtist('active');
});
test.beforeEach(async () => {
  release = await draftOf(artist, { title: 'Salt Road' });
});

/** Opens the release's review, and from there the payment page. */
async function openPayment(stage: Stage): Promise<{ page: Page; card: Page }> {
  const page = await libraryOf(stage, artist, { path: `/dashboard/releases/${release.id}/submit` });
  const review = reviewOf(page);
  await review.plan('Single plan, $3.00 once').check();
  await review.agreement.check();
  return { page, card: await payOn(page) };
}

async function payOn(page: Page): Promise<Page> {
  const tab = page.context().waitForEvent('page');
  await reviewOf(page).pay('$3.00').click();
  const card = await tab;
  await card.getByRole('heading', { name: 'Pay $3.00' }).waitFor();
  await expectAwaited(page);
  return card;
}

const expectAwaited = (page: Page) => page.getByText('Waiting for your payment of $3.00').waitFor();

async function payWith(card: Page, number: string): Promise<void> {
  await card.getByLabel('Pay with').selectOption(number);
  await card.getByRole('button', { name: /^Pay/ }).click();
}
const GOOD = '4242424242424242';

/** The release's page says that it was submitted and what happens next, and does not offer to submit it again. */
const expectSubmittedPage = async (page: Page) => {
  await page.waitForURL(`**/dashboard/releases/${release.id}`);
  await page.getByText('In review').first().waitFor();
  await expect(page.getByText('Review and submit')).toHaveCount(0);
  await expectSubmitted();
};
const expectSubmitted = async () => {
  await expectOnServer(release, ({ status }) => status, 'submitted');
  const now = await current(release);
  expect(now.status !== 'draft' && now.submission).toMatchObject({ plan: 'paid', by: artist.artistId });
};
/** Prevents the return: the provider's page leads nowhere. */
const preventReturn = (card: Page) => card.route('**/dashboard/**', (route) => route.abort());

describe('product 11.12: the payment submits the release', () => {
  // While the payment is pending, each check of it is answered with 409, which the browser logs.
  test.afterEach(({ stage }) => stage.forgetErrors(/409/));

  test('the first tab is closed: the payment tab shows the release’s progress', async ({ stage }) => {
    const { page, card } = await openPayment(stage);
    await page.close();
    await payWith(card, GOOD);
    await toast(card, 'The Single plan for Salt Road is paid. You keep 100% of its royalties.').waitFor();
    await expectSubmittedPage(card);
  });

  test('the payment tab is closed: the first tab shows the outcome, even after a reload', async ({ stage }) => {
    const { page, card } = await openPayment(stage);
    await page.reload();
    await expectAwaited(page);
    await preventReturn(card);
    await payWith(card, GOOD);
    await card.close();
    await page.bringToFront();
    await toast(page, 'Release submitted').waitFor();
    await expectSubmittedPage(page);
  });

  test('both are closed: the release is still submitted', async ({ stage }) => {
    const { page, card } = await openPayment(stage);
    await page.close();
    await preventReturn(card);
    await payWith(card, GOOD);
    await card.close();
    await expectSubmitted();
  });

  test('a phone pays in the same tab; cancelling returns to the review', async ({ stage }) => {
    const page = await libraryOf(stage, artist, { width: 390, path: `/dashboard/releases/${release.id}/submit` });
    const devices = await page.context().newCDPSession(page);
    await devices.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const answer = async () => {
      await reviewOf(page).plan('Single plan, $3.00 once').check();
      await reviewOf(page).agreement.check();
      await reviewOf(page).pay('$3.00').click();
      await page.getByRole('heading', { name: 'Pay $3.00' }).waitFor();
    };
    await answer();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL(`**/dashboard/releases/${release.id}/submit`);
    await toast(page, 'Payment Cancelled').waitFor();
    const tabs = page.context().pages().length;
    await answer();
    expect(page.context().pages()).toHaveLength(tabs);
    await payWith(page, GOOD);
    await expectSubmittedPage(page);
  });

  test('a cancelled payment is reported in both tabs, a declined card where it was entered; nothing is lost', async ({
    stage,
  }) => {
    const { page, card } = await openPayment(stage);
    await card.getByRole('link', { name: 'Cancel' }).click();
    await toast(card, 'Payment Cancelled').waitFor();
    await page.bringToFront();
    await toast(page, 'Payment Cancelled').waitFor();
    await card.close();
    await expect(reviewOf(page).plan('Single plan, $3.00 once')).toBeChecked();
    await expect(reviewOf(page).agreement).toBeChecked();

    const again = await payOn(page);
    await payWith(again, '4000000000000002');
    await again.getByRole('alert').getByText('Your card was declined.').waitFor();
    expect((await current(release)).status).toBe('draft');
    await payWith(again, GOOD);
    await expectSubmittedPage(again);
    await expectSubmittedPage(page);
  });

  test('“Don’t submit yet” is respected: the payment only buys the plan, and nothing is submitted without asking again', async ({
    stage,
  }) => {
    const { page, card } = await openPayment(stage);
    await page.getByRole('link', { name: 'Back to the release' }).click();
    await expectAwaited(page);
    await page.getByRole('button', { name: 'Don’t submit yet' }).click();
    await expect(page.getByText('Waiting for your payment of $3.00')).toHaveCount(0);
    await payWith(card, GOOD);
    await toast(card, 'Payment successful').waitFor();
    await expectOnServer(release, ({ plan }) => plan?.name, 'single');
    await card.getByRole('button', { name: 'Review and submit' }).click();
    await card.getByText('Single plan, paid. You keep 100%.').waitFor();
    await expect(reviewOf(card).agreement).not.toBeChecked();
    await expect(reviewOf(card).submit).toBeDisabled();
    expect((await current(release)).status).toBe('draft');
  });

  test('a release that cannot be submitted stays paid, and says why until it is fixed', async ({ stage }) => {
    const { page, card } = await openPayment(stage);
    await artist.api('PATCH /api/releases/{releaseId}', {
      params: { releaseId: release.id },
      body: { field: 'salesStart', from: release.salesStart, to: '' },
    });
    await payWith(card, GOOD);
    await card.waitForURL(`**/dashboard/releases/${release.id}`);
    await card.getByText('Paid, but not submitted').waitFor();
    await card.getByText('Missing required fields: Sales start date', { exact: false }).waitFor();
    await page.bringToFront();
    await page.getByText('Paid, but not submitted').waitFor();
    await artist.api('PATCH /api/releases/{releaseId}', {
      params: { releaseId: release.id },
      body: { field: 'salesStart', from: '', to: release.salesStart },
    });
    await page.reload();
    await page.getByText('Single plan, paid. You keep 100%.').waitFor();
    await reviewOf(page).agreement.check();
    await reviewOf(page).submit.click();
    await expectSubmittedPage(page);
  });
});
