import { aPaidSession, eventAbout, opened, postEvent } from '../../services/test/payments.ts';
import { newArtist, newColleague, type Person } from '../../services/test/people.ts';
import { current, newDraft } from '../../services/test/releases.ts';
import { alterReply } from './alter-reply.ts';
import { expectAccessible } from './axe.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

let artist: Person;
let paymentId: string;
beforeAll(async () => {
  artist = await newArtist('active');
  const session = aPaidSession(300);
  await opened(await current(await newDraft(artist)), { sessionId: session.id });
  await postEvent(eventAbout(session));
  paymentId = session.payment_intent;
});

describe('product 10.20: lists of payments', () => {
  test('an artist’s own payments are in the profile; a receipt is printed alone and in the light theme', async ({
    stage,
  }) => {
    const page = await stage.person({ as: artist, theme: 'dark' });
    await page.goto('/dashboard/profile');
    const row = page.getByRole('table', { name: 'Payments' }).getByRole('row').nth(1);
    await expect(row).toContainText(/Untitled Release.*Single.*\$3\.00.*Paid/);
    await row.getByRole('link').click();
    const receipt = page.getByRole('article', { name: 'Receipt' });
    await expect(receipt).toContainText(paymentId);
    await expect(receipt).toContainText(/Total in US dollars\$3\.00/);
    await page.emulateMedia({ media: 'print' });
    for (const left of ['navigation', 'button', 'complementary'] as const) {
      await expect(receipt.page().getByRole(left)).toHaveCount(0);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  });

  test('product 3.15: the office sees all payments, with their totals and its actions on each; finance gets no links to other pages', async ({
    stage,
  }) => {
    const page = await stage.person({ as: await newColleague('finance'), width: 1440 });
    await page.goto(`/dashboard/admin/payments?q=${paymentId}`);
    await page.getByRole('heading', { level: 1, name: 'Payment History' }).waitFor();
    await page.getByText('All completed payments and transactions').waitFor();
    for (const total of ['Total Revenue', 'Total Payments']) await page.getByText(total).waitFor();
    const office = page.getByRole('complementary').locator('a[href^="/dashboard/admin"]');
    await expect(office).toHaveText(['Plans', 'Payments', 'Payouts', 'Advances', 'Tax Forms', 'Statements', 'Books']);
    const row = page.getByRole('table', { name: 'Payments' }).getByRole('row').nth(1);
    await expect(row).toContainText(`${paymentId.slice(0, 20)}…`);
    await expect(row).toContainText('100%');
    await row.getByRole('link').click();
    await page.getByRole('heading', { name: '$3.00 for Untitled Release' }).waitFor();
    await expect(page.locator('main a[href*="/admin/releases"], main a[href*="/admin/audit"]')).toHaveCount(0);
    for (const account of ['card-clearing', 'plan-revenue']) {
      await expect(page.getByText(account, { exact: true })).toHaveCount(1);
    }

    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Refund Untitled Release?' });
    await dialog.getByRole('radio', { name: 'A part' }).check();
    await expectAccessible(page, { within: '[role="alertdialog"]' });
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await dialog.getByText('Please enter a reason. It is emailed to the artist.').waitFor();
    await dialog.getByLabel('Amount in dollars').fill('3.00');
    await dialog.getByLabel('Reason').fill('Late in the stores');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await dialog.getByText('Must be less than $3.00').waitFor();
    await dialog.getByLabel('Amount in dollars').fill('1.50');
    const request = page.waitForRequest('**/refund');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    expect((await request).postDataJSON()).toEqual({ reason: 'Late in the stores', cents: 150 });
    await page.getByText('Refund on its way').waitFor();
    await expect(dialog).toHaveCount(0);

    // The list is refreshed every 30 seconds, and with Refresh. A failed and an empty list are both explained.
    await page.clock.install();
    const list = /\/api\/admin\/payments(\?|$)/;
    await page.route(list, (route) => route.fulfill({ status: 403, body: '{}' }));
    await page.goto('/dashboard/admin/payments');
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch payment data.' });
    await failure.getByText('Error', { exact: true }).waitFor();
    await page.unroute(list);
    const totals = { count: 0, revenueMicros: '0' };
    await alterReply(page, 'GET /api/admin/payments', () => ({ items: [], totals }));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('No payments found.').waitFor();
    const again = page.waitForRequest(list);
    await page.clock.fastForward(30_000);
    await again;
    stage.forgetErrors(/403/);
  });
});
