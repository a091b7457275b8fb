import type { Page, Route } from 'playwright-core';
import { newArtist, type Person } from '../../services/test/people.ts';
import { becomes } from './becomes.ts';
import { libraryOf, PASSWORD } from './library-stage.ts';
import { openStage, signIn } from './stage.ts';

const stage = openStage();

const BACK = '/dashboard/releases?state=ready&payment=success&session_id=cs_test_1';
const paid = (route: Route) =>
  route.fulfill({ json: { releaseId: 'rel_01K0000000000000000000000', plan: 'single', royaltyPercentage: 100 } });
const address = (page: Page) => Promise.resolve(new URL(page.url()).search);

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

/** Somebody who comes back from the payment page, and what each question about the payment is answered, the last one for ever. */
async function backFromPaying(...answers: ((route: Route) => Promise<void>)[]) {
  const page = await stage.person();
  let asked = 0;
  await page.route('**/api/payments/verify', (route) => answers[Math.min(asked++, answers.length - 1)]?.(route));
  await signIn(page, { email: artist.email, password: PASSWORD });
  await page.goto(BACK);
  return { page, asked: () => Promise.resolve(asked) };
}
const lost = (route: Route) => route.abort();

describe('back from the payment page (product 10.12)', () => {
  test('one lost packet is not told: it is asked again, and the address is only that of the library then', async () => {
    const { page, asked } = await backFromPaying(lost, paid);
    await page.getByText('Payment Successful').waitFor();
    await becomes(() => address(page), '?state=ready');
    await becomes(asked, 2);
    await becomes(() => page.getByText('Payment Verification Failed').count(), 0);
    stage.forgetErrors(/ERR_FAILED/);
  });

  test('no connection: it says so once, and is asked again by the toast or by loading the page again', async () => {
    const { page, asked } = await backFromPaying(lost, lost, lost, lost, lost, lost, paid);
    await page.getByText('Payment Verification Failed').waitFor();
    expect(await address(page)).toBe('?state=ready&payment=success&session_id=cs_test_1');
    await becomes(asked, 3);
    await page.getByRole('button', { name: 'Try again' }).click();
    await becomes(asked, 6);
    await page.reload();
    await page.getByText('Payment Successful').waitFor();
    await becomes(() => address(page), '?state=ready');
    stage.forgetErrors(/ERR_FAILED/);
  });

  test.each([
    ['already-covered', 'This release already had the plan. Your payment has been refunded.'],
    ['release-gone', 'This release was deleted. Your payment has been refunded.'],
  ])('a payment that went back (%s): it says so, once and for all', async (reason, words) => {
    const refunded = { code: 'payment-refunded', title: 'Refunded', details: { reason }, requestId: 'r1' };
    const { page, asked } = await backFromPaying((route) => route.fulfill({ status: 409, json: refunded }));
    await page.getByText('Payment Refunded').waitFor();
    await page.getByText(words).waitFor();
    await becomes(() => address(page), '?state=ready');
    await becomes(() => page.getByRole('button', { name: 'Try again' }).count(), 0);
    await becomes(asked, 1);
    stage.forgetErrors(/409/);
  });

  test('an address that names no session: the same, for asking again changes nothing', async () => {
    const page = await libraryOf(stage, artist, { path: BACK.replace('cs_test_1', '%F0%9F%8E%B5') });
    await page.getByText('We do not know this payment.', { exact: false }).waitFor();
    await becomes(() => address(page), '?state=ready');
    stage.forgetErrors(/400/);
  });

  test('a payment that nobody knows is the last word: nothing more is asked', async () => {
    const page = await libraryOf(stage, artist, { path: BACK });
    await page.getByText('We do not know this payment.', { exact: false }).waitFor();
    await becomes(() => address(page), '?state=ready');
    await becomes(() => page.getByRole('button', { name: 'Try again' }).count(), 0);
    stage.forgetErrors(/404/);
  });
});
