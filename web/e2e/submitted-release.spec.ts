import { newArtist, type Person } from '../../services/test/people.ts';
import { stored } from '../../services/test/releases.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { expectAccessible } from './axe.ts';
import { section } from './editor-stage.ts';
import { libraryOf } from './library-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

let artist: Person;
let path: string;
beforeAll(async () => {
  artist = await newArtist('active');
  const draft = aCompleteDraft({ artistId: artist.artistId, title: 'Salt Road', salesStart: '2099-01-15' });
  path = `/dashboard/releases/${(await stored({ ...draft, upc: '036000291452' }, 'submitted')).id}`;
});

describe('a submitted release’s page', () => {
  test('product 11.13: shows the completed, the current and the remaining steps', async ({ stage }) => {
    const page = await libraryOf(stage, artist, { path, width: 390 });
    const steps = page.getByRole('list', { name: 'The way to the stores' }).getByRole('listitem');
    await expect(steps).toContainText(['Submitted', 'In review', 'Delivered', 'Planned for Jan 15, 2099']);
    await expect(steps.and(page.locator('[aria-current=step]'))).toContainText(['In review']);
    // The sales start is far away, so the delivery time is not shown.
    await expect(page.getByText('Delivery takes')).toHaveCount(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('product 11.14: its codes are copied, its plan is upgraded, and the office is contacted', async ({ stage }) => {
    const page = await stage.person({ as: artist });
    await page.addInitScript(() => {
      const copied: string[] = [];
      const clipboard = { writeText: async (text: string) => void copied.push(text) };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard });
      Object.assign(window, { copied });
    });
    await page.goto(path);
    await section(page, 'Codes').getByText('036000291452').waitFor();
    await page.getByRole('button', { name: 'Copy UPC' }).click();
    await page.getByRole('status').filter({ hasText: 'UPC copied' }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual(['036000291452']);

    await page.getByRole('button', { name: 'Upgrade to 100% · $3.00' }).click();
    const plan = page.getByRole('dialog', { name: 'Choose Your Plan' });
    await plan.getByRole('button', { name: 'Pay $3.00' }).waitFor();
    await page.keyboard.press('Escape');
    await plan.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Write to the office' }).click();
    await page.getByLabel('Message to the office').fill('Please take it down.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await section(page, 'Messages').getByRole('listitem').filter({ hasText: 'Please take it down.' }).waitFor();
  });
});
