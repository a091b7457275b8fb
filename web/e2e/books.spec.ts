import { postingHash } from '../../services/ledger/posting.ts';
import { askedPayout } from '../../services/test/earnings.ts';
import { laptop } from '../../services/test/laptop.ts';
import { askStripe, paidOutsideProduct } from '../../services/test/payments.ts';
import { newArtist, newColleague } from '../../services/test/people.ts';
import { runSchedule } from '../../services/test/run-schedule.ts';
import { alterReply } from './alter-reply.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './stage.ts';

test('product 28: finance reads the trial balance, an account by month, and a transaction with its author and reason', async ({
  stage,
}) => {
  const { artistId } = await newArtist('active');
  const payoutId = await askedPayout(artistId);
  await runSchedule('Reconciliation');
  const page = await stage.person({ as: await newColleague('finance'), width: 1440 });
  await page.goto('/dashboard/admin');
  await page.goto('/dashboard/admin/books');
  await page.getByRole('heading', { level: 1, name: 'Books' }).waitFor();
  await page.getByText(/^What each account held on /).waitFor();
  const balance = page.getByRole('table', { name: 'Trial balance' });
  await expect(balance.getByRole('columnheader')).toHaveText(['Account', 'Balance', 'Debit', 'Credit']);
  await expect(page.getByText('Every transaction and its entries')).toHaveCount(1);
  await expectAccessible(page);

  await balance.getByRole('link', { name: 'Cash' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cash' }).waitFor();
  const entries = page.getByRole('table', { name: 'Entries' });
  await entries.getByText('paid by a store').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.getByText(/^No entries in /).waitFor();
  await expect(page).toHaveURL(/month=2\d{3}-\d\d$/);

  const hash = postingHash({ key: `payout:${payoutId}:requested` });
  await page.goto(`/dashboard/admin/books/transactions/${hash}`);
  await page.getByRole('heading', { level: 1, name: 'payout requested' }).waitFor();
  await page.getByRole('link', { name: `Payout ${payoutId}` }).waitFor();
  await expect(entries.getByRole('row').nth(1)).toContainText(/An artist’s account, available.*\$60\.00/);
  await expect(entries.getByRole('row').nth(2)).toContainText(/An artist’s account, asked for.*\$60\.00/);
  await expectAccessible(page);
  await entries.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'An artist’s account' }).waitFor();
  await entries.getByRole('link', { name: /./ }).first().click();
  await page.getByText(/^payout:|^statement:/).waitFor();

  // A page that cannot be loaded says so, and so does a check that is still under way.
  await page.route('**/api/admin/books', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await page.goto('/dashboard/admin/books');
  await page.getByText(/^Failed to fetch the books\./).waitFor();
  stage.forgetErrors(/500/);
  await page.unrouteAll();
  const found = [{ what: 'ledger-wallet-differs', where: 'artist:a1' }];
  const finishedAt = new Date().toISOString();
  const check = { part: 'wallets', finishedAt, isUnderWay: true, differences: 1, found } as const;
  await alterReply(page, 'GET /api/admin/books', () => ({ balances: [], checks: [check] }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The last check found 1 difference').waitFor();
  await page.getByText('A wallet doesn’t equal the sum of its entries: artist:a1').waitFor();
  await page.getByText('The books have not been added up yet').waitFor();
});

test('product 28.5: the books show a payout from the card provider when it is paid, and when it fails', async ({
  stage,
}) => {
  await paidOutsideProduct(900);
  const { id } = await askStripe<{ id: string }>('POST', '/v1/payouts', {
    amount: '230',
    currency: 'usd',
    method: 'instant',
  });
  const press = (action: string) =>
    fetch(`${laptop.addresses.stripe}/dashboard/payouts/${id}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ action }),
    });
  const page = await stage.person({ as: await newColleague('finance'), width: 390 });
  const row = page.getByRole('table', { name: 'Card payouts' }).getByRole('row').filter({ hasText: id });
  const shows = async (text: RegExp) =>
    expect(async () => {
      await page.goto('/dashboard/admin/books');
      await expect(row).toContainText(text, { timeout: 2000 });
    }).toPass();
  await press('arrive');
  await shows(/\$2\.30.*\$0\.50.*Paid/);
  await press('fail-payout');
  await shows(/\$2\.30.*Failed.*account closed/);
  await expectAccessible(page, { within: 'main' });
  await row.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'failed payout of card payments' }).waitFor();
  const entries = page.getByRole('table', { name: 'Entries' });
  await expect(entries).toContainText(/Card clearing.*\$2\.30/);
  await expect(entries).toContainText(/Cash.*\$2\.30/);
  await page.getByRole('link', { name: `Card payout ${id}` }).waitFor();
});
