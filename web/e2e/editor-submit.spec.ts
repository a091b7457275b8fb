import { jest } from '@jest/globals';
import { newArtist, type Person } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import { sections } from '../../shared/releases/fields.ts';
import { aTrack } from '../../shared/test/builders.ts';
import { becomes } from './becomes.ts';
import { draftOf, draftWith, editorOf, hasFocus, onServer, section, toast } from './editor-stage.ts';
import { openStage } from './stage.ts';

const stage = openStage();
jest.setTimeout(60_000);

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const submit = { name: 'Submit release' };

test('S2 section 5: an incomplete draft is not submitted; what is missing is named', async () => {
  const page = await editorOf(stage, artist, await draftOf(artist, { cover: null, pLine: null, salesStart: '' }));
  await page.getByRole('button', submit).click();
  const dialog = page.getByRole('dialog', { name: 'Release Incomplete' });
  await dialog.getByText('Missing required fields: Cover art, P-line, Sales start date', { exact: true }).waitFor();
  await becomes(() => dialog.getByRole('button', { name: 'Submit' }).count(), 0);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(page.getByRole('button', submit));
});

test('S2 section 5: a track without audio is named by its number', async () => {
  const page = await editorOf(stage, artist, await draftWith(artist, [aTrack(), aTrack({ audio: null })]));
  await page.getByRole('button', submit).click();
  await page.getByText('Missing required fields: Audio file of track 2', { exact: true }).waitFor();
});

test('S2 section 5: an account that is not active gets “Account Inactive”, and can add no track', async () => {
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
  await becomes(() => page.getByRole('button', { name: 'Add track' }).isDisabled(), true);
});

test('S2 section 2, decisions “Agreement”: a review of every section, a plan, the agreement; then nothing is editable', async () => {
  const release = await draftOf(artist);
  const page = await editorOf(stage, artist, release);
  await page.getByRole('button', submit).click();
  const dialog = page.getByRole('dialog', { name: 'Submit release' });
  await dialog.getByText('This action cannot be undone.', { exact: false }).waitFor();
  await becomes(() => dialog.getByRole('heading', { level: 3 }).allTextContents(), [...sections]);
  for (const words of ['Night Ferry', '2026 Ferry House', 'All 36 stores', 'Worldwide', '1. Harbour Light']) {
    await dialog.getByText(words, { exact: true }).first().waitFor();
  }
  await becomes(() => dialog.getByRole('textbox').count(), 0);
  const confirm = dialog.getByRole('button', { name: 'Submit', exact: true });
  await becomes(() => confirm.isDisabled(), true);
  await dialog.getByRole('radio', { name: 'Continue with the basic plan' }).check();
  await becomes(() => confirm.isDisabled(), true);
  await dialog.getByRole('checkbox').check();
  await confirm.click();
  await toast(page, 'Release Submitted').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Submitted', { exact: true }).first().waitFor();
  await onServer(release, ({ status }) => status, 'submitted');
  const { submission } = (await current(release)) as { submission?: { by: string; agreementVersion: string } };
  expect(submission?.by).toBe(artist.artistId);

  const main = page.getByRole('main');
  for (const role of ['textbox', 'combobox', 'checkbox'] as const) await becomes(() => main.getByRole(role).count(), 0);
  for (const name of [/Add track/, /Delete/, /^Undo/, /Submit release/, /^Move /, /^More for track/]) {
    await becomes(() => main.getByRole('button', { name }).count(), 0);
  }
  for (const name of sections) await section(page, name).waitFor();
  const events = section(page, 'Timeline').getByRole('listitem');
  expect((await events.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(['Submitted', 'Created']);
  // It stays so.
  await page.reload();
  await section(page, 'Tracks').waitFor();
  await becomes(() => main.getByRole('textbox').count(), 0);
});

test('S2 section 8: a submission that fails says so, and the review stays', async () => {
  const release = await draftOf(artist);
  const page = await editorOf(stage, artist, release);
  await page.route('**/submit', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', submit).click();
  const dialog = page.getByRole('dialog', { name: 'Submit release' });
  await dialog.getByRole('radio', { name: 'Continue with the basic plan' }).check();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await toast(page, 'Failed to submit release').waitFor();
  await becomes(() => dialog.isVisible(), true);
  expect((await current(release)).status).toBe('draft');
  stage.forgetErrors(/500/);
});
