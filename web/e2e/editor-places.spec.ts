import type { Page } from '@playwright/test';
import { newArtist, type Person } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import { stores } from '../../shared/reference/stores.ts';
import type { Release } from '../../shared/releases/release.ts';
import { countInteractions } from './count-interactions.ts';
import { alert, draftOf, editorOf, expectOnServer, group, section, waitUntilSaved } from './editor-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const distribution = (page: Page) => section(page, 'Distribution');
const opener = (page: Page, label: 'Stores' | 'Territories') =>
  group(distribution(page), label).locator('[aria-haspopup=dialog]');

describe('stores (product 6.13)', () => {
  test('product 6.13: all 36 are offered; a choice is summarized in one line and saved on Done', async ({ stage }) => {
    const release = await draftOf(artist, { stores: stores.map(({ name }) => name) });
    const page = await editorOf(stage, artist, release);
    await expect(opener(page, 'Stores')).toContainText('All 36 stores');
    await opener(page, 'Stores').click();
    const dialog = page.getByRole('dialog', { name: 'Stores' });
    await dialog.getByText('36 of 36 chosen').waitFor();
    await expect(dialog.getByRole('checkbox')).toHaveCount(stores.length + 1);
    await dialog.getByRole('checkbox', { name: 'All stores' }).uncheck();
    const none = dialog.getByRole('button', { name: 'Choose at least one' });
    await expect(none).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Done' })).toHaveCount(0);
    await dialog.getByRole('checkbox', { name: 'Spotify' }).check();
    await dialog.getByRole('checkbox', { name: 'Deezer' }).check();
    await expect
      .poll(() =>
        dialog.getByRole('checkbox', { name: 'All stores' }).evaluate((box) => (box as HTMLInputElement).indeterminate),
      )
      .toEqual(true);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    await waitUntilSaved(distribution(page), 'Stores');
    await expect(opener(page, 'Stores')).toBeFocused();
    await expect(opener(page, 'Stores')).toContainText('Spotify, Deezer');
    await expectOnServer(release, (now) => now.stores, ['Spotify', 'Deezer']);
  });

  test('product 6.13: at least one must be chosen; Escape keeps the saved choice', async ({ stage }) => {
    const release = await draftOf(artist, { stores: stores.map(({ name }) => name) });
    const page = await editorOf(stage, artist, release);
    await opener(page, 'Stores').click();
    const dialog = page.getByRole('dialog', { name: 'Stores' });
    await dialog.getByRole('checkbox', { name: 'All stores' }).uncheck();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await opener(page, 'Stores').filter({ hasText: 'All 36 stores' }).waitFor();
    await expect(opener(page, 'Stores')).toBeFocused();
    expect((await current(release)).rev).toBe(release.rev);
  });
});

