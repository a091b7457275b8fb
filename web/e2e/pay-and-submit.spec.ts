import type { Page } from '@playwright/test';
import { newArtist, type Person } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import type { Release } from '../../shared/releases/release.ts';
import { draftOf, onServer, toast } from './editor-stage.ts';
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

/** The review of the release, and the payment page that it has opened. */
async function paying(stage: Stage): Promise<{ page: Page; card: Page }> {
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
  await isAwaited(page);
  return card;
}

const isAwaited = (page: Page) => page.getByText('Waiting for your payment of $3.00').waitFor();

async function payWith(card: Page, number: string): Promise<void> {
  await card.getByLabel('Pay with').selectOption(number);
  await card.getByRole('button', { name: /^Pay/ }).click();
}
const GOOD = '4242424242424242';

const isSubmitted = async (page: Page) => {
  await toast(page, 'Release Submitted').waitFor();
  await page.waitForURL(`**/dashboard/releases/${release.id}`);
  const now = await current(release);
  expect(now.status).toBe('submitted');
  expect(now.status !== 'draft' && now.submission).toMatchObject({ plan: 'paid', by: artist.artistId });
};

describe('paying and going on (product 11.12)', () => {
  // While it is awaited, each question about the payment is answered 409, which the browser logs.
  test.afterEach(({ stage }) => stage.forgetErrors(/409/));

  test('the tab that waited submits by itself, also when it was loaded again; the other one names the release', async ({
    stage,
  }) => {
    const { page, card } = await paying(stage);
    await page.reload();
    await isAwaited(page);
    await expect(page.getByRole('link', { name: 'Open it again' })).toHaveAttribute('href', /\/c\/pay\/cs_test_/);
    await payWith(card, GOOD);
    await toast(card, 'The Single plan for Salt Road is paid. You keep 100% of its royalties.').waitFor();
    await page.bringToFront();
    await isSubmitted(page);
  });

  test('a cancelled payment is said in both tabs, a declined card where it was typed; nothing is lost', async ({
    stage,
  }) => {
    const { page, card } = await paying(stage);
    await card.getByRole('link', { name: 'Cancel' }).click();
    await toast(card, 'Payment Cancelled').waitFor();
    await card.close();
    await page.bringToFront();
    await toast(page, 'Payment Cancelled').waitFor();
    await expect(reviewOf(page).plan('Single plan, $3.00 once')).toBeChecked();
    await expect(reviewOf(page).agreement).toBeChecked();

    const again = await payOn(page);
    await payWith(again, '4000000000000002');
    await again.getByRole('alert').getByText('Your card was declined.').waitFor();
    expect((await current(release)).status).toBe('draft');
    await payWith(again, GOOD);
    await toast(again, 'Payment Successful').waitFor();
    await page.bringToFront();
    await isSubmitted(page);
  });

  test('who leaves the page, or says so, is asked again: nothing is submitted without the agreement', async ({
    stage,
  }) => {
    const { page, card } = await paying(stage);
    await page.getByRole('button', { name: 'Do not submit yet' }).click();
    await expect(reviewOf(page).agreement).toBeChecked();
    const second = await payOn(page);
    await card.close();
    await page.getByRole('link', { name: 'Back to the release' }).click();
    await page.getByRole('heading', { level: 1, name: 'Salt Road' }).waitFor();
    await payWith(second, GOOD);
    await toast(second, 'Payment Successful').waitFor();
    await onServer(release, ({ plan }) => plan?.name, 'single');
    await second.getByRole('button', { name: 'Review and submit' }).click();
    await second.getByText('Single plan, paid. You keep 100%.').waitFor();
    await expect(reviewOf(second).agreement).not.toBeChecked();
    await expect(reviewOf(second).submit).toBeDisabled();
    expect((await current(release)).status).toBe('draft');
  });

  test('a submission that fails after the payment says so; the plan is paid, and one press submits', async ({
    stage,
  }) => {
    const { page, card } = await paying(stage);
    await page.route('**/api/releases/*/submit', (route) => route.fulfill({ status: 500, body: '{}' }));
    await payWith(card, GOOD);
    await toast(card, 'Payment Successful').waitFor();
    await page.bringToFront();
    await toast(page, 'Failed to submit release. Please try again.').waitFor();
    await page.getByText('Single plan, paid. You keep 100%.').waitFor();
    await expect(reviewOf(page).agreement).toBeChecked();
    await page.unroute('**/api/releases/*/submit');
    await reviewOf(page).submit.click();
    await isSubmitted(page);
    stage.forgetErrors(/500/);
  });
});
