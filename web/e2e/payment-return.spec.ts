import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Page, Route } from '@playwright/test';
import { keys } from '../../services/platform/keys.ts';
import { opened, paidOutsideProduct, payAt, sessionIdOf } from '../../services/test/payments.ts';
import { newArtist, type Person, table } from '../../services/test/people.ts';
import { current, freshKey, stored } from '../../services/test/releases.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { libraryOf } from './library-stage.ts';
import { beforeAll, describe, expect, type Stage, test } from './stage.ts';

/** A session that nobody opened. */
const UNPAID = 'cs_test_1';
const backWith = (sessionId: string) => `/dashboard/releases?state=ready&payment=success&session_id=${sessionId}`;
/** Lets the product answer. */
const answered = (route: Route) => route.continue();
const address = (page: Page) => Promise.resolve(new URL(page.url()).search);

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

/** Opens a checkout. @returns the address of its card page */
async function openCheckout(): Promise<string> {
  const { id } = await stored(aCompleteDraft({ artistId: artist.artistId, title: 'Salt Road' }));
  const checkout = { params: { releaseId: id }, body: { plan: 'single' } } as const;
  return (await artist.api('POST /api/releases/{releaseId}/checkout', { ...checkout, ...freshKey() })).url;
}

/** Pays for a checkout. @returns its session */
async function paidSession(): Promise<string> {
  const url = await openCheckout();
  await payAt(url);
  return sessionIdOf(url);
}

/** Pays twice for a release, as from two tabs. @returns the second session */
async function sessionPaidAgain(): Promise<string> {
  const release = await stored(aCompleteDraft({ artistId: artist.artistId }));
  const first = await paidOutsideProduct(300);
  await opened(release, { sessionId: first.id });
  await artist.api('POST /api/payments/verify', { body: { sessionId: first.id } });
  const { id } = await paidOutsideProduct(300);
  await opened(await current(release), { sessionId: id });
  return id;
}

/** Pays for a release that is then deleted by hand. @returns the session */
async function sessionOfDeleted(): Promise<string> {
  const { id } = await paidOutsideProduct(300);
  const { artistId, id: releaseId } = await opened(await stored(aCompleteDraft({ artistId: artist.artistId })), {
    sessionId: id,
  });
  const Key = keys.release({ artistId, releaseId });
  await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
  return id;
}

/**
 * Opens the page to which a person returns from the payment page. Each check of the payment gets the next of these
 * answers, and the last one is repeated.
 */
async function backFromPaying(stage: Stage, sessionId: string, ...answers: ((route: Route) => Promise<void>)[]) {
  const page = await stage.person({ as: artist });
  let requests = 0;
  await page.route('**/api/payments/verify', (route) => answers[Math.min(requests++, answers.length - 1)]?.(route));
  await page.goto(backWith(sessionId));
  return { page, asked: () => Promise.resolve(requests) };
}
const lost = (route: Route) => route.abort();

describe('back from the payment page (product 10.12)', () => {
  test('one lost packet is not reported: the check is retried, and the URL is then the library’s own', async ({
    stage,
  }) => {
    const { page, asked } = await backFromPaying(stage, await paidSession(), lost, answered);
    await page.getByText('Payment successful').waitFor();
    await expect.poll(() => address(page)).toEqual('?state=ready');
    await expect.poll(asked).toEqual(2);
    await expect(page.getByText('Payment Verification Failed')).toHaveCount(0);
    stage.forgetErrors(/ERR_FAILED/);
  });

  test('no connection: this is reported once, and the toast or a reload retries', async ({ stage }) => {
    const sessionId = await paidSession();
    const { page, asked } = await backFromPaying(stage, sessionId, lost, lost, lost, lost, lost, lost, answered);
    await page.getByText('Payment Verification Failed').waitFor();
    expect(await address(page)).toBe(`?state=ready&payment=success&session_id=${sessionId}`);
    await expect.poll(asked).toEqual(3);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(asked).toEqual(6);
    await page.reload();
    await page.getByText('Payment successful').waitFor();
    await expect.poll(() => address(page)).toEqual('?state=ready');
    stage.forgetErrors(/ERR_FAILED/);
  });

  test('a pending payment: the page says so and keeps checking, even after a reload; it is not reported as a failure', async ({
    stage,
  }) => {
    const url = await openCheckout();
    const paidThen = async (route: Route) => {
      await payAt(url);
      await route.continue();
    };
    const replies = [answered, answered, answered, paidThen, answered];
    const { page, asked } = await backFromPaying(stage, sessionIdOf(url), ...replies);
    await page.getByText('Payment processing').waitFor();
    await expect.poll(asked).toEqual(2);
    await page.reload();
    await page.getByText('Payment processing').waitFor();
    await page.getByText('The Single plan for Salt Road is paid. You keep 100% of its royalties.').waitFor();
    await expect(page.getByText('Payment processing')).toHaveCount(0);
    await expect.poll(() => address(page)).toEqual('?state=ready');
    await expect(page.getByText('Payment Verification Failed')).toHaveCount(0);
    stage.forgetErrors(/409/);
  });

  for (const [reason, pay, words] of [
    ['already covered', sessionPaidAgain, 'This release already had the plan. Your payment has been refunded.'],
    ['release deleted', sessionOfDeleted, 'This release was deleted. Your payment has been refunded.'],
  ] as const) {
    test(`a payment that went back (${reason}): it says so, once and for all`, async ({ stage }) => {
      const { page, asked } = await backFromPaying(stage, await pay(), answered);
      await page.getByText('Payment refunded').waitFor();
      await page.getByText(words).waitFor();
      await expect.poll(() => address(page)).toEqual('?state=ready');
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expect.poll(asked).toEqual(1);
      stage.forgetErrors(/409/);
    });
  }

  test('a URL without a session: the same, because retrying changes nothing', async ({ stage }) => {
    const page = await libraryOf(stage, artist, { path: backWith('%F0%9F%8E%B5') });
    await page.getByText('We couldn’t find this payment.', { exact: false }).waitFor();
    await expect.poll(() => address(page)).toEqual('?state=ready');
    stage.forgetErrors(/400/);
  });

  test('an unknown payment is final: the check is not repeated', async ({ stage }) => {
    const page = await libraryOf(stage, artist, { path: backWith(UNPAID) });
    await page.getByText('We couldn’t find this payment.', { exact: false }).waitFor();
    await expect.poll(() => address(page)).toEqual('?state=ready');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    stage.forgetErrors(/404/);
  });
});
