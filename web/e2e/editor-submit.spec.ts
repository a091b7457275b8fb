import type { Page } from '@playwright/test';
import { jpegOf } from '../../services/test/files.ts';
import { newArtist, type Person } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import type { PaidPlan } from '../../shared/plans/paid-plan.ts';
import { sections } from '../../shared/releases/field-kinds.ts';
import { aTrack, inOrder } from '../../shared/test/builders.ts';
import {
  alert,
  breakWrites,
  draftOf,
  draftWith,
  edit,
  editorOf,
  field,
  onServer,
  saved,
  section,
  toast,
} from './editor-stage.ts';
import { hold } from './hold.ts';
import { card } from './library-stage.ts';
import { beforeAll, expect, test } from './stage.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const submit = { name: 'Submit release' };

test('product 11.4: an incomplete draft is not submitted; what is missing is named', async ({ stage }) => {
  const page = await editorOf(stage, artist, await draftOf(artist, { cover: null, pLine: null, salesStart: '' }));
  await page.getByRole('button', submit).click();
  const dialog = page.getByRole('dialog', { name: 'Release Incomplete' });
  await dialog.getByText('Missing required fields: Cover art, P-line, Sales start date', { exact: true }).waitFor();
  await expect(dialog.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect(page.getByRole('button', submit)).toBeFocused();
});

test('product 11.3: a track without audio is named by its number', async ({ stage }) => {
  const page = await editorOf(stage, artist, await draftWith(artist, [aTrack(), aTrack({ audio: null })]));
  await page.getByRole('button', submit).click();
  await page.getByText('Missing required fields: Audio file of track 2', { exact: true }).waitFor();
});

test('product 3.12: an account that is not active gets “Account Inactive”, and can add no track', async ({ stage }) => {
  const inactive = await newArtist('pending');
  const page = await editorOf(stage, inactive, await draftOf(inactive));
  await page.getByRole('button', submit).click();
  const dialog = page.getByRole('dialog', { name: 'Account Inactive' });
  await dialog
    .getByText(
      'Your account needs to be activated by an admin before you can submit releases. Please wait for approval.',
    )
    .waitFor();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect(page.getByRole('button', { name: 'Add track' })).toBeDisabled();
});

test('product 11.5: a review of every section, a plan, the agreement; then nothing is editable', async ({ stage }) => {
  const release = await draftOf(artist);
  const page = await editorOf(stage, artist, release);
  await page.getByRole('button', submit).click();
  const dialog = page.getByRole('dialog', { name: 'Submit release' });
  await dialog.getByText('This action cannot be undone.', { exact: false }).waitFor();
  await expect.poll(() => dialog.getByRole('heading', { level: 3 }).allTextContents()).toEqual([...sections]);
  for (const words of [
    'Night Ferry',
    '2026 Ferry House',
    'All stores but YouTube Content ID',
    'Worldwide',
    '1. Harbour Light',
  ]) {
    await dialog.getByText(words, { exact: true }).first().waitFor();
  }
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  const confirm = dialog.getByRole('button', { name: 'Submit', exact: true });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Continue with Basic (95%)' }).check();
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await confirm.click();
  await toast(page, 'Release Submitted').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Submitted', { exact: true }).first().waitFor();
  await onServer(release, ({ status }) => status, 'submitted');
  const { submission } = (await current(release)) as { submission?: { by: string; plan: string } };
  expect(submission).toMatchObject({ by: artist.artistId, plan: 'basic' });

  const main = page.getByRole('main');
  for (const role of ['textbox', 'combobox', 'checkbox'] as const) await expect(main.getByRole(role)).toHaveCount(0);
  for (const name of [/Add track/, /Delete/, /^Undo/, /Submit release/, /^Move /, /^More for track/]) {
    await expect(main.getByRole('button', { name })).toHaveCount(0);
  }
  for (const name of sections) await section(page, name).waitFor();
  const events = section(page, 'Timeline').getByRole('listitem');
  await expect
    .poll(async () => (await events.allInnerTexts()).map((text) => text.split('\n')[0]))
    .toEqual(['Submitted with the Basic plan', 'Created']);
  // It stays so.
  await page.reload();
  await section(page, 'Tracks').waitFor();
  await expect(main.getByRole('textbox')).toHaveCount(0);
});

/** The review, with everything that it asks for. */
async function reviewed(page: Page) {
  await page.getByRole('button', submit).click();
  const dialog = page.getByRole('dialog', { name: 'Submit release' });
  await dialog.getByRole('radio', { name: 'Continue with Basic (95%)' }).check();
  await dialog.getByRole('checkbox').check();
  return { dialog, confirm: dialog.getByRole('button', { name: 'Submit', exact: true }) };
}

test('product 11.5: what is not saved yet holds the submission back, from the library too', async ({ stage }) => {
  const release = await draftOf(artist, { title: 'Held Back' });
  const page = await editorOf(stage, artist, release);
  const part = section(page, 'Album Information');
  const mend = await breakWrites(page, 'PATCH', '"version"');
  await edit(field(part, 'Version'), 'Deluxe');
  await alert(part, 'Failed to update field. Please try again.').waitFor();
  const words = 'Not saved yet: Version. Please finish it first.';
  const { dialog, confirm } = await reviewed(page);
  await dialog.getByText(words).waitFor();
  await expect(confirm).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to releases' }).click();
  await page.getByRole('button', { name: 'Submit Held Back' }).click();
  await page.getByRole('dialog', { name: 'Submit release' }).getByText(words).waitFor();
  await page.keyboard.press('Escape');

  await mend();
  await page.getByRole('link', { name: 'Held Back', exact: true }).click();
  await edit(field(part, 'Version'), 'Deluxe Edition');
  await onServer(release, ({ version }) => version, 'Deluxe Edition');
  await saved(part, 'Version');
  const again = await reviewed(page);
  await expect.poll(() => again.confirm.isDisabled()).toEqual(false);
  stage.forgetErrors(/500/);
});

test('a file that is still on its way holds the submission back', async ({ stage }) => {
  const release = await draftOf(artist, { title: 'On Its Way' });
  const page = await editorOf(stage, artist, release);
  const send = await hold(page, /[?&]X-Amz-/, { methods: ['PUT'] });
  await page.getByLabel(/: Cover art$/).setInputFiles({
    name: 'cover.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await jpegOf(3000)),
  });
  await page.getByText('Uploading cover.jpg').waitFor();
  const { dialog, confirm } = await reviewed(page);
  await dialog.getByText('A file is still on its way. It is checked first.').waitFor();
  await expect(confirm).toBeDisabled();
  // In the library, where nothing shows the upload, the end of it is heard too.
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to releases' }).click();
  await page.getByRole('button', { name: 'Submit On Its Way' }).click();
  await dialog.getByText('A file is still on its way. It is checked first.').waitFor();
  await dialog.getByRole('radio', { name: 'Continue with Basic (95%)' }).check();
  await dialog.getByRole('checkbox').check();
  send();
  await expect.poll(() => confirm.isDisabled()).toEqual(false);
  await onServer(release, ({ cover }) => cover?.fileName, 'cover.jpg');
});

test('product 11.9: a submission that fails says so, and the review stays', async ({ stage }) => {
  const release = await draftOf(artist);
  const page = await editorOf(stage, artist, release);
  await page.route('**/submit', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', submit).click();
  const dialog = page.getByRole('dialog', { name: 'Submit release' });
  await dialog.getByRole('radio', { name: 'Continue with Basic (95%)' }).check();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await toast(page, 'Failed to submit release. Please try again.').waitFor();
  await expect(dialog).toBeVisible();
  expect((await current(release)).status).toBe('draft');
  stage.forgetErrors(/500/);
});

const paid = (name: 'single' | 'ep'): PaidPlan => ({ name, percentage: 100, paidAt: new Date().toISOString() });
const crossings = (count: number) =>
  inOrder(Array.from({ length: count }, (_, n) => aTrack({ title: `Crossing ${n + 1}` })));

test('product 11.7: a plan that covers the tracks is not asked about again', async ({ stage }) => {
  const release = await draftOf(artist, { plan: paid('ep'), ...crossings(2) });
  const page = await editorOf(stage, artist, release);
  await page.getByRole('button', submit).click();
  const dialog = page.getByRole('dialog', { name: 'Submit release' });
  await dialog.getByText('EP plan, paid. You keep 100%.').waitFor();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await toast(page, 'Release Submitted').waitFor();
  await onServer(release, (now) => now.status !== 'draft' && now.submission.plan, 'paid');
});

test('product 11.7: an outgrown plan is Basic; the difference is offered, and can still be paid afterwards', async ({
  stage,
}) => {
  const release = await draftOf(artist, { title: 'Outgrown', plan: paid('single'), ...crossings(2) });
  const page = await editorOf(stage, artist, release);
  const header = page.getByRole('main').getByRole('banner').or(page.locator('main header')).first();
  await header.getByText('Basic', { exact: true }).waitFor();
  await header.getByText('The Single plan does not cover 2 tracks').waitFor();
  await page.getByRole('button', submit).click();
  const dialog = page.getByRole('dialog', { name: 'Submit release' });
  await expect(dialog.getByText(/You keep 100%\.$/)).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Pay the difference to EP, $3.00 once' }).check();
  await dialog.getByRole('button', { name: 'Pay $3.00' }).waitFor();
  await dialog.getByRole('radio', { name: 'Continue with Basic (95%)' }).check();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await toast(page, 'Release Submitted').waitFor();
  await onServer(release, (now) => now.status !== 'draft' && now.submission.plan, 'basic');
  await page.getByRole('link', { name: 'Back to releases' }).click();
  const one = card(page, 'Outgrown');
  await one.getByText('The Single plan does not cover 2 tracks').waitFor();
  await one.getByRole('button', { name: 'More for Outgrown' }).click();
  await page.getByRole('menuitem', { name: 'Choose Your Plan' }).click();
  await page.getByRole('dialog', { name: 'Choose Your Plan' }).getByText('$3.00', { exact: true }).waitFor();
});

test('product 11.7: what the server refuses is told with what is to be paid', async ({ stage }) => {
  const release = await draftOf(artist, { plan: paid('single') });
  const page = await editorOf(stage, artist, release);
  await page.getByRole('button', submit).click();
  const dialog = page.getByRole('dialog', { name: 'Submit release' });
  await dialog.getByRole('checkbox').check();
  const details = { plan: 'ep', cents: 300 };
  await page.route('**/submit', (route) => route.fulfill({ status: 409, json: { code: 'plan-not-covered', details } }));
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  const words =
    'The plan that is paid does not cover the tracks. Please pay the difference of $3.00, or continue with Basic (95%).';
  await toast(page, words).waitFor();
  stage.forgetErrors(/409/);
});
