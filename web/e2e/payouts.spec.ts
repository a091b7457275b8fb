import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { askedPayout, earn } from '../../services/test/earnings.ts';
import { savedMethod } from '../../services/test/payout-methods.ts';
import { newArtist, newColleague } from '../../services/test/people.ts';
import { alterReply } from './alter-reply.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './stage.ts';

const IBAN = { kind: 'iban', holder: 'Mara Ellis', iban: 'GB29NWBK60161331926819' } as const;

test('product 24.8, 24.9, 24.11, 24.13: an artist requests the balance, the office rejects it and completes the next request, and both see each step', async ({
  stage,
}) => {
  // The office finds the request by this name.
  const name = `Mara ${randomUUID().slice(0, 8)}`;
  const artist = await newArtist('active', name);
  const masked = 'Bank account GB •••• 6819';
  const page = await stage.person({ as: artist, width: 390 });
  await page.goto('/dashboard/balance');
  const ask = page.getByRole('button', { name: 'Request Payout' });
  await page.getByText('Payouts start at $50.00.').waitFor();
  await expect(ask).toBeDisabled();
  await page.getByText('You haven’t requested a payout yet.').waitFor();
  for (const figure of ['Current Balance', 'Pending Payout', 'Total Earned', 'Total Paid Out']) {
    await expect(page.getByText(figure, { exact: true }).locator('..')).toContainText('$0.00');
  }
  await page.getByText('No payout method yet').waitFor();
  await earn(artist.artistId, 61_239_999n);
  await page.reload();
  await page.getByText('Add a payout method below first.').waitFor();
  await expect(ask).toBeDisabled();

  // First a letter is wrong, then the password. A new method cannot be used for three days, but can be removed.
  await page.getByRole('button', { name: 'Add a method' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a payout method' });
  await adding.getByText('For your safety you can use it 72 hours later.').waitFor();
  await adding.getByLabel('Account holder').fill('Mara Ellis');
  await adding.getByLabel('IBAN', { exact: true }).fill('GB29 NWBK 6016 1331 9268 18');
  await adding.getByLabel('Password', { exact: true }).fill('Harbour2027');
  await adding.getByRole('button', { name: 'Add method' }).click();
  await adding.getByText('This IBAN isn’t valid.').waitFor();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await adding.getByLabel('IBAN', { exact: true }).fill('GB29 NWBK 6016 1331 9268 19');
  await adding.getByRole('button', { name: 'Add method' }).click();
  await adding.getByText('That isn’t your password.').waitFor();
  stage.forgetErrors(/409/);
  await page.unrouteAll();
  await adding.getByRole('button', { name: 'Cancel' }).click();
  await savedMethod(artist.artistId, { kind: 'paypal', email: artist.email }, new Date(Date.now() + 72 * 3_600_000));
  await page.reload();
  await page.getByText('Your payout method is new. You can use it from').waitFor();
  await page.getByRole('button', { name: 'Change PayPal' }).click();
  const changing = page.getByRole('dialog', { name: /^Change PayPal/ });
  await changing.getByLabel('Label').fill('Daily');
  await changing.getByLabel('Use a different account from now on').check();
  await changing.getByLabel('PayPal email').fill('mara@');
  await changing.getByLabel('Password', { exact: true }).fill('Harbour2027');
  await changing.getByRole('button', { name: 'Save' }).click();
  await changing.getByText('Invalid email address').waitFor();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await changing.getByLabel('PayPal email').fill('mara@segno.test');
  const changeRequest = page.waitForRequest((request) => request.method() === 'PUT');
  await changing.getByRole('button', { name: 'Save' }).click();
  const method = { kind: 'paypal', email: 'mara@segno.test' };
  expect((await changeRequest).postDataJSON()).toEqual({ password: 'Harbour2027', label: 'Daily', method });
  await changing.getByText('That isn’t your password.').waitFor();
  stage.forgetErrors(/409/);
  await page.unrouteAll();
  await changing.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove PayPal' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No payout method yet').waitFor();
  await savedMethod(artist.artistId, IBAN);
  await savedMethod(artist.artistId, { kind: 'paypal', email: artist.email });
  await page.reload();

  async function request(notes = '') {
    await ask.click();
    const dialog = page.getByRole('dialog', { name: 'Request a payout of $61.23' });
    await dialog.getByText('Processing takes 3-5 business days.').waitFor();
    await dialog.getByRole('button', { name: 'Request Payout' }).click();
    await dialog.getByText('Please choose a payment method').waitFor();
    await dialog.getByLabel('Payment method').selectOption(masked);
    await dialog.getByLabel('Notes').fill(notes);
    await expectAccessible(page, { within: '[role="dialog"]' });
    await dialog.getByRole('button', { name: 'Request Payout' }).click();
    await page.getByText('$61.23 is waiting for our review. We’ll email you at each step.').waitFor();
    await expect(dialog).toHaveCount(0);
  }
  const row = page.getByRole('table', { name: 'Payouts' }).getByRole('row').nth(1);

  // A failed request shows an error, and can be retried.
  await page.route('**/api/me/payouts', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { code: 'internal' } }) : route.continue(),
  );
  await ask.click();
  await page.getByLabel('Payment method').selectOption(masked);
  await page.getByRole('dialog').getByRole('button', { name: 'Request Payout' }).click();
  await page.getByText('Request Failed').waitFor();
  await page.getByText('Failed to submit payout request. Please try again.').waitFor();
  stage.forgetErrors(/500/);
  await page.unrouteAll();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await request();
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel request' }).click();
  await page.getByText('$61.23 is back in your balance.').waitFor();
  await expect(row).toContainText('Cancelled');

  const finance = await newColleague('finance');
  const office = await stage.person({ as: finance, width: 1440 });
  const reviewed = office
    .getByRole('table', { name: 'Payout requests' })
    .getByRole('row')
    .filter({ hasText: 'Pending' });
  async function review() {
    await office.goto(`/dashboard/admin/payouts?tab=pending&q=${encodeURIComponent(name)}`);
    await reviewed.first().getByRole('button', { name: 'Review' }).click();
    const dialog = office.getByRole('dialog', { name: `Pay $61.23 to ${name}` });
    await expect(dialog).toContainText(
      new RegExp(`Amount\\$61\\.23Artist${name}Full name${name}Payment methodBank account GB •••• 6819.*Requested`),
    );
    return dialog;
  }

  await request('Before Friday, please');
  const first = await review();
  await first.getByText('Before Friday, please').waitFor();
  await first.getByRole('button', { name: 'Show account details' }).click();
  await expect(first).toContainText('Account holderMara EllisIBANGB29NWBK60161331926819');
  await first.getByRole('button', { name: 'Reject' }).click();
  await first.getByRole('button', { name: 'Reject' }).click();
  await first.getByText('Please enter a reason. It is emailed to the artist.').waitFor();
  await first.getByLabel('Reason').fill('PayPal does not know this address');
  await expectAccessible(office, { within: '[role="dialog"]' });
  await first.getByRole('button', { name: 'Reject' }).click();
  await office.getByText('Payout request has been rejected.').waitFor();
  await expect(first).toHaveCount(0);
  await office.goto('/dashboard/admin/payouts');
  await office.getByText('Total Pending').waitFor();
  await office.getByText('Pending Requests').waitFor();
  const headers = ['Artist', 'Full Name', 'Amount', 'Payment Method', 'Status', 'Requested', 'Processed', 'Actions'];
  await expect(office.getByRole('columnheader')).toHaveText(headers.map((header) => new RegExp(header)));
  // The open page is updated.
  await expect(row).toContainText(/Rejected/);
  await expect(row).toContainText('PayPal does not know this address');

  await request();
  const second = await review();
  await second.getByRole('button', { name: 'Complete & Process' }).click();
  await second.getByText('Please enter the reference of the transfer.').waitFor();
  await second.getByLabel('Bank’s reference').fill('TR-2026-17');
  await second.getByRole('button', { name: 'Complete & Process' }).click();
  await office.getByText('Status Updated').first().waitFor();
  await office.getByText('Payout request has been completed.').waitFor();
  await expect(row).toContainText('TR-2026-17');
  await expect(page.getByText('Total Paid Out').locator('..')).toContainText('$61.23');
  await expect(page.getByText('Current Balance').locator('..')).toContainText('$0.00');
  // Checks only the main part, because a toast that is fading out has too little contrast.
  await expectAccessible(page, { within: 'main' });

  // An approved payout waits for the bank. The file is saved, and the bank's reply is applied.
  await earn(artist.artistId, 61_230_000n);
  await page.reload();
  await request();
  const third = await review();
  await third.getByRole('button', { name: 'Approve' }).click();
  await office.getByText('Payout request has been approved.').waitFor();
  await expect(row).toContainText('Processing');
  await office.getByRole('button', { name: 'Make a file' }).click();
  await office.getByText('File made').waitFor();
  // The artist's page changes only now.
  await expect(row).toContainText('On its way');
  const batch = office.getByRole('list', { name: 'Bank files' }).getByRole('listitem').first();
  const [download] = await Promise.all([
    office.waitForEvent('download'),
    batch.getByRole('button', { name: 'XML' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^payouts-.*\.xml$/);
  const xml = readFileSync(await download.path(), 'utf8');
  const reference = /<InstdAmt Ccy="USD">61\.23<\/InstdAmt>/.test(xml) && /<EndToEndId>(\w+)</.exec(xml)?.[1];
  await batch.getByLabel(/^Bank’s reply to/).setInputFiles({
    name: 'answer.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`reference,result,about\n${reference},failed,The account is closed\n`),
  });
  await office.getByText('Bank’s reply recorded').waitFor();
  await expect(row).toContainText('The account is closed');
  await expectAccessible(office);

  // An empty list and a list that cannot be loaded are each explained.
  const totals = { all: 0, pending: 0, pendingMicros: '0' };
  await alterReply(office, 'GET /api/admin/payouts', () => ({ items: [], totals }));
  await office.goto('/dashboard/admin/payouts');
  await office.getByText('No payout requests found').waitFor();
  await page.route('**/api/me/balance', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await page.getByText(/^Failed to load balance data\./).waitFor();
  stage.forgetErrors(/403/);
});

test('product 24.2: an artist who is closing the account can request the remainder, even below the minimum payout', async ({
  stage,
}) => {
  const artist = await newArtist('active');
  await earn(artist.artistId, 12_345_678n);
  await savedMethod(artist.artistId, IBAN);
  const page = await stage.person({ as: artist, width: 390 });
  await page.goto('/dashboard/balance');
  await page.getByText('Payouts start at $50.00.').waitFor();
  await page.getByRole('button', { name: 'Request what is left' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a payout of $12.34' });
  await dialog.getByText('This is everything left in your account.').waitFor();
  await dialog.getByRole('button', { name: 'Request Payout' }).click();
  await page.getByText('$12.34 is waiting for our review. We’ll email you at each step.').waitFor();
  await expect(page.getByRole('button', { name: 'Request what is left' })).toHaveCount(0);
});

test('product 24.14, 27.3: the net amount comes first, with the tax below it, and a rejected payout shows no tax', async ({
  stage,
}) => {
  const name = `Ines ${randomUUID().slice(0, 8)}`;
  const artist = await newArtist('active', name);
  const tax = { basis: 'none', percent: 30, of: 'us', usMicros: '14650000', withheldMicros: '4390000' } as const;
  const request = () => askedPayout(artist.artistId, 134_390_000n, { tax, artistName: name });
  await request();
  const page = await stage.person({ as: artist, width: 390 });
  await page.goto('/dashboard/balance');
  const row = page.getByRole('table', { name: 'Payouts' }).getByRole('row').nth(1);
  await expect(row.getByRole('cell').first()).toHaveText('$130.00$134.39 less $4.39 tax');
  await page.getByText('$130.00 is waiting for our review.').waitFor();
  await expectAccessible(page, { within: 'main' });

  const office = await stage.person({ as: await newColleague('finance'), width: 1440 });
  await office.goto(`/dashboard/admin/payouts?tab=pending&q=${encodeURIComponent(name)}`);
  const listed = office.getByRole('table', { name: 'Payout requests' }).getByRole('row').nth(1);
  await expect(listed).toContainText('$130.00$134.39 less $4.39 tax');
  await listed.getByRole('button', { name: 'Review' }).click();
  const dialog = office.getByRole('dialog', { name: `Pay $130.00 to ${name}` });
  await expect(dialog).toContainText(
    'Amount$130.00From the balance$134.39Tax withheld$4.39: 30% of the $14.65 earned in the United States',
  );
  await expectAccessible(office, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByLabel('Reason').fill('Wrong account');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(row).toContainText('Rejected');
  await expect(row.getByRole('cell').first()).toHaveText('$134.39');

  // The downloaded list counts the tax only once.
  await request();
  await office.goto(`/dashboard/admin/payouts?q=${encodeURIComponent(name)}`);
  await expect(office.getByRole('table', { name: 'Payout requests' }).getByRole('row')).toHaveCount(3);
  const [download] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Save 2 as CSV' }).click(),
  ]);
  const [header = '', ...lines] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  const of = (column: string) => lines.map((line) => line.split(',')[header.split(',').indexOf(column)]).sort();
  expect([of('Amount'), of('Withheld'), of('From Balance')]).toEqual([
    ['130.00', '134.39'],
    ['0.00', '4.39'],
    ['134.39', '134.39'],
  ]);
});

test('product 24.15: a large payout requires two people, and the page says who still has to act', async ({ stage }) => {
  const name = `Noa ${randomUUID().slice(0, 8)}`;
  const artist = await newArtist('active', name);
  await askedPayout(artist.artistId, 1_200_000_000n, { artistName: name });
  const [first, second] = [await newColleague('finance'), await newColleague('finance')];
  const open = async (as: typeof first, width: number) => {
    const page = await stage.person({ as, width });
    await page.goto(`/dashboard/admin/payouts?tab=pending&q=${encodeURIComponent(name)}`);
    const row = page.getByRole('table', { name: 'Payout requests' }).getByRole('row').nth(1);
    await row.getByRole('button', { name: 'Review' }).click();
    return { page, row, dialog: page.getByRole('dialog', { name: `Pay $1,200.00 to ${name}` }) };
  };
  const approving = await open(first, 1440);
  await approving.dialog.getByText(/^It needs two people: after you approve it, .* pays it\.$/).waitFor();
  await expect(approving.dialog.getByRole('button', { name: 'Complete & Process' })).toHaveCount(0);
  await expectAccessible(approving.page, { within: '[role="dialog"]' });
  await approving.dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(approving.row).toContainText('You approved it. It’s waiting for');
  await approving.row.getByRole('button', { name: 'Review' }).click();
  await approving.dialog.getByText('You approved it. It’s waiting for').waitFor();
  await expect(approving.dialog.getByRole('button', { name: 'Complete & Process' })).toHaveCount(0);

  const paying = await open(second, 390);
  await paying.dialog.getByText(/approved it\. You can pay it\.$/).waitFor();
  await expectAccessible(paying.page, { within: '[role="dialog"]' });
  await paying.dialog.getByLabel('Bank’s reference').fill('TR-2026-18');
  await paying.dialog.getByRole('button', { name: 'Complete & Process' }).click();
  await paying.page.getByText('Payout request has been completed.').waitFor();
});
