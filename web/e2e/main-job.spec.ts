import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { jpegOf, wavOf } from '../../services/test/files.ts';
import { admin as anAdmin } from '../../services/test/people.ts';
import { signUp } from './sign-up.ts';
import { expect, newEmail, signIn, test } from './stage.ts';
import { openReview } from './submit-stage.ts';
import { INSPECTED } from './time-limits.ts';

const artist = { name: 'Ines Duarte', email: newEmail(), password: 'Lisboa2026' };

/** Types into a field that saves itself, and leaves it. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.blur();
}

const saved = (page: Page, what: RegExp) =>
  page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && what.test(response.request().postData() ?? ''),
  );

test('product 1.1: sign up, get activated, create a release with real files, pay, submit, export', async ({
  stage,
}) => {
  const page = await stage.person();
  await signUp(page, artist);

  // Product 3.11: new accounts are inactive at first, and the page says so once.
  await expect(page.getByText('Inactive', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('link', { name: 'Releases', exact: true }).first().click();
  await page
    .getByRole('button', { name: 'Add New Release' })
    .or(page.getByRole('button', { name: 'Upload Your First Release' }))
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Account Inactive' }).getByText('needs to be activated by an admin').waitFor();
  await page.getByRole('button', { name: 'OK' }).click();

  // The office sees the new account and activates it.
  const admin = await stage.person();
  await signIn(admin, await anAdmin());
  await admin.goto('/dashboard/admin');
  await admin.getByRole('searchbox', { name: 'Search users' }).fill(artist.email);
  const row = admin.getByRole('row', { name: artist.name });
  await row.getByRole('combobox').selectOption('active');
  await row.waitFor({ state: 'detached' });
  await admin.getByRole('tab', { name: /^Active/ }).click();
  await admin.getByRole('row', { name: artist.name }).waitFor();

  // The artist creates a release: ten items, each saved by itself.
  await page.reload();
  await page.getByRole('button', { name: 'Add New Release' }).first().click();
  await page
    .getByRole('dialog', { name: 'Add New Release' })
    .getByRole('button', { name: /editor/ })
    .click();
  await page.waitForURL(/\/dashboard\/releases\/rel_/);
  const title = saved(page, /"title"/);
  await fill(page, 'Title', 'Night Ferry');
  await title;
  await page.getByLabel('Primary genre', { exact: true }).selectOption({ label: 'Alternative' });
  await page.getByLabel('Metadata language', { exact: true }).selectOption({ label: 'English' });
  for (const line of ['P-line', 'C-line']) {
    await page.getByLabel(`${line} year`).fill('2026');
    await fill(page, `${line} holder`, 'Ferry House');
  }
  const asap = saved(page, /asap/);
  await page.getByRole('combobox', { name: 'Sales start date' }).selectOption({ label: 'As soon as possible' });
  await asap;
  await page.getByRole('button', { name: 'Add track' }).click();
  const track = page.getByRole('region', { name: 'Track 1' });
  const named = saved(page, /"title"/);
  await track.getByLabel('Title', { exact: true }).fill('Night Ferry');
  await track.getByLabel('Title', { exact: true }).blur();
  await named;
  await track.getByLabel('Explicit content', { exact: true }).selectOption({ label: 'Not Explicit' });
  // The writers, and whether AI was used, which are asked in addition to the ten items (product 11.10).
  for (const writer of ['composer', 'lyricist']) {
    const names = saved(page, new RegExp(`"${writer}s"`));
    await track.getByLabel(`First name of ${writer} 1`).fill('Ines');
    await track.getByLabel(`Last name of ${writer} 1`).fill('Duarte');
    await track.getByLabel(`Last name of ${writer} 1`).blur();
    await names;
  }
  for (const question of ['AI used for the audio', 'AI used for lyrics or composition'])
    await track.getByLabel(question, { exact: true }).selectOption({ index: 1 });
  await track.getByLabel('Audio file for track 1').setInputFiles({
    name: 'Night Ferry.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from(wavOf(12)),
  });
  await page.getByLabel(/: Cover art$/).setInputFiles({
    name: 'cover.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await jpegOf(3000)),
  });
  await track.getByText('0:12').first().waitFor();
  await page.getByText('Complete', { exact: true }).first().waitFor(INSPECTED);

  // Nothing typed is lost: everything is still there after a reload.
  await page.reload();
  await page.getByText('Complete', { exact: true }).first().waitFor();
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('Night Ferry');
  await track.getByRole('button', { name: 'Play track 1' }).click();
  await page.getByRole('region', { name: 'Player', exact: true }).waitFor();

  // Accepts the agreement and pays for the Single plan on the local payment page, in its own tab. The original page
  // then submits automatically.
  const review = await openReview(page);
  await page.getByText('This action cannot be undone').waitFor();
  await review.plan('Single plan, $3.00 once').check();
  await review.agreement.check();
  const opening = page.context().waitForEvent('page');
  await review.pay('$3.00').click();
  const card = await opening;
  await card.getByRole('button', { name: 'Pay $3.00' }).click();
  await card.waitForURL('**/dashboard/releases**');
  await page.bringToFront();
  await page.getByText('Submitted').first().waitFor();
  await expect(page.getByRole('link', { name: 'Submit release' })).toHaveCount(0);
  stage.forgetErrors(/409/);

  // The office exports the release from its page, and a later download has the same bytes. The page shows the export at
  // once.
  await admin.goto('/dashboard/admin/releases');
  const submitted = admin.getByRole('row', { name: /Night Ferry/ }).filter({ hasText: artist.name });
  await submitted.getByRole('link', { name: 'Night Ferry' }).click();
  await admin.getByRole('heading', { level: 1, name: 'Night Ferry' }).waitFor();
  const downloading = admin.waitForEvent('download');
  await admin.getByRole('button', { name: /^Export/ }).click();
  const question = admin.getByRole('alertdialog', { name: 'Mark as Exported?' });
  await question.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^release_rel_.*\.csv$/);
  const csv = readFileSync(await file.path(), 'utf8');
  expect(csv).toContain('Night Ferry');
  await admin.getByText('CSV file has been downloaded.').waitFor();
  await admin.getByRole('button', { name: 'Download Night Ferry again' }).waitFor();
  await admin.getByText('Distributor CSV, version 1').waitFor();
  await admin.getByRole('link', { name: /Back to all releases/ }).click();
  await admin.getByRole('tab', { name: /^Exported/ }).click();
  const exported = admin.getByRole('row', { name: /Night Ferry/ }).filter({ hasText: artist.name });
  const again = admin.waitForEvent('download');
  await exported.getByRole('button', { name: /Download/ }).click();
  expect(readFileSync(await (await again).path(), 'utf8')).toBe(csv);
});
