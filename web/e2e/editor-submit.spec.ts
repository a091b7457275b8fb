import { jpegOf } from '../../services/test/files.ts';
import { newArtist, type Person } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import type { PaidPlan } from '../../shared/plans/paid-plan.ts';
import { sections } from '../../shared/releases/field-kinds.ts';
import { aTrack, inOrder } from '../../shared/test/builders.ts';
import { alterReply } from './alter-reply.ts';
import {
  alert,
  breakWrites,
  draftOf,
  draftWith,
  edit,
  editorOf,
  expectOnServer,
  field,
  section,
  toast,
  waitUntilSaved,
} from './editor-stage.ts';
import { holdRequests } from './hold-requests.ts';
import { card } from './library-stage.ts';
import { beforeAll, expect, test } from './stage.ts';
import { acceptAll, openReview } from './submit-stage.ts';
import { INSPECTED } from './time-limits.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

test('product 11.4: an incomplete draft is not submitted; each missing item is named and links to its field', async ({
  stage,
}) => {
  const page = await editorOf(stage, artist, await draftOf(artist, { cover: null, pLine: null, salesStart: '' }));
  const review = await openReview(page);
  await page.getByText('Release Incomplete').waitFor();
  await page.getByText('Missing required fields:').waitFor();
  await expect(page.getByRole('link', { name: /^Fix / })).toHaveText(['Fix', 'Fix', 'Fix']);
  await acceptAll(page);
  await page.getByText('Add what’s missing first.').waitFor();
  await expect(review.submit).toBeDisabled();
  await page.getByRole('link', { name: 'Fix P-line' }).click();
  await expect(page.locator('#release-pLine-year')).toBeFocused();
});

test('product 11.3: a track without audio is named by its number', async ({ stage }) => {
  const page = await editorOf(stage, artist, await draftWith(artist, [aTrack(), aTrack({ audio: null })]));
  await openReview(page);
  await page.getByRole('link', { name: 'Fix Audio file of track 2' }).waitFor();
});

test('product 3.12: an inactive account sees “Account Inactive”, and cannot add a track', async ({ stage }) => {
  const inactive = await newArtist('pending');
  const page = await editorOf(stage, inactive, await draftOf(inactive));
  await expect(page.getByRole('button', { name: 'Add track' })).toBeDisabled();
  const { submit } = await openReview(page);
  await page.getByText('Account Inactive').waitFor();
  await page
    .getByText(
      'Your account needs to be activated by an admin before you can submit releases. Please wait for approval.',
    )
    .waitFor();
  await acceptAll(page);
  await expect(submit).toBeDisabled();
});

