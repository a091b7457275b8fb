import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { savedMethod } from '../../services/test/payout-methods.ts';
import { newArtist, newColleague } from '../../services/test/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './stage.ts';
import { createLiveRelease, drop, expectState, HEADER, lineOf } from './statement-stage.ts';
import { STAGES } from './time-limits.ts';

// The statement is read, stopped, read again, matched again, posted and paid.

async function giveControlTotal(page: Page, fold: string | undefined, total: string): Promise<void> {
  if (fold) await page.getByRole('button', { name: fold }).click();
  await page.getByRole('textbox', { name: 'Control total' }).fill(total);
  await page.getByRole('button', { name: 'Read it again', exact: true }).click();
}

test('product 30: a statement is dropped, stopped by its control total, matched, approved and posted; the artist sees the figure, requests it, and is paid', async ({
  stage,
}) => {
  const name = `Mara ${randomUUID().slice(0, 8)}`;
  const artist = await newArtist('active', name);
  // An amount that no other test posts, so that its entry can be found among the payer's entries.
  const { title, file } = await createLiveRelease(artist, '6.5');
  const office = await stage.person({ as: await newColleague('finance'), width: 1440 });

  // The file is read, and its result is shown before anything is posted.
  await drop(office, { name: 'august.csv', text: file });
  await expectState(office, 'To approve');
  await expect(office.getByText('USD 76.623457789')).toHaveCount(1);
  const shares = office.getByRole('table', { name: 'What each artist gets' });
  await expect(shares.getByRole('row').nth(1)).toContainText(new RegExp(`${name}.*\\$66\\.61`));
  await expectAccessible(office);

  // A wrong control total stops the statement; the right one does not.
  await giveControlTotal(office, 'Settings for this file', '76.61');
  await expectState(office, 'Stopped');
  await office.getByText(/^The lines add up to 76\.623457789, and the total says 76\.61\./).waitFor();
  await giveControlTotal(office, undefined, '76.623457789');
  await expectState(office, 'To approve');
  await office.getByText('USD 76.623457789, matches the file').waitFor();

  // A recording without a code can be left unpaid, until that decision is withdrawn. It is then matched by a search.
  const unmatched = office.getByRole('list', { name: 'Recordings to match' });
  const live = unmatched.getByRole('listitem').filter({ hasText: `${title} (Live)` });
  await decideMatch(office, live, async (matching) => {
    await matching.getByLabel('None of ours').check();
    await expectAccessible(office, { within: '[role="dialog"]' });
  });
  await expect(live).toContainText('marked it as none of ours', STAGES);
  await live.getByRole('button', { name: 'Undo match' }).click();
  await expect(live).not.toContainText('said that', STAGES);
  await decideMatch(office, live, (matching) => search(matching, title));
  await office.getByText('Match saved').first().waitFor();
  await expect(shares.getByRole('row').nth(1)).toContainText('$72.79', STAGES);
  await expect(live).toContainText(/ matched it with Low Tide by /);

  // The statement is approved, posted, and in the books.
  await expectState(office, 'To approve');
  await office.getByRole('button', { name: 'Approve' }).click();
  const approving = office.getByRole('alertdialog', { name: 'Post $76.62?' });
  await expect(approving).toContainText(/To 1 artist\$72\.79.*Platform cut\$3\.83/);
  await approving.getByRole('button', { name: 'Approve and post' }).click();
  await expectState(office, 'Posted');
  const posted = office.url();
  await expectAccessible(office);
  await office.getByRole('link', { name: /^What .* owes$/ }).click();
  await office.getByRole('heading', { level: 1, name: /^Receivable: / }).waitFor();
  const entries = office.getByRole('table', { name: 'Entries' }).getByRole('row');
  await entries.filter({ hasText: '$76.62' }).getByRole('link').click();
  await office
    .getByRole('link', { name: /^Statement stm_/ })
    .first()
    .click();
  await office.waitForURL(posted);

  // The same file is recognized when it is dropped again.
  await drop(office, { name: 'august again.csv', text: file });
  await expectState(office, 'Stopped');
  await office.getByText(/^This file was imported before, as 'august\.csv'/).waitFor();
  await office.getByRole('link', { name: 'Open that statement' }).click();
  await office.waitForURL(posted);

  // The artist sees the figure, and follows it down to the line in the file.
  const page = await stage.person({ as: artist, width: 1440 });
  await page.goto('/dashboard/balance');
  await expect(page.getByText('Current Balance').locator('..')).toContainText('$72.79');
  await followToLine(page, title);

  // The artist requests a payout, the office pays it, and both have a record of it.
  await savedMethod(artist.artistId, { kind: 'paypal', email: artist.email });
  await page.goto('/dashboard/balance');
  await page.getByRole('button', { name: 'Request Payout' }).click();
  // 30% of the earnings from the United States is withheld: $8.55.
  const asking = page.getByRole('dialog', { name: 'Request a payout of $64.24' });
  await asking.getByRole('button', { name: 'Request Payout' }).click();
  await page.getByText('$64.24 is waiting for our review. We’ll email you at each step.').waitFor();
  await office.goto(`/dashboard/admin/payouts?tab=pending&q=${encodeURIComponent(name)}`);
  await office.getByRole('button', { name: 'Review' }).first().click();
  const review = office.getByRole('dialog', { name: `Pay $64.24 to ${name}` });
  await review.getByLabel('Bank’s reference').fill('TR-2026-30');
  await review.getByRole('button', { name: 'Complete & Process' }).click();
  await office.getByText('Payout request has been completed.').waitFor();
  const history = page.getByRole('table', { name: 'Payouts' }).getByRole('row').nth(1);
  await expect(history).toContainText('TR-2026-30');
  await expect(history).toContainText('$64.24$72.79 less $8.55 tax');
  await expect(history).toContainText('Completed');
  await expect(page.getByText('Current Balance').locator('..')).toContainText('$0.00');
});

