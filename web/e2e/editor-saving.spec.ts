import { newArtist, type Person } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import { aTrack, inOrder } from '../../shared/test/builders.ts';
import {
  alert,
  breakWrites,
  draftOf,
  edit,
  editorOf,
  expectOnServer,
  field,
  group,
  section,
  track,
  waitUntilSaved,
} from './editor-stage.ts';
import { holdRequests } from './hold-requests.ts';
import { beforeAll, describe, expect, signInHere, test } from './stage.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

test('a field that saves itself, in one draft’s editor: Undo, Enter, Escape, a slow response, a failure, no connection', async ({
  stage,
}) => {
  const release = await draftOf(artist, { version: 'Live', originalRelease: '2024-01-31', salesStart: '' });
  const page = await editorOf(stage, artist, release);
  const part = section(page, 'Album Information');

  await test.step('product 6.2: shows Saved, and Undo restores the old value, also on the server', async () => {
    await edit(field(part, 'Version'), 'Deluxe');
    await part.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    await expectOnServer(release, (now) => now.version, 'Deluxe');
    await part.getByRole('button', { name: 'Undo Version' }).click();
    await expect(field(part, 'Version')).toHaveValue('Live');
    await expectOnServer(release, (now) => now.version, 'Live');

    await field(part, 'Primary genre').selectOption({ label: 'Jazz' });
    await waitUntilSaved(part, 'Primary genre');
    await part.getByRole('button', { name: 'Undo Primary genre' }).click();
    await expect(field(part, 'Primary genre')).toHaveValue('alternative');
    await expectOnServer(release, (now) => now.primaryGenre, 'alternative');
  });

  await test.step('product 6.2: Enter saves, Escape restores the saved value', async () => {
    const version = field(part, 'Version');
    await version.fill('Deluxe');
    await page.keyboard.press('Enter');
    await waitUntilSaved(part, 'Version');
    await expect(version).toBeFocused();
    await expectOnServer(release, (now) => now.version, 'Deluxe');
    await version.fill('Something else');
    await page.keyboard.press('Escape');
    await expect(version).toHaveValue('Deluxe');
    await version.blur();
    expect((await current(release)).version).toBe('Deluxe');
  });

  await test.step('product 6.2: text typed during a slow save is not lost, and is saved afterwards', async () => {
    const version = field(part, 'Version');
    const answer = await holdRequests(page, '**/api/releases/rel_*', { methods: ['PATCH'] });
    await version.fill('Salt');
    await page.keyboard.press('Enter');
    await part.getByRole('status').filter({ hasText: 'Saving…' }).waitFor();
    await edit(version, 'Salt Edition');
    answer();
    await expectOnServer(release, (now) => now.version, 'Salt Edition');
    await waitUntilSaved(part, 'Version');
    await expect(version).toHaveValue('Salt Edition');
    // Undo restores the value from before the last saved edit.
    await part.getByRole('button', { name: 'Undo Version' }).click();
    await expectOnServer(release, (now) => now.version, 'Salt');
    await page.unroute('**/api/releases/rel_*');
  });

  await test.step('product 6.16: a failed update says so; only that field is not saved, and “Try again” saves it', async () => {
    const mend = await breakWrites(page, 'PATCH', '"title"');
    await edit(field(part, 'Title'), 'Salt Road');
    await edit(field(part, 'Version'), 'Deluxe');
    await waitUntilSaved(part, 'Version');
    await alert(part, 'Failed to update field. Please try again.').waitFor();
    await expect(field(part, 'Title')).toHaveValue('Salt Road');
    await expectOnServer(release, (now) => now.version, 'Deluxe');
    expect(await current(release)).toMatchObject({ title: 'Night Ferry', version: 'Deluxe' });
    await mend();
    await part.getByRole('button', { name: 'Try again' }).click();
    await waitUntilSaved(part, 'Title');
    await expectOnServer(release, (now) => now.title, 'Salt Road');
    stage.forgetErrors(/500/);
  });

  await test.step('product 2.13: an edit without a connection waits, and is saved once there is one, without an error', async () => {
    let tries = 0;
    page.on('requestfailed', (request) => {
      if (request.method() === 'PATCH') tries++;
    });
    await page.context().setOffline(true);
    await edit(field(part, 'Version'), 'Acoustic');
    const waiting = part.getByRole('status').filter({ hasText: 'Waiting for connection' });
    await waiting.waitFor();
    // The call has made its last attempt, but the edit still waits.
    await expect.poll(() => tries).toEqual(3);
    await waiting.waitFor();
    expect(await part.getByRole('alert').filter({ visible: true }).count()).toBe(0);
    await page.context().setOffline(false);
    await waitUntilSaved(part, 'Version');
    await expectOnServer(release, (now) => now.version, 'Acoustic');
    stage.forgetErrors(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  });

  await test.step('an incomplete date does not clear the saved one: neither Enter nor blur saves it, and the saved one is restored', async () => {
    const part = section(page, 'Release Dates');
    const date = field(part, 'Original release date');
    await date.focus();
    await page.keyboard.press('Delete');
    await expect(date).toHaveValue('');
    await page.keyboard.press('Enter');
    await date.blur();
    await expect(date).toHaveValue('2024-01-31');
    expect((await current(release)).originalRelease).toBe('2024-01-31');
    await part.getByRole('button', { name: 'Clear Original release date' }).click();
    await expectOnServer(release, (now) => now.originalRelease, '');
  });

  await test.step('product 6.10: the sales start date: as soon as possible, or a date, with advice about it', async () => {
    const part = section(page, 'Release Dates');
    const kind = group(part, 'Sales start date').getByRole('combobox');
    await kind.selectOption({ label: 'As soon as possible' });
    await waitUntilSaved(part, 'Sales start date');
    await expectOnServer(release, (now) => now.salesStart, 'asap');
    await kind.selectOption({ label: 'On a day of my choice' });
    await edit(field(part, 'Day'), '2020-02-03');
    await part.getByText('This date has passed', { exact: false }).waitFor();
    await expectOnServer(release, (now) => now.salesStart, '2020-02-03');
    await edit(field(part, 'Pre-order date'), '2018-02-03');
    await part.getByText('A pre-order can begin at most 365 days before the sales start date.').waitFor();
    await part.getByRole('button', { name: 'Clear Pre-order date' }).click();
    await expectOnServer(release, (now) => now.preOrder, '');
  });
});

describe('a field that saves itself (product 6.2: “Saved · Undo”)', () => {
  test('product 6.2: a page that is left with the cursor in a field saves the field', async ({ stage }) => {
    const release = await draftOf(artist);
    const page = await editorOf(stage, artist, release);
    await field(section(page, 'Album Information'), 'Title').fill('Left Behind');
    await page.getByRole('link', { name: 'Back to releases' }).click();
    await page.getByRole('heading', { name: 'Left Behind' }).waitFor();
    await expectOnServer(release, (now) => now.title, 'Left Behind');
  });

  test('product 6.2: a response that arrives while a button is pressed moves nothing before the click', async ({
    stage,
  }) => {
    const unanswered = { ...inOrder([aTrack({ aiAudio: '' })]), salesStart: '' };
    const page = await editorOf(stage, artist, await draftOf(artist, unanswered));
    const finding = track(page, 1).getByText('Stores require an answer.');
    const dates = section(page, 'Release Dates');
    const button = dates.getByRole('button', { name: /^Use Fri, / });
    await finding.waitFor();
    const answer = await holdRequests(page, '**/tracks/trk_*', { methods: ['PATCH'] });
    await field(track(page, 1), 'AI used for the audio').selectOption('none');
    await button.hover();
    const place = await button.boundingBox();
    await page.mouse.down();
    const answered = page.waitForResponse(/\/tracks\/trk_/);
    answer();
    await (await answered).finished();
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    expect(await button.boundingBox()).toEqual(place);
    await expect(field(track(page, 1), 'AI used for the audio')).toHaveValue('none');
    await page.mouse.up();
    await waitUntilSaved(dates, 'Sales start date');
    await expect(finding).toBeHidden();
  });

  test('an edit in progress continues when its page is left; after returning, it is shown and can be undone', async ({
    stage,
  }) => {
    const release = await draftOf(artist, { title: 'Slow Road' });
    const page = await editorOf(stage, artist, release);
    const answer = await holdRequests(page, '**/api/releases/rel_*', { methods: ['PATCH'] });
    const version = () => field(section(page, 'Album Information'), 'Version');
    await version().fill('Deluxe');
    await page.keyboard.press('Enter');
    const state = section(page, 'Album Information').getByRole('status');
    await state.filter({ hasText: 'Saving…' }).waitFor();
    // Escape cannot cancel an edit that is being saved.
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back to releases' }).click();
    await page.getByRole('link', { name: 'Slow Road', exact: true }).click();
    await state.filter({ hasText: 'Saving…' }).waitFor();
    await expect(version()).toHaveValue('Deluxe');
    answer();
    await waitUntilSaved(section(page, 'Album Information'), 'Version');
    await expectOnServer(release, (now) => now.version, 'Deluxe');
    await section(page, 'Album Information').getByRole('button', { name: 'Undo Version' }).click();
    await expectOnServer(release, (now) => now.version, '');
  });

  test('product 2.13: rejected and incomplete values are kept while their page is left', async ({ stage }) => {
    const release = await draftOf(artist, { title: 'Kept', pLine: null });
    const page = await editorOf(stage, artist, release);
    const tooLong = 'x'.repeat(501);
    await edit(field(section(page, 'Album Information'), 'Version'), tooLong);
    await alert(section(page, 'Album Information'), 'Must be less than 500 characters').waitFor();
    await section(page, 'Copyright & Label').getByLabel('P-line holder').fill('Half a line');
    await page.getByRole('link', { name: 'Back to releases' }).click();
    await page.getByRole('link', { name: 'Kept', exact: true }).click();
    await expect(field(section(page, 'Album Information'), 'Version')).toHaveValue(tooLong);
    await section(page, 'Album Information').getByText('Must be less than 500 characters').waitFor();
    await expect(section(page, 'Copyright & Label').getByLabel('P-line holder')).toHaveValue('Half a line');
    // Once discarded, it is gone.
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(field(section(page, 'Album Information'), 'Version')).toHaveValue('');
  });

  test('signing out asks before unsaved changes are lost; afterwards, the page contains nothing of the account', async ({
    stage,
  }) => {
    const release = await draftOf(artist, { title: 'Not Yet' });
    const page = await editorOf(stage, artist, release);
    const version = field(section(page, 'Album Information'), 'Version');
    await edit(version, 'x'.repeat(501));
    await alert(section(page, 'Album Information'), 'Must be less than 500 characters').waitFor();
    const answers: ('dismiss' | 'accept')[] = ['dismiss', 'accept'];
    const questions: string[] = [];
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await dialog[answers[questions.length - 1] ?? 'dismiss']();
    });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(async () => questions.length).toEqual(1);
    await expect(version).toHaveValue('x'.repeat(501));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/auth?tab=signin');
    expect(questions).toEqual(Array(2).fill('You have unsaved changes. Sign out and lose them?'));
    await signInHere(page, artist);
    await page.getByRole('link', { name: 'Releases', exact: true }).first().click();
    await page.getByRole('link', { name: 'Not Yet', exact: true }).click();
    await expect(version).toHaveValue('');
  });
});
