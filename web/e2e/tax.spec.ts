import { newArtist, newColleague } from '../../services/test/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './stage.ts';

test('product 27.1, 27.4: an artist submits a W-8BEN, and finance views and rejects it', async ({ stage }) => {
  const artist = await newArtist('active');
  const page = await stage.person({ as: artist, width: 390 });
  await page.goto('/dashboard/balance');
  await page.getByText('30% of your US earnings is withheld').waitFor();
  await page.getByRole('link', { name: 'Submit a tax form' }).click();
  await page.getByRole('radio', { name: 'W-8BEN' }).check();
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Street and number').fill('4 Lake Road');
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('Country where you live').selectOption('IN');
  await page.getByLabel('Country of citizenship').selectOption('IN');
  await page.getByLabel('Day of birth').fill('1994-02-28');
  await page.getByLabel('Tax number in your country').fill('ABCPR1234F');
  await page.getByLabel('Signature').fill('A. Rao');
  await page.getByRole('checkbox', { name: /Under penalties of perjury/ }).check();
  await page.getByRole('button', { name: 'Send W-8BEN' }).click();
  await page.getByText('Please sign with your name exactly as above.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Signature').fill('Asha Rao');
  await page.getByRole('button', { name: 'Send W-8BEN' }).click();
  await page.getByText('15% of your US earnings is withheld').waitFor();
  await page.getByText('•••• 234F').waitFor();

  const office = await stage.person({ as: await newColleague('finance'), width: 1024 });
  await office.goto('/dashboard/admin/tax-forms');
  // The newest form is first. Other tests may have added forms too.
  await office.getByRole('button', { name: 'Review the form from Asha Rao' }).first().click();
  const dialog = office.getByRole('dialog', { name: 'W-8BEN of Asha Rao' });
  await dialog.getByRole('button', { name: 'Show all of it' }).click();
  await dialog.getByText('ABCPR1234F').waitFor();
  await expectAccessible(office, { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByLabel('Reason').fill('The number is another one');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await office.getByText('It no longer applies. The artist is emailed.').waitFor();
  await page.reload();
  await page.getByText('We can’t accept this form: The number is another one').waitFor();
  await expect(page.getByText('30% of your US earnings is withheld')).toBeVisible();
});