describe('territories (product 6.14)', () => {
  test('product 6.14: Worldwide clears and disables the countries; without it, they are chosen one by one', async ({
    stage,
  }) => {
    const release = await draftOf(artist);
    const page = await editorOf(stage, artist, release);
    await opener(page, 'Territories').click();
    const dialog = page.getByRole('dialog', { name: 'Territories' });
    const worldwide = dialog.getByRole('switch', { name: 'Worldwide' });
    const country = (name: string) => dialog.getByRole('checkbox', { name, exact: true });
    await expect(worldwide).toBeChecked();
    const enabled = dialog.locator('input[type=checkbox]:not([role=switch]):enabled');
    await expect(enabled).toHaveCount(0);
    // Users who do not want all territories usually want nearly all of them.
    await worldwide.uncheck();
    await expect(country('Portugal')).toBeChecked();
    await dialog.getByRole('button', { name: 'Choose none' }).click();
    await expect(dialog.getByRole('button', { name: 'Choose at least one' })).toBeDisabled();
    await country('Portugal').check();
    await country('Spain').check();
    await worldwide.check();
    await expect(enabled).toHaveCount(0);
    await expect(country('Portugal')).not.toBeChecked();
    await worldwide.uncheck();
    await dialog.getByRole('button', { name: 'Choose none' }).click();

    const search = dialog.getByRole('searchbox', { name: 'Search territories' });
    await search.fill('portu');
    await country('Spain').waitFor({ state: 'detached' });
    await country('Portugal').check();
    await search.fill('es');
    await country('Spain').check();
    await search.fill('aland');
    await country('Åland Islands').waitFor();
    await search.fill('atlantis');
    await dialog.getByText('No territory has this name.').waitFor();
    // Escape clears a search first, as everywhere.
    await page.keyboard.press('Escape');
    await dialog.getByText('No territory has this name.').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    await waitUntilSaved(distribution(page), 'Territories');
    await expect(opener(page, 'Territories')).toContainText('Portugal, Spain');
    await expectOnServer(release, (now) => [...now.territories].sort(), ['ES', 'PT']);
    await expect(opener(page, 'Territories')).toBeFocused();
  });

  test('product 6.14: all but a few countries; choosing Worldwide again saves only Worldwide on the server', async ({
    stage,
  }) => {
    const release = await draftOf(artist, { territories: ['PT', 'ES'] });
    const page = await editorOf(stage, artist, release);
    await opener(page, 'Territories').click();
    const dialog = page.getByRole('dialog', { name: 'Territories' });
    await dialog.getByRole('button', { name: 'Choose all' }).click();
    await dialog.getByRole('checkbox', { name: 'Japan', exact: true }).uncheck();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await opener(page, 'Territories').filter({ hasText: 'Everywhere but Japan' }).waitFor();
    await expectOnServer(release, ({ territories }) => territories.includes('PT') && !territories.includes('JP'), true);
    await opener(page, 'Territories').click();
    await dialog.getByRole('switch', { name: 'Worldwide' }).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expectOnServer(release, (now) => now.territories, ['WW']);
    await opener(page, 'Territories').filter({ hasText: 'Worldwide' }).waitFor();
  });

  test('product 6.14: one country is excluded in three interactions, and turning off Worldwide selects all of them', async ({
    stage,
  }) => {
    const release = await draftOf(artist);
    const page = await stage.person({ as: artist });
    const done = await countInteractions(page);
    await page.goto(`/dashboard/releases/${release.id}`);
    await opener(page, 'Territories').click();
    const dialog = page.getByRole('dialog', { name: 'Territories' });
    await dialog.getByLabel('Leave out a country').selectOption({ label: 'Russia' });
    await dialog.getByRole('button', { name: 'Done' }).click();
    await opener(page, 'Territories').filter({ hasText: 'Everywhere but Russia' }).waitFor();
    await expectOnServer(release, ({ territories }) => [territories.includes('RU'), territories.includes('PT')], [
      false,
      true,
    ]);
    expect(done.all(), done.all().join('\n')).toHaveLength(3);
  });

  test('product 6.14: a region is selected or excluded at once; Escape keeps the saved choice', async ({ stage }) => {
    const release = await draftOf(artist);
    const page = await editorOf(stage, artist, release);
    await opener(page, 'Territories').click();
    const dialog = page.getByRole('dialog', { name: 'Territories' });
    await dialog.getByRole('switch', { name: 'Worldwide' }).uncheck();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await opener(page, 'Territories').filter({ hasText: 'Worldwide' }).waitFor();
    await expect(alert(distribution(page), 'territory')).toHaveCount(0);
    expect((await current(release)).rev).toBe(release.rev);

    await opener(page, 'Territories').click();
    await dialog.getByRole('switch', { name: 'Worldwide' }).uncheck();
    await dialog.getByRole('button', { name: 'Choose none' }).click();
    await dialog.getByRole('checkbox', { name: 'Africa', exact: true }).check();
    await dialog.getByRole('checkbox', { name: 'Egypt', exact: true }).uncheck();
    const africa = dialog.getByRole('checkbox', { name: 'Africa', exact: true });
    await expect.poll(() => africa.evaluate((box) => (box as HTMLInputElement).indeterminate)).toEqual(true);
    await dialog.getByRole('button', { name: 'Done' }).click();
    const read = ({ territories }: Release) => ['GH', 'EG', 'PT'].map((code) => territories.includes(code));
    await expectOnServer(release, read, [true, false, false]);
  });
});
