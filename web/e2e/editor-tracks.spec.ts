import type { Page } from '@playwright/test';
import { newArtist, type Person } from '../../services/test/people.ts';
import { current, newDraft } from '../../services/test/releases.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aTrack } from '../../shared/test/builders.ts';
import {
  breakWrites,
  cell,
  draftWith,
  edit,
  editorOf,
  expectOnServer,
  field,
  moveDown,
  openTrack,
  row,
  section,
  toast,
  track,
  waitUntilSaved,
} from './editor-stage.ts';
import { holdRequests } from './hold-requests.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const named = (...titles: string[]) => titles.map((title) => aTrack({ title }));
const titles = ({ tracks, trackIds }: Release) => trackIds.map((id) => tracks[id]?.title);
const languages = ({ tracks, trackIds }: Release) => trackIds.map((id) => tracks[id]?.audioLanguage);
/** The track list as text: the number and title of each row. */
const lines = async (page: Page) =>
  page
    .getByRole('table', { name: 'Tracks, in order' })
    .getByLabel(/^Title of track \d+$/)
    .evaluateAll((titles) =>
      titles.map((title) => `${/\d+/.exec(title.ariaLabel ?? '')} ${(title as HTMLInputElement).value}`),
    );
const choose = async (page: Page, number: number, item: string) => {
  await page.getByRole('button', { name: `More actions for track ${number}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
  // While the menu is closing, a click on its button would only close it.
  await page.getByRole('menu').waitFor({ state: 'detached' });
};

describe('adding (product 7.1)', () => {
  test('product 7.1: “Track N” in English, opened, with the focus in its title; the album is updated', async ({
    stage,
  }) => {
    const release = await newDraft(artist);
    const page = await editorOf(stage, artist, release);
    await page.getByRole('button', { name: 'Add track' }).click();
    await expect(field(track(page, 1), 'Title')).toBeFocused();
    await expect(field(track(page, 1), 'Title')).toHaveValue('Track 1');
    await expect(field(track(page, 1), 'Audio language')).toHaveValue('en');
    await section(page, 'Tracks').getByText('Single: 1 track').waitFor();
    await edit(field(track(page, 1), 'Title'), 'Harbour Light');
    await waitUntilSaved(track(page, 1), 'Title');
    await page.getByRole('button', { name: 'Add track' }).click();
    await expect(cell(page, 'Title', 2)).toBeFocused();
    expect(await cell(page, 'Title', 2).evaluate((title) => (title as HTMLInputElement).selectionEnd)).toBe(
      'Track 2'.length,
    );
    await section(page, 'Tracks').getByText('EP: 2-6 tracks').waitFor();
    await expectOnServer(release, titles, ['Harbour Light', 'Track 2']);
    await expectOnServer(release, languages, ['en', 'en']);
  });

  test('product 7.2: at most 15; then none can be added, and the page says why', async ({ stage }) => {
    const release = await draftWith(artist, named(...Array.from({ length: 14 }, (_, n) => `Song ${n + 1}`)));
    const page = await editorOf(stage, artist, release);
    await page.getByRole('button', { name: 'Add track' }).click();
    await page.getByText('A release has at most 15 tracks.').waitFor();
    await expect(page.getByRole('button', { name: 'Add track' })).toHaveCount(0);
    await page.getByText('15 of 15').waitFor();
    await expect(cell(page, 'Title', 15)).toBeFocused();
  });
});

test('product 6.16, 7.3: adding, deleting or moving a track that fails says so, and changes nothing', async ({
  stage,
}) => {
  const release = await draftWith(artist, named('One', 'Two'));
  const page = await editorOf(stage, artist, release);
  const unchanged = () => expect.poll(() => lines(page)).toEqual(['1 One', '2 Two']);
  const notDeleted = await breakWrites(page, 'DELETE');
  await choose(page, 1, 'Delete track');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete track' }).click();
  await toast(page, 'Failed to delete track').waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await unchanged();
  await notDeleted();

  const notMoved = await breakWrites(page, 'PUT');
  await choose(page, 1, 'Move down');
  await toast(page, 'Not moved').waitFor();
  await unchanged();
  await notMoved();

  const notAdded = await breakWrites(page, 'POST');
  await page.getByRole('button', { name: 'Add track' }).click();
  await toast(page, 'Failed to add track').waitFor();
  await unchanged();
  await notAdded();
  await page.getByRole('button', { name: 'Add track' }).click();
  await row(page, 3).waitFor();
  await expectOnServer(release, titles, ['One', 'Two', 'Track 3']);
  stage.forgetErrors(/500/);
});

describe('deleting (product 7.4)', () => {
  test('product 7.4: asks first; then the others move up and are renumbered', async ({ stage }) => {
    const release = await draftWith(artist, named('One', 'Two', 'Three'));
    const page = await editorOf(stage, artist, release);
    await choose(page, 2, 'Delete track');
    const question = page.getByRole('alertdialog', { name: 'Delete track 2?' });
    await question.getByText('“Two” and its audio file are deleted.', { exact: false }).waitFor();
    await question.getByText('This action cannot be undone', { exact: false }).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await expect(page.getByRole('button', { name: 'More actions for track 2' })).toBeFocused();
    expect(titles(await current(release))).toEqual(['One', 'Two', 'Three']);
    await choose(page, 2, 'Delete track');
    await question.getByRole('button', { name: 'Delete track' }).click();
    await question.waitFor({ state: 'detached' });
    await row(page, 3).waitFor({ state: 'detached' });
    await expect.poll(() => lines(page)).toEqual(['1 One', '2 Three']);
    await expectOnServer(release, titles, ['One', 'Three']);
    // A keyboard user has not lost the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toEqual(true);
  });
});

describe('the order (product 7.3)', () => {
  test('product 7.3: moved with the menu, and by keyboard with the handle; saved on the server', async ({ stage }) => {
    const release = await draftWith(artist, named('One', 'Two', 'Three'));
    const page = await editorOf(stage, artist, release);
    await choose(page, 3, 'Move up');
    await expectOnServer(release, titles, ['One', 'Three', 'Two']);
    await expect.poll(() => lines(page)).toEqual(['1 One', '2 Three', '3 Two']);
    await page.getByRole('button', { name: 'More actions for track 1' }).click();
    await expect(page.getByRole('menuitem', { name: 'Move up' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expectOnServer(release, titles, ['Three', 'One', 'Two']);
    await moveDown(page, 'One', 2, 3);
    await expectOnServer(release, titles, ['Three', 'Two', 'One']);
    await expect.poll(() => lines(page)).toEqual(['1 Three', '2 Two', '3 One']);
    await expect(page.getByRole('button', { name: 'Move One', exact: true })).toBeFocused();
    await page.reload();
    await row(page, 3).waitFor();
    await expect.poll(() => lines(page)).toEqual(['1 Three', '2 Two', '3 One']);
  });

  test('product 7.3: two rejected moves end with the server’s order; moves made before the first one is saved are all kept, even if updates arrive in between', async ({
    stage,
  }) => {
    const release = await draftWith(artist, named('One', 'Two', 'Three'));
    const page = await editorOf(stage, artist, release);
    const refuse = await holdRequests(page, '**/track-order', {
      answer: (route) => route.fulfill({ status: 500, body: '{}' }),
    });
    await choose(page, 1, 'Move down');
    await expect.poll(() => lines(page)).toEqual(['1 Two', '2 One', '3 Three']);
    await choose(page, 2, 'Move down');
    await expect.poll(() => lines(page)).toEqual(['1 Two', '2 Three', '3 One']);
    refuse();
    await toast(page, 'Not moved').first().waitFor();
    await expect.poll(() => lines(page)).toEqual(['1 One', '2 Two', '3 Three']);
    expect(titles(await current(release))).toEqual(['One', 'Two', 'Three']);
    await page.unroute('**/track-order');

    const answer = await holdRequests(page, '**/track-order');
    await choose(page, 1, 'Move down');
    await expect.poll(() => lines(page)).toEqual(['1 Two', '2 One', '3 Three']);
    // The response to this edit does not include the move yet.
    await edit(field(section(page, 'Album Information'), 'Version'), 'Live');
    await waitUntilSaved(section(page, 'Album Information'), 'Version');
    await expect.poll(() => lines(page)).toEqual(['1 Two', '2 One', '3 Three']);
    await choose(page, 2, 'Move down');
    await expect.poll(() => lines(page)).toEqual(['1 Two', '2 Three', '3 One']);
    answer();
    await expectOnServer(release, titles, ['Two', 'Three', 'One']);
    await expect.poll(() => lines(page)).toEqual(['1 Two', '2 Three', '3 One']);
    stage.forgetErrors(/500/);
  });
});

test('product 7.13: one answer for all tracks; Undo restores each track’s own', async ({ stage }) => {
  const release = await draftWith(artist, [
    aTrack({ title: 'One', audioLanguage: 'pt' }),
    aTrack({ title: 'Two' }),
    aTrack({ title: 'Three', audioLanguage: 'zxx' }),
  ]);
  const page = await editorOf(stage, artist, release);
  await openTrack(page, 1);
  await track(page, 1).getByRole('button', { name: 'Apply “Portuguese” to all tracks' }).click();
  const done = toast(page, 'Applied to all 3 tracks');
  await done.waitFor();
  await expectOnServer(release, languages, ['pt', 'pt', 'pt']);
  await track(page, 1).getByRole('button', { name: 'Apply “Portuguese” to all tracks' }).waitFor({ state: 'detached' });
  await done.getByRole('button', { name: 'Undo' }).click();
  await expectOnServer(release, languages, ['pt', 'en', 'zxx']);
  await track(page, 1).getByRole('button', { name: 'Apply “Portuguese” to all tracks' }).waitFor();
});