test('product 23.13: a posted statement’s suspense for a recording is paid when it is matched, and the artist follows it to its line', async ({
  stage,
}) => {
  const artist = await newArtist('active', `Ines ${randomUUID().slice(0, 8)}`);
  const { title } = await createLiveRelease(artist);
  const nameless = `Nameless ${randomUUID().slice(0, 8)}`;
  const kept = lineOf({ store: 'Deezer', title: nameless, isrc: '', upc: '', country: 'FR', net: '40' });
  const office = await stage.person({ as: await newColleague('finance'), width: 1440 });
  await drop(office, { name: `${nameless}.csv`, text: `${[HEADER, kept].join('\n')}\n` });
  await expectState(office, 'To approve');
  await office.getByRole('button', { name: 'Approve' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Approve and post' }).click();
  await expectState(office, 'Posted');

  const recording = office
    .getByRole('list', { name: 'Recordings to match' })
    .getByRole('listitem')
    .filter({ hasText: nameless });
  await decideMatch(office, recording, (matching) => search(matching, title));
  await office.getByText('Any money kept for a track is paid to its owner now').first().waitFor();
  await expect(office.getByRole('table', { name: 'What each artist gets' }).getByRole('row').nth(1)).toContainText(
    '$38.00',
    STAGES,
  );
  await expectAccessible(office);

  const page = await stage.person({ as: artist, width: 1440 });
  await page.goto('/dashboard/analytics');
  await page.getByRole('button', { name: `$38.00, ${title}: where it comes from` }).click();
  const panel = page.getByRole('dialog', { name: title });
  await panel.getByRole('button', { name: /Aug 2026/ }).click();
  await panel.getByRole('button', { name: new RegExp(nameless) }).click();
  await panel.getByText(/^Line 2 · Deezer · France/).waitFor();
});

/** Decides about a recording, with the choice made in its dialog. */
async function decideMatch(
  office: Page,
  recording: Locator,
  choose: (matching: Locator) => Promise<void>,
): Promise<void> {
  await recording.getByRole('button', { name: 'Match' }).click();
  const matching = office.getByRole('dialog', { name: 'Which track is it?' });
  await choose(matching);
  await matching.getByRole('button', { name: 'Save match' }).click();
}

/** Finds a release's track by its title. */
async function search(matching: Locator, title: string): Promise<void> {
  await matching.getByRole('searchbox').fill(title);
  await matching.getByRole('group', { name: 'Results' }).getByText(title).waitFor();
  await matching.getByLabel('Low Tide', { exact: true }).check();
}

/** Follows a release's total to the lines of the store's file that add up to it. */
async function followToLine(page: Page, title: string): Promise<void> {
  await page.goto('/dashboard/analytics');
  await expect(page.getByText('Total Earnings', { exact: true }).locator('..')).toContainText('$72.79');
  await page.getByRole('button', { name: `$72.79, ${title}: where it comes from` }).click();
  const panel = page.getByRole('dialog', { name: title });
  await panel.getByRole('button', { name: /Aug 2026/ }).click();
  await panel.getByRole('button', { name: /august\.csv/ }).click();
  await panel.getByText(/^Line 2 · Spotify · Germany/).waitFor();
  await panel
    .getByText(/40\.123456789 .*× 95%/)
    .first()
    .waitFor();
  await expectAccessible(page, { within: '[role="dialog"]' });
}

test('product 23.19: an unknown country name is asked about once, and is known to later statements', async ({
  stage,
}) => {
  const artist = await newArtist('active');
  const { title, file } = await createLiveRelease(artist);
  const country = `Atlantis ${title.slice(-6)}`;
  const office = await stage.person({ as: await newColleague('finance'), width: 1440 });
  const abroad = file.replace(',DE,', `,${country},`).replace(',FR,', ',États-Unis,');
  await drop(office, { name: 'august.csv', text: abroad });
  await expectState(office, 'To approve');
  const unrecognized = office.getByRole('region', { name: 'Countries not recognized' });
  await expect(unrecognized.getByRole('combobox')).toHaveCount(1);
  await unrecognized.getByRole('button', { name: 'Save and read again' }).click();
  await unrecognized.getByText('Choose a country for at least one name.').waitFor();
  await expectAccessible(office);
  await unrecognized.getByLabel(country).selectOption('Portugal');
  await unrecognized.getByRole('button', { name: 'Save and read again' }).click();
  await expect(unrecognized).toHaveCount(0, STAGES);
  await expectState(office, 'To approve');
  await expect(unrecognized).toHaveCount(0);

  const later = `${abroad.replaceAll('40.123456789', '41.5')}`;
  await drop(office, { name: 'september.csv', text: later });
  await expectState(office, 'To approve');
  await expect(unrecognized).toHaveCount(0);

  await office.goto('/dashboard/admin/statements');
  const named = office
    .getByRole('list', { name: 'Named countries' })
    .getByRole('listitem')
    .filter({ hasText: country });
  await expect(named).toContainText(/Portugal, by /);
  await expectAccessible(office);
  await named.getByRole('button', { name: `Forget ${country}` }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Forget' }).click();
  await expect(named).toHaveCount(0);
});