test('product 11.5: a review that looks like a store, with every section, a plan and the agreement; afterwards nothing can be edited', async ({
  stage,
}) => {
  const release = await draftOf(artist);
  const page = await editorOf(stage, artist, release);
  const review = await openReview(page);
  await page.getByText('This action cannot be undone.', { exact: false }).waitFor();
  const main = page.getByRole('main');
  const preview = page.getByRole('region', { name: 'Store preview' });
  await preview.getByRole('heading', { name: 'Night Ferry' }).waitFor();
  await preview.getByRole('listitem').filter({ hasText: 'Harbour Light' }).waitFor();
  for (const name of sections) await section(page, name).getByRole('heading', { level: 2 }).waitFor();
  for (const words of ['2026 Ferry House', 'All stores but YouTube Content ID', 'Worldwide', '1. Harbour Light']) {
    await main.getByText(words, { exact: true }).first().waitFor();
  }
  // Only values that were given have a row.
  await expect(main.getByText('Pre-order date')).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await page.getByText('Read the agreement').click();
  await page.getByText('You own your music, and you stay its owner.', { exact: false }).waitFor();
  await page.getByText('Choose a plan.').waitFor();
  await expect(review.submit).toBeDisabled();
  await review.plan('Continue with Basic (95%)').check();
  await page.getByText('Accept the agreement.').waitFor();
  await expect(review.submit).toBeDisabled();
  await review.agreement.check();
  await review.submit.click();
  await toast(page, 'Release submitted').waitFor();
  await page.waitForURL(`**/dashboard/releases/${release.id}`);
  await page.getByText('Submitted', { exact: true }).first().waitFor();
  await expectOnServer(release, ({ status }) => status, 'submitted');
  const { submission } = (await current(release)) as { submission?: { by: string; plan: string } };
  expect(submission).toMatchObject({ by: artist.artistId, plan: 'basic' });

  await section(page, 'Tracks').waitFor();
  for (const role of ['textbox', 'combobox', 'checkbox'] as const) await expect(main.getByRole(role)).toHaveCount(0);
  for (const name of [/Add track/, /Delete/, /^Undo/, /^Move /, /^More actions for track/]) {
    await expect(main.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(main.getByRole('link', { name: /^Submit/ })).toHaveCount(0);
  for (const name of sections) await section(page, name).waitFor();
  const events = section(page, 'Timeline').getByRole('listitem');
  await expect
    .poll(async () => (await events.allInnerTexts()).map((text) => text.split('\n')[0]))
    .toEqual(['Submitted with the Basic plan', 'Created']);
  // The page stays like this, and the review redirects here.
  await page.goto(`/dashboard/releases/${release.id}/submit`);
  await page.waitForURL(`**/dashboard/releases/${release.id}`);
  await section(page, 'Tracks').waitFor();
  await expect(main.getByRole('textbox')).toHaveCount(0);
});

test('product 11.5: unsaved changes delay the submission, also when it starts from the library', async ({ stage }) => {
  // An album, because a single has its track's version.
  const release = await draftOf(artist, { title: 'Held Back', ...inOrder([aTrack(), aTrack({ title: 'Low Tide' })]) });
  const page = await editorOf(stage, artist, release);
  const part = section(page, 'Album Information');
  const mend = await breakWrites(page, 'PATCH', '"version"');
  await edit(field(part, 'Version'), 'Deluxe');
  await alert(part, 'Failed to update field. Please try again.').waitFor();
  const words = 'Not saved yet: Version. Please finish it first.';
  const { submit } = await openReview(page);
  await acceptAll(page);
  await page.getByText(words).waitFor();
  await expect(submit).toBeDisabled();
  await page.getByRole('link', { name: 'Back to the release' }).click();
  await page.getByRole('link', { name: 'Back to releases' }).click();
  await page.getByRole('link', { name: 'Submit Held Back' }).click();
  await page.getByText(words).waitFor();

  await mend();
  await page.getByRole('link', { name: 'Back to the release' }).click();
  await edit(field(part, 'Version'), 'Deluxe Edition');
  await expectOnServer(release, ({ version }) => version, 'Deluxe Edition');
  await waitUntilSaved(part, 'Version');
  await openReview(page);
  await acceptAll(page);
  await expect(submit).toBeEnabled();
  stage.forgetErrors(/500/);
});

test('a file that is still uploading delays the submission', async ({ stage }) => {
  const release = await draftOf(artist, { title: 'On Its Way' });
  const page = await editorOf(stage, artist, release);
  const send = await holdRequests(page, /[?&]X-Amz-/, { methods: ['PUT'] });
  await page.getByLabel(/: Cover art$/).setInputFiles({
    name: 'cover.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await jpegOf(3000)),
  });
  await page.getByText('Uploading cover.jpg').waitFor();
  // A page that does not show the upload is notified of its end too.
  const { submit } = await openReview(page);
  await acceptAll(page);
  await page.getByText('A file is still being uploaded or checked.').waitFor();
  await expect(submit).toBeDisabled();
  send();
  await expect(submit).toBeEnabled(INSPECTED);
  await expectOnServer(release, ({ cover }) => cover?.fileName, 'cover.jpg');
});

test('product 11.9: a failed submission says so, and the review keeps its answers', async ({ stage }) => {
  const release = await draftOf(artist);
  const page = await editorOf(stage, artist, release);
  await page.route('**/api/releases/*/submit', (route) => route.fulfill({ status: 500, body: '{}' }));
  const { submit, agreement } = await openReview(page);
  await acceptAll(page);
  await submit.click();
  await toast(page, 'Failed to submit release. Please try again.').waitFor();
  await expect(agreement).toBeChecked();
  await expect(submit).toBeEnabled();
  expect((await current(release)).status).toBe('draft');
  stage.forgetErrors(/500/);
});

const paid = (name: 'single' | 'ep'): PaidPlan => ({ name, percentage: 100, paidAt: new Date().toISOString() });
const crossings = (count: number) =>
  inOrder(Array.from({ length: count }, (_, n) => aTrack({ title: `Crossing ${n + 1}` })));

test('product 11.7: a plan that covers the tracks is not asked for again', async ({ stage }) => {
  const release = await draftOf(artist, { plan: paid('ep'), ...crossings(2) });
  const page = await editorOf(stage, artist, release);
  const { submit } = await openReview(page);
  await page.getByText('EP plan, paid. You keep 100%.').waitFor();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await acceptAll(page, { plan: false });
  await submit.click();
  await toast(page, 'Release submitted').waitFor();
  await expectOnServer(release, (now) => now.status !== 'draft' && now.submission.plan, 'paid');
});

test('product 11.7: an outgrown plan is shown as Basic; the difference is offered, and can still be paid later', async ({
  stage,
}) => {
  const release = await draftOf(artist, { title: 'Outgrown', plan: paid('single'), ...crossings(2) });
  const page = await editorOf(stage, artist, release);
  const header = page.getByRole('main').getByRole('banner').or(page.locator('main header')).first();
  await header.getByText('Basic', { exact: true }).waitFor();
  await header.getByText('The Single plan doesn’t cover 2 tracks').waitFor();
  const review = await openReview(page);
  await expect(page.getByRole('main').getByText(/You keep 100%\.$/)).toHaveCount(0);
  await review.plan('Pay the difference to EP, $3.00 once').check();
  await review.pay('$3.00').waitFor();
  await acceptAll(page);
  await review.submit.click();
  await toast(page, 'Release submitted').waitFor();
  await expectOnServer(release, (now) => now.status !== 'draft' && now.submission.plan, 'basic');
  await page.getByRole('link', { name: 'Back to releases' }).click();
  const one = card(page, 'Outgrown');
  await one.getByText('The Single plan doesn’t cover 2 tracks').waitFor();
  await one.getByRole('button', { name: 'More actions for Outgrown' }).click();
  await page.getByRole('menuitem', { name: 'Choose Your Plan' }).click();
  await page.getByRole('dialog', { name: 'Choose Your Plan' }).getByText('$3.00', { exact: true }).waitFor();
});

test('product 11.7: an error from the server is shown with the amount due', async ({ stage }) => {
  const release = await draftOf(artist, { title: 'Crossing 1', plan: paid('single'), ...crossings(2) });
  const page = await editorOf(stage, artist, release);
  // The page as it was before the second track was added in another tab.
  await alterReply(page, 'GET /api/releases/{releaseId}', (detail) => ({
    ...detail,
    release: { ...detail.release, ...crossings(1) },
  }));
  await page.reload();
  await section(page, 'Album Identifiers').waitFor();
  const { submit } = await openReview(page);
  await acceptAll(page, { plan: false });
  await submit.click();
  const words =
    'The plan you paid for doesn’t cover all the tracks. Please pay the difference of $3.00, or continue with Basic (95%).';
  await toast(page, words).waitFor();
  stage.forgetErrors(/409/);
});
