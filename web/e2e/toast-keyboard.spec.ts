import type { Page } from '@playwright/test';
import { newArtist } from '../../services/test/people.ts';
import { aTrack, inOrder } from '../../shared/test/builders.ts';
import { draftOf, editorOf, section, toast } from './editor-stage.ts';
import { expect, test } from './stage.ts';

/** More Tab stops than the page has. */
const MAX_TAB_STOPS = 400;
const isOnToast = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-sonner-toaster]') !== null);

test('product 2.10: while a toast with Undo is shown, Tab passes through it, and Escape goes back', async ({
  stage,
}) => {
  const artist = await newArtist('active');
  const release = await draftOf(artist, { title: 'Sea Shanty', stated: [], ...inOrder([aTrack({})]) });
  const page = await editorOf(stage, artist, release);
  const about = section(page, 'Album Information');
  await about.getByRole('button', { name: 'Use the track’s title' }).click();
  const undo = toast(page, 'Saved').getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  // The toast stays while it is hovered.
  await undo.hover();

  const isUndo = () => undo.evaluate((button) => button === document.activeElement);
  let stops = 0;
  while (!(await isUndo()) && stops < MAX_TAB_STOPS) {
    await page.keyboard.press('Tab');
    stops += 1;
  }
  expect(await isUndo()).toBe(true);
  const seen = new Set<boolean>();
  for (let n = 0; n < 4; n += 1) {
    await page.keyboard.press('Tab');
    seen.add(await isOnToast(page));
  }
  expect([...seen]).toEqual([false]);

  const title = about.getByLabel('Title', { exact: true });
  await title.focus();
  await undo.focus();
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
  await expect(undo).toBeVisible();
});
