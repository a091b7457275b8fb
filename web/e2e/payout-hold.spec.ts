import { randomUUID } from 'node:crypto';
import { postingHash } from '../../services/ledger/posting.ts';
import { keys } from '../../services/platform/keys.ts';
import { anAdvance } from '../../services/test/advances.ts';
import { earn } from '../../services/test/earnings.ts';
import { savedMethod } from '../../services/test/payout-methods.ts';
import { newArtist, newColleague, table } from '../../services/test/people.ts';
import { freshKey } from '../../services/test/releases.ts';
import { storedStatement } from '../../services/test/statements.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './stage.ts';

test('product 27.5, 28.3, 30.1: a payout on hold is cleared with a reason; the books link to the cause; the statements tab is stored in the URL', async ({
  stage,
}) => {
  // A unique name, which is on the operator's list.
  const word = `Zor${randomUUID().replace(/[^a-z]/g, '')}`;
  // The first letter is a Cyrillic А.
  const artist = await newArtist('active', `Аna ${word}`);
  const listed = { v: 1, name: `${word.toUpperCase()}, Ana`, list: 'Test list', reference: 'T-1' };
  await table.put({ Item: { ...keys.sanction({ code: word.toLowerCase(), entry: randomUUID() }), ...listed } });
  await earn(artist.artistId, 60_000_000n);
  const { methodId } = await savedMethod(artist.artistId);
  const { payoutId } = await artist.api('POST /api/me/payouts', { body: { methodId }, ...freshKey() });
  const advanceId = await anAdvance(artist.artistId, { reason: `For ${word}` });
  const finance = await newColleague('finance');
  const by = { id: finance.artistId, name: 'Fin Ance' };
  await storedStatement('stopped', by);
  await storedStatement('posted', by);

  const page = await stage.person({ as: finance, width: 1024 });
  await page.goto(`/dashboard/admin/books/transactions/${postingHash({ key: `payout:${payoutId}:requested` })}`);
  await page.getByRole('link', { name: `Payout ${payoutId}` }).click();
  await page.waitForURL(`**/dashboard/admin/payouts?q=${payoutId}`);
  const row = page.getByRole('table', { name: 'Payout requests' }).getByRole('row').filter({ hasText: word });
  await row.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: `Pay $60.00 to Аna ${word}` });
  const held = dialog.getByRole('region', { name: 'Held' });
  await held.getByText('Held: one of this artist’s names may be on a sanctions list').waitFor();
  await held.getByText(`${word.toUpperCase()}, Ana, Test list T-1`).waitFor();
  await held.getByText('Artist name: the same letters in another alphabet, or letters that look like them').waitFor();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Update Failed').waitFor();
  stage.forgetErrors(/409/);
  await held.getByRole('button', { name: 'It is another person' }).click();
  await held.getByText('Please enter how you know.').waitFor();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await held.getByRole('textbox').fill('Born in another year');
  await held.getByRole('button', { name: 'It is another person' }).click();
  await page.getByText('Hold cleared').waitFor();
  await row.getByRole('button', { name: 'Review' }).click();
  await held.getByText('Held, then cleared').waitFor();
  await held.getByText(/: Born in another year$/).waitFor();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Payout request has been approved.').waitFor();
  await expect(row).toContainText('Processing');

  const granted = postingHash({ key: `advance:${advanceId}:granted` });
  await page.goto(`/dashboard/admin/books/transactions/${granted}`);
  await page.getByRole('link', { name: `Advance ${advanceId}` }).click();
  await page.getByRole('heading', { level: 1, name: 'Advances' }).waitFor();
  await page.getByRole('table', { name: 'Advances' }).getByText(`Аna ${word}`).waitFor();

  await page.getByRole('link', { name: 'Statements', exact: true }).click();
  const statements = page.getByRole('table', { name: 'Statements' }).getByRole('row');
  await page.getByRole('tab', { name: /^Stopped/ }).click();
  await page.waitForURL('**/dashboard/admin/statements?tab=stopped');
  await expect(statements.filter({ hasText: 'Stopped' }).first()).toBeVisible();
  await expect(statements.filter({ hasText: 'Posted' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('tab', { name: /^Posted/ }).click();
  await expect(statements.filter({ hasText: 'Posted' }).first()).toBeVisible();
  await expect(statements.filter({ hasText: 'Stopped' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('tab', { name: /^Posted/ })).toHaveAttribute('aria-selected', 'true');
});
