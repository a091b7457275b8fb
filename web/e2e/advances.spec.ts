import { randomUUID } from 'node:crypto';
import { newArtist, newColleague } from '../../services/test/people.ts';
import { until } from '../../services/test/releases.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './stage.ts';

test('product 26.2, 26.4, 26.5: finance grants an advance, the artist sees it, and the rest is taken back', async ({
  stage,
}) => {
  const name = `Mara ${randomUUID().slice(0, 8)}`;
  const artist = await newArtist('active', name);
  const finance = await newColleague('finance');
  // The search index is updated a moment later.
  const found = () => finance.api('GET /api/admin/advances/artists', { query: { q: name } });
  await until(found, ({ items }) => items.length === 1, 'the artist is found by name');

  const page = await stage.person({ as: finance, width: 1024 });
  await page.goto('/dashboard/admin/advances');
  await page.getByRole('button', { name: 'Grant an advance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grant an advance' });
  await dialog.getByRole('button', { name: 'Grant advance' }).click();
  await dialog.getByText('Please choose an artist').waitFor();
  await dialog.getByText('Please enter an amount, such as 500 or 500.00').waitFor();
  await dialog.getByLabel('Artist').fill(name);
  await dialog.getByRole('button', { name }).click();
  await dialog.getByLabel('Amount in US dollars').fill('1,250.50');
  await dialog.getByLabel('Percentage of the share').fill('40');
  await dialog.getByLabel('Reason').fill('For the second album');
  await expectAccessible(page, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Grant advance' }).click();
  await page.getByText(`$1,250.50 is in the balance of ${name}.`).waitFor();
  const row = page.getByRole('table', { name: 'Advances' }).getByRole('row', { name });
  await expect(row).toContainText('40% of the share');
  await expect(row).toContainText('Outstanding');

  const own = await stage.person({ as: artist, width: 390 });
  await own.goto('/dashboard/balance');
  await expect(own.getByText('Current Balance', { exact: true }).locator('..')).toContainText('$1,250.50');
  await expect(own.getByText('Advances Outstanding', { exact: true }).locator('..')).toContainText('$1,250.50');
  await expect(own.getByText('Total Earned', { exact: true }).locator('..')).toContainText('$0.00');
  const advances = own.getByRole('list', { name: 'Advances' });
  await advances.getByText('40% of your share repays it. For the second album').waitFor();
  await advances.getByText('$0.00 of $1,250.50 repaid').waitFor();
  await expectAccessible(own);

  await row.getByRole('button', { name: 'End the advance' }).click();
  const ending = page.getByRole('dialog', { name: `End the advance to ${name}` });
  await ending.getByRole('button', { name: 'End it' }).click();
  await ending.getByText('Please enter a reason. It is emailed to the artist.').waitFor();
  await ending.getByLabel('Reason').fill('The album was cancelled');
  await expectAccessible(page, { within: '[role="dialog"]' });
  await ending.getByRole('button', { name: 'End it' }).click();
  await page.getByText('$1,250.50 was taken back.').waitFor();
  await expect(row).toContainText('Taken back');
  await own.reload();
  await advances.getByText('Taken back').waitFor();
  await expect(own.getByText('Current Balance', { exact: true }).locator('..')).toContainText('$0.00');
});
