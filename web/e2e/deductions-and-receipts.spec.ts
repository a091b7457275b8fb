import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newArtist, newColleague } from '../../services/test/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './stage.ts';
import { createLiveRelease, drop, expectState } from './statement-stage.ts';
import { STAGES } from './time-limits.ts';

// The statement is read, planned again for each deduction, and posted.

async function addDeduction(page: Page, { kind, amount, reason }: Record<'kind' | 'amount' | 'reason', string>) {
  await page.getByRole('button', { name: 'Add a deduction' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a deduction' });
  await dialog.getByLabel('Kind').selectOption({ label: kind });
  await dialog.getByLabel('Amount in USD').fill(amount);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Add deduction' }).click();
  return dialog;
}

async function record(page: Page, { amount, reference }: { amount: string; reference: string }): Promise<void> {
  await page.getByRole('button', { name: 'Record a receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a receipt' });
  await dialog.getByRole('button', { name: 'Record receipt' }).click();
  await dialog.getByText('Please enter the bank’s reference').waitFor();
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByLabel('Reference').fill(reference);
  await expectAccessible(page, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Record receipt' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('product 23.20, 23.21: the artist sees a deduction with its reason, and a receipt settles the outstanding amount until it is reversed', async ({
  stage,
}) => {
  const artist = await newArtist('active');
  const { file } = await createLiveRelease(artist);
  const office = await stage.person({ as: await newColleague('finance'), width: 1440 });
  // A separate month, so that the approval does not wait for any of the payer's other statements (product 23.26).
  await drop(office, { name: 'march.csv', text: file.replaceAll('2026-08', '2026-03') });
  await expectState(office, 'To approve');

  // A deduction that is too large is rejected with one sentence. One that fits reduces the artists' shares and the
  // plan.
  const fee = { kind: 'Bank charge', amount: '80', reason: 'Wire transfer of August' };
  const refused = await addDeduction(office, fee);
  await office.getByText('The deductions would come to USD 80.00, more than the USD 75.623457789').waitFor();
  stage.expectError(/409 \(Conflict\)/);
  await refused.getByLabel('Amount in USD').fill('5.50');
  await refused.getByRole('button', { name: 'Add deduction' }).click();
  const deductions = office.getByRole('table', { name: 'Deductions' });
  await expect(deductions.getByRole('row').nth(1)).toContainText(/Bank charge.*Wire transfer of August.*5\.50/, STAGES);
  await expectState(office, 'To approve');
  await addDeduction(office, { kind: 'Fee', amount: '1', reason: 'By mistake' });
  await deductions.getByRole('row').filter({ hasText: 'By mistake' }).waitFor(STAGES);
  await office.getByRole('button', { name: 'Remove Fee, By mistake' }).click();
  await expect(deductions.getByText('By mistake')).toHaveCount(0, STAGES);
  await expectState(office, 'To approve');
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Approve' }).click();
  await office
    .getByRole('alertdialog', { name: 'Post $70.12?' })
    .getByRole('button', { name: 'Approve and post' })
    .click();
  await expectState(office, 'Posted');

  // A receipt is recorded for the statement, and then reversed.
  const received = office.getByRole('region', { name: 'Received' });
  await expect(received).toContainText(/Deducted-\$5\.50/);
  await record(office, { amount: '70.12', reference: `WIRE ${randomUUID().slice(0, 8)}` });
  await expect(received).toContainText(/Received\$70\.12.*Outstanding\$0\.00/);
  await expectAccessible(office);
  await received.getByRole('button', { name: /^Reverse the receipt WIRE/ }).click();
  const reversing = office.getByRole('alertdialog');
  await reversing.getByLabel('Reason').fill('Of another statement');
  await reversing.getByRole('button', { name: 'Reverse' }).click();
  await expect(received).toContainText(/Outstanding\$70\.12/);
  await received.getByRole('row').filter({ hasText: 'Of another statement' }).waitFor();

  // The books show it by payer and age.
  await received.getByRole('link', { name: 'Everything DistroKid owes' }).click();
  await office.getByRole('heading', { level: 1, name: 'DistroKid' }).waitFor();
  await expectAccessible(office);
  await office.getByRole('link', { name: 'Back to the books' }).click();
  const owed = office.getByRole('table', { name: 'Outstanding' });
  await owed.getByRole('row').filter({ hasText: 'DistroKid' }).waitFor();
  await record(office, { amount: '0.01', reference: `WIRE ${randomUUID().slice(0, 8)}` });

  // The artist sees a separate line for the deduction, with its reason.
  const page = await stage.person({ as: artist, width: 390 });
  await page.goto('/dashboard/analytics');
  await page.getByRole('tab', { name: 'Store' }).click();
  const stores = page.getByRole('table', { name: 'Earnings by store' });
  await stores.getByRole('row').filter({ hasText: 'Bank charge (DistroKid)' }).getByRole('button').click();
  const panel = page.getByRole('dialog', { name: 'Bank charge (DistroKid)' });
  await panel.getByRole('button', { name: /Mar 2026/ }).click();
  await panel
    .getByRole('button', { name: /DistroKid/ })
    .first()
    .click();
  await panel.getByText('Wire transfer of August (USD 5.50)').waitFor();
  await expectAccessible(page, { within: '[role="dialog"]' });
});
