import type { Page } from '@playwright/test';
import { newArtist, type Person } from '../../services/test/people.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCredit, aTrack, inOrder } from '../../shared/test/builders.ts';
import { TITLE_LIMIT } from '../../shared/text-limit.ts';
import { expectAccessible } from './axe.ts';
import {
  alert,
  draftOf,
  draftWith,
  edit,
  editorOf,
  field,
  openTrack,
  row,
  section,
  track,
  waitUntilSaved,
} from './editor-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';
import { acceptAll, openReview } from './submit-stage.ts';

// One test checks many states with axe.

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const album = () =>
  draftWith(artist, [
    aTrack({ title: 'One', artists: [aCredit('Ada North'), aCredit('Bo Lind', 'Featuring')], audioLanguage: 'pt' }),
    aTrack({ title: 'A Title That Is Much Longer Than What a Narrow Line Has Room For', audio: null, explicit: '' }),
  ]);

const atRest = (page: Page) => page.waitForFunction(() => !document.querySelector('.animate-breathe'));

describe('axe finds nothing in either theme (design 9.4)', () => {
  test('product 6.1: a draft with an open track, its dialogs and its confirmation', async ({ stage }) => {
    const page = await editorOf(stage, artist, await album());
    await openTrack(page, 1);
    await field(track(page, 1), 'Title').waitFor();
    await atRest(page);
    await expectAccessible(page);
    for (const name of ['Stores', 'Territories']) {
      await page.getByRole('group', { name, exact: true }).locator('[aria-haspopup=dialog]').click();
      await page.getByRole('dialog', { name }).waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'More actions for track 2' }).click();
    await page.getByRole('menuitem', { name: 'Delete track' }).click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page);
  });

  test('design 9.4: the track table, the ten bars and the Content ID questions have names; at 200% zoom, the submission loses nothing', async ({
    stage,
  }) => {
    const tracks = [aTrack({ title: 'One' }), aTrack({ title: 'Two', explicit: '' })];
    const stores = ['Spotify', 'YouTube Content ID'];
    const release = await draftOf(artist, { stores, ...inOrder(tracks) });
    const page = await editorOf(stage, artist, release, { width: 1440 });
    const table = page.getByRole('table', { name: 'Tracks, in order' });
    await expect(table).toMatchAriaSnapshot(`
      - table "Tracks, in order":
        - rowgroup:
          - row:
            - columnheader "Order"
            - columnheader "Select all tracks"
            - columnheader "Play"
            - columnheader "Title"
            - columnheader "Version"
            - columnheader "Time"
            - columnheader "Explicit"
        - rowgroup:
          - row:
            - cell "Move One"
            - cell:
              - checkbox "Select track 1"
            - cell "Play track 1"
            - cell:
              - textbox "Title of track 1": One
    `);
    await expect(row(page, 2).getByRole('combobox')).toHaveAccessibleName('Explicit content of track 2');
    const ten = page.getByRole('group', { name: 'What the release needs' });
    await expect(ten.getByRole('listitem')).toHaveCount(11);
    await expect(ten.getByRole('button', { name: /: (done|missing|waiting|to fix)$/ })).toHaveCount(11);
    await ten.getByRole('button', { name: 'Explicit content: missing', exact: true }).waitFor();
    const questions = page.getByRole('group', { name: 'YouTube Content ID', exact: true });
    await expect(questions.getByRole('combobox')).toHaveCount(4);
    await questions.getByRole('combobox', { name: 'Do you alone have the rights, worldwide?' }).waitFor();
    await atRest(page);
    await expectAccessible(page);

    // The size of a window of 1440 by 900 pixels at a zoom of 200%.
    await page.setViewportSize({ width: 720, height: 450 });
    const review = await openReview(page);
    await page.getByText('Release Incomplete').waitFor();
    await review.agreement.waitFor();
    await expectAccessible(page);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    for (const control of [review.plan('Continue with Basic (95%)'), review.agreement]) {
      await control.focus();
      await expect(control).toBeInViewport();
    }
  });

  test('product 6.4: a saved field and a rejected one', async ({ stage }) => {
    const page = await editorOf(stage, artist, await draftOf(artist));
    const part = section(page, 'Album Information');
    await edit(field(part, 'Version'), 'Live');
    await waitUntilSaved(part, 'Version');
    await edit(field(part, 'Title'), 'a'.repeat(TITLE_LIMIT + 1));
    await edit(field(section(page, 'Copyright & Label'), 'P-line year'), '1800');
    await alert(part, `Must be less than ${TITLE_LIMIT} characters`).waitFor();
    await alert(section(page, 'Copyright & Label'), 'Must be 1900 or later').waitFor();
    await expectAccessible(page);
  });

  test('product 6.3: a conflict between two windows', async ({ stage }) => {
    const release: Release = await draftOf(artist);
    const first = await editorOf(stage, artist, release);
    const second = await editorOf(stage, artist, release);
    const version = (page: Page) => field(section(page, 'Album Information'), 'Version');
    await version(second).fill('Live');
    await edit(version(first), 'Deluxe');
    await waitUntilSaved(section(first, 'Album Information'), 'Version');
    await version(second).blur();
    await alert(section(second, 'Album Information'), 'another window').waitFor();
    await expectAccessible(second);
    stage.forgetErrors(/409/);
  });

  test('product 11.5: the review before submission, and its messages about missing items', async ({ stage }) => {
    const page = await editorOf(stage, artist, await draftOf(artist));
    const review = await openReview(page);
    await review.agreement.waitFor();
    await expectAccessible(page);
    await acceptAll(page);
    await page.getByText('Read the agreement').click();
    await expectAccessible(page);

    const other = await editorOf(stage, artist, await draftOf(artist, { cover: null }));
    await openReview(other);
    await other.getByText('Release Incomplete').waitFor();
    await expectAccessible(other);
  });

  test('design 9.4: an open track on a phone, without scrolling sideways', async ({ stage }) => {
    const page = await editorOf(stage, artist, await album(), { width: 390 });
    await openTrack(page, 2);
    await track(page, 2).getByRole('button', { name: 'Close the track' }).click();
    await track(page, 2).waitFor({ state: 'detached' });
    await openTrack(page, 1);
    await field(track(page, 1), 'Title').waitFor();
    await atRest(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
