import type { Page } from '@playwright/test';
import { newArtist, type Person } from '../../services/test/people.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aTrack } from '../../shared/test/builders.ts';
import { TITLE_LIMIT } from '../../shared/text-limit.ts';
import { expectAccessible } from './axe.ts';
import {
  alert,
  cell,
  draftWith,
  editorOf,
  expectOnServer,
  field,
  openTrack,
  row,
  toast,
  track,
  waitUntilSaved,
} from './editor-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const named = (...titles: string[]) => titles.map((title) => aTrack({ title }));
const titles = ({ tracks, trackIds }: Release) => trackIds.map((id) => tracks[id]?.title);
const explicit = ({ tracks, trackIds }: Release) => trackIds.map((id) => tracks[id]?.explicit);
const languages = ({ tracks, trackIds }: Release) => trackIds.map((id) => tracks[id]?.audioLanguage);
const list = (page: Page) => page.getByRole('table', { name: 'Tracks, in order' });
const tick = (page: Page, number: number) =>
  row(page, number).getByRole('checkbox', { name: `Select track ${number}` });

describe('an album’s track list (product 7.16)', () => {
  test('product 7.16: 15 tracks form a table of named cells, no taller than a screen and a half', async ({ stage }) => {
    const release = await draftWith(artist, named(...Array.from({ length: 15 }, (_, n) => `Song ${n + 1}`)));
    const page = await editorOf(stage, artist, release, { width: 1440 });
    await expect(list(page).getByRole('row')).toHaveCount(16);
    for (const name of ['Play', 'Title', 'Version', 'Time', 'Explicit', 'Artists', 'State'])
      await list(page).getByRole('columnheader', { name, exact: true }).waitFor();
    await cell(page, 'Title', 15).waitFor();
    await cell(page, 'Version', 15).waitFor();
    await cell(page, 'Explicit content', 15).waitFor({ state: 'attached' });
    await row(page, 15).getByRole('button', { name: 'Artists of track 15: Mara Ellis' }).waitFor();
    await row(page, 15).getByRole('button', { name: 'Play track 15' }).waitFor();
    const screens = await list(page).evaluate((table) => table.getBoundingClientRect().height / window.innerHeight);
    expect(screens).toBeLessThanOrEqual(1.5);
    await expectAccessible(page);
  });

  test('product 7.16: arrow keys move between cells and save on leaving; Enter opens the panel, Escape closes it', async ({
    stage,
  }) => {
    const release = await draftWith(artist, named('One', 'Two', 'Three'));
    const page = await editorOf(stage, artist, release);
    await cell(page, 'Title', 1).fill('Uno');
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, 'Title', 2)).toBeFocused();
    // The existing text is selected, so typing replaces it.
    await page.keyboard.type('Due');
    await page.keyboard.press('ArrowDown');
    await expectOnServer(release, titles, ['Uno', 'Due', 'Three']);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, 'Version', 3)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(cell(page, 'Version', 2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(track(page, 2)).toBeFocused();
    await expect(field(track(page, 2), 'Title')).toHaveValue('Due');
    await track(page, 2).getByRole('button', { name: 'Show the next track' }).click();
    await expect(field(track(page, 3), 'Title')).toHaveValue('Three');
    await page.keyboard.press('Escape');
    await track(page, 3).waitFor({ state: 'detached' });
    await expect(row(page, 3).getByRole('button', { name: 'Open track 3' })).toBeFocused();
  });

  test('product 7.16, 6.4: a rejected value shows its error in the row; Escape restores the saved value', async ({
    stage,
  }) => {
    const page = await editorOf(stage, artist, await draftWith(artist, named('One', 'Two')));
    await cell(page, 'Title', 2).fill('a'.repeat(TITLE_LIMIT + 1));
    await cell(page, 'Title', 2).blur();
    await alert(row(page, 2), `Must be less than ${TITLE_LIMIT} characters`).waitFor();
    await expectAccessible(page);
    await cell(page, 'Title', 2).focus();
    await page.keyboard.press('Escape');
    await expect(cell(page, 'Title', 2)).toHaveValue('Two');
    await alert(row(page, 2), 'Must be').waitFor({ state: 'detached' });
  });

  test('product 7.16: a row says what its track lacks, and links to the field', async ({ stage }) => {
    const release = await draftWith(artist, [aTrack({ title: 'One' }), aTrack({ title: 'Two', explicit: '' })]);
    const page = await editorOf(stage, artist, release);
    await row(page, 2).getByRole('button', { name: 'Explicit?' }).click();
    await expect(field(track(page, 2), 'Explicit content')).toBeFocused();
    await cell(page, 'Explicit content', 2).selectOption('Explicit');
    await expectOnServer(release, explicit, ['Not Explicit', 'Explicit']);
    await waitUntilSaved(row(page, 2), 'Explicit content of track 2');
  });

  test('product 7.13: several tracks are ticked, a range with Shift, and get one answer; Undo restores each track’s own', async ({
    stage,
  }) => {
    const release = await draftWith(artist, [
      ...named('One', 'Two'),
      aTrack({ title: 'Three', explicit: 'Explicit', audioLanguage: 'pt' }),
      ...named('Four'),
    ]);
    const page = await editorOf(stage, artist, release);
    await tick(page, 2).check();
    await tick(page, 4).click({ modifiers: ['Shift'] });
    const ticked = page.getByRole('region', { name: 'Selected tracks' });
    await ticked.getByText('3 tracks selected').waitFor();
    await expectAccessible(page);
    await ticked.getByLabel('Explicit content of the selected tracks').selectOption('Cleaned Version');
    await ticked.getByRole('button', { name: 'Apply to 3' }).click();
    const done = toast(page, 'Applied to 3 tracks');
    await done.waitFor();
    await expectOnServer(release, explicit, ['Not Explicit', 'Cleaned Version', 'Cleaned Version', 'Cleaned Version']);
    await done.getByRole('button', { name: 'Undo' }).click();
    await expectOnServer(release, explicit, ['Not Explicit', 'Not Explicit', 'Explicit', 'Not Explicit']);
    // In the panel of a ticked track, a value is applied to all ticked tracks.
    await openTrack(page, 3);
    await track(page, 3).getByRole('button', { name: 'Apply “Portuguese” to 3 tracks' }).click();
    await expectOnServer(release, languages, ['en', 'pt', 'pt', 'pt']);
  });

  test('product 7.16: on a phone, a track opens over the page, and nothing scrolls sideways', async ({ stage }) => {
    const release = await draftWith(artist, named('One', 'Two'));
    const page = await editorOf(stage, artist, release, { width: 390 });
    await cell(page, 'Title', 2).fill('Due');
    await openTrack(page, 2);
    const sheet = page.getByRole('dialog', { name: 'Due' });
    await field(sheet, 'Title').fill('Dos');
    // The first Escape reverts the typed text, the second closes the sheet.
    await page.keyboard.press('Escape');
    await expect(field(sheet, 'Title')).toHaveValue('Due');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect(row(page, 2).getByRole('button', { name: 'Open track 2' })).toBeFocused();
    await expectOnServer(release, titles, ['One', 'Due']);
  });
});
