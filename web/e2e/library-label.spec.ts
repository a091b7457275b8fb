import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { keys } from '../../services/platform/keys.ts';
import { newArtist, type Person, table } from '../../services/test/people.ts';
import { stored, until } from '../../services/test/releases.ts';
import { aCompleteDraft, aCredit, aTrack, inOrder } from '../../shared/test/builders.ts';
import { alterReply } from './alter-reply.ts';
import { expectAccessible } from './axe.ts';
import { card, cardsOf, libraryOf, titles, withReleases } from './library-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

/** Two tracks, because a single would have the same title as its track. */
const by = (name: string, title: string, isrc = '') =>
  inOrder([
    aTrack({ artists: [aCredit(name)], title, ...(isrc && { isrc }) }),
    aTrack({ artists: [aCredit(name)], title: 'Interlude' }),
  ]);
const rowsOf = (page: Page) => page.getByRole('table', { name: 'Your releases' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search releases' });

describe('a label’s library', () => {
  let person: Person;
  beforeAll(async () => {
    person = await withReleases([
      [{ title: 'Alpha', recordLabel: 'Ferry House', salesStart: '2099-03-05', ...by('Mara Ellis', 'Harbour Light') }],
      [{ title: 'Bravo', recordLabel: 'Ferry House', upc: '000001000429', ...by('Ada North', 'Bell') }],
      [{ title: 'Charlie', salesStart: '', ...by('Mara Ellis', 'Tide', 'QZABC2600001') }],
      [{ title: 'Delta', ...by('Ada North', 'Gull') }, 'submitted'],
      [{ title: 'Echo', cover: null, ...by('Ada North', 'Shoal') }],
      [{ title: 'Foxtrot', recordLabel: 'Bell', ...by('Bo South', 'Reef') }],
    ]);
  });

  test('product 4.5: a track, a label, a UPC and an ISRC find their release, and the card shows the match', async ({
    stage,
  }) => {
    const page = await libraryOf(stage, person);
    for (const [typed, title, says] of [
      ['harbour light', 'Alpha', 'Track “Harbour Light”'],
      ['000001000429', 'Bravo', 'UPC 000001000429'],
      ['qz-abc-26-00001', 'Charlie', 'ISRC QZABC2600001'],
      ['bell reef', 'Foxtrot', undefined],
    ] as const) {
      await search(page).fill(typed);
      await expect.poll(() => titles(page)).toEqual([title]);
      if (says) await card(page, title).getByText(says).waitFor();
    }
  });

  test('product 4.5: filters offer the existing values, combine with the search, and are stored in the URL', async ({
    stage,
  }) => {
    const page = await libraryOf(stage, person, { path: '/dashboard/releases?sort=title' });
    const filter = (name: string) => page.getByRole('combobox', { name, exact: true });
    await filter('Artist').selectOption({ label: 'Ada North' });
    await expect.poll(() => titles(page)).toEqual(['Bravo', 'Delta', 'Echo']);
    await page.getByRole('link', { name: 'All 3' }).waitFor();
    await filter('Label').selectOption({ label: 'No label' });
    await expect.poll(() => titles(page)).toEqual(['Delta', 'Echo']);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Delta', 'Echo']);
    await page.getByRole('link', { name: 'Ready 0' }).click();
    await page.getByText('No ready release matches these filters.').waitFor();
    await page.getByRole('button', { name: 'Show all releases' }).click();
    await filter('Date').selectOption({ label: 'Upcoming' });
    await expect.poll(() => titles(page)).toEqual(['Alpha']);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('link', { name: 'All 6' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('product 4.8: V shows a table, which is sorted by its headers, used by keyboard, and remembered', async ({
    stage,
  }) => {
    const page = await libraryOf(stage, person, { width: 1440 });
    await card(page, 'Alpha').waitFor();
    await page.keyboard.press('v');
    await rowsOf(page).waitFor();
    const rows = () => rowsOf(page).locator('[data-row-link]').allInnerTexts();
    await rowsOf(page).getByRole('button', { name: 'Title' }).click();
    await expect.poll(rows).toEqual(['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot']);
    await rowsOf(page).getByRole('button', { name: 'Title' }).click();
    await expect.poll(rows).toEqual(['Foxtrot', 'Echo', 'Delta', 'Charlie', 'Bravo', 'Alpha']);
    const bravo = rowsOf(page).getByRole('row', { name: /Bravo/ });
    await expect(bravo).toContainText('000001000429');
    await expect(bravo).toContainText('Ferry House');
    await expectAccessible(page);
    await page.reload();
    await expect.poll(rows).toEqual(['Foxtrot', 'Echo', 'Delta', 'Charlie', 'Bravo', 'Alpha']);
    await rowsOf(page).getByRole('link', { name: 'Foxtrot' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dashboard\/releases\/rel_/);
    // Going back restores the table and the focus on the row (product 4.8).
    await page.goBack();
    await expect(rowsOf(page).getByRole('link', { name: 'Echo' })).toBeFocused();
    await page.getByRole('button', { name: 'Table' }).click();
    await card(page, 'Alpha').waitFor();
  });

  test('product 4.9: several releases are selected with X, with Shift, or all at once; they are saved as a file, and the ready ones submitted', async ({
    stage,
  }) => {
    const page = await libraryOf(stage, person, { path: '/dashboard/releases?sort=title' });
    await card(page, 'Bravo').getByRole('heading').getByRole('link').focus();
    await page.keyboard.press('x');
    const bar = page.getByRole('region', { name: 'Selected releases' });
    await bar.getByText('1 selected').waitFor();
    await card(page, 'Echo')
      .getByRole('heading')
      .getByRole('link')
      .click({ modifiers: ['Shift'] });
    await bar.getByText('4 selected').waitFor();
    await expectAccessible(page);
    await expect(page.getByRole('checkbox', { name: 'Select Delta' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Select Delta' }).click();
    await bar.getByText('3 selected').waitFor();
    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Save as CSV' }).click();
    const file = await (await download).path();
    const lines = readFileSync(file, 'utf8').trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('Title,Artist,Label,UPC');
    await bar.getByRole('button', { name: 'Select all 6' }).click();
    await bar.getByText('6 selected').waitFor();
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    await expect(page.getByRole('checkbox')).toHaveCount(0);

    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Select Bravo' }).click();
    await page.getByRole('checkbox', { name: 'Select Foxtrot' }).click();
    await page.getByRole('checkbox', { name: 'Select Delta' }).click();
    await bar.getByRole('button', { name: 'Submit 2 that are ready' }).click();
    await page.waitForURL(/\/releases\/rel_\w+\/submit$/);
    const bravo = /rel_\w+/.exec(page.url())?.[0];
    // As if the previous release had just been submitted: the page names the remaining ones, and links to the next.
    const delta = (await person.api('GET /api/releases', { query: {} })).items.find(({ title }) => title === 'Delta');
    await page.evaluate((queue) => sessionStorage.setItem('submit-queue', JSON.stringify(queue)), [delta?.id, bravo]);
    await page.goto(`/dashboard/releases/${delta?.id}`);
    await page.getByText('1 release left to submit').waitFor();
    await page.getByRole('link', { name: /^Next: (Bravo|Foxtrot)$/ }).click();
    await page.waitForURL(new RegExp(`${bravo}/submit$`));
  });
});

test('product 4.1, 4.5: the counts are the server’s from the first page, and nothing is reported as missing before everything is loaded', async ({
  stage,
}) => {
  const others = Array.from({ length: 29 }, (_, n): [{ title: string }] => [{ title: `Number ${n}` }]);
  const person = await withReleases([[{ title: 'Firstling' }], ...others]);
  const page = await stage.person({ as: person });
  let goOn = () => {};
  const isHeld = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/api\/releases\?.*cursor=/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto('/dashboard/releases');
  await page.getByText('30 releases in your library').waitFor();
  await page.getByRole('link', { name: 'All 30' }).waitFor();
  await page.getByRole('link', { name: 'Ready 30' }).waitFor();
  // The release that was created first is on the last page.
  await search(page).fill('firstling');
  await page.waitForURL(/q=firstling/);
  await expect(page.getByText('No release matches')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^All\s*$/ })).toHaveCount(1);
  goOn();
  await card(page, 'Firstling').waitFor();
  await page.getByRole('link', { name: 'All 1' }).waitFor();
});

test('product 4.3: an exported release is Delivered, and has its own tab while there are any', async ({ stage }) => {
  const person = await newArtist('active');
  const { artistId } = person;
  const { id } = await stored(aCompleteDraft({ artistId, title: 'Gone Out' }), 'submitted');
  await stored(aCompleteDraft({ artistId, title: 'Waits' }), 'submitted');
  await until(
    async () => (await person.api('GET /api/releases', { query: {} })).counts?.submitted,
    (count) => count === 2,
    'both are counted',
  );
  const page = await libraryOf(stage, person);
  await page.getByRole('link', { name: 'Submitted 2' }).waitFor();
  await expect(page.getByRole('link', { name: /^Delivered/ })).toHaveCount(0);
  // The same change as an export makes.
  await table.update({
    Key: keys.release({ artistId, releaseId: id }),
    UpdateExpression: 'SET #status = :exported, exportedAt = :now ADD rev :one',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':exported': 'exported', ':now': new Date().toISOString(), ':one': 1 },
  });
  await expect(async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Delivered 1' }).click({ timeout: 3000 });
  }).toPass();
  await card(page, 'Gone Out').getByText('Delivered', { exact: true }).waitFor();
  await expect(cardsOf(page)).toHaveCount(1);
});

test('product 2.14: the palette shows a release with its state and the match, and offers the page’s actions', async ({
  stage,
}) => {
  const person = await withReleases([
    [{ title: 'Night Ferry', upc: '000001000429', ...by('Mara Ellis', 'Harbour Light') }],
    [{ title: 'Birch' }, 'submitted'],
  ]);
  const page = await libraryOf(stage, person);
  await card(page, 'Night Ferry').waitFor();
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  const option = (name: RegExp) => palette.getByRole('option', { name });
  const openPalette = async () => {
    await page.keyboard.press('Control+k');
    await palette.getByRole('combobox').waitFor();
    await expect(palette.getByRole('combobox')).toBeFocused();
  };
  await openPalette();
  await page.keyboard.type('000001000429');
  await option(/Night Ferry.*UPC 000001000429.*Ready/).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/releases\/rel_/);
  await page.getByRole('button', { name: 'Add track' }).waitFor();
  await openPalette();
  await option(/Copy UPC/).waitFor();
  await option(/Duplicate release/).waitFor();
  await option(/Review and submit/).waitFor();
  await page.keyboard.type('add track');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await person.api('GET /api/releases', { query: {} })).items.map(({ trackCount }) => trackCount))
    .toContain(3);
  await openPalette();
  await page.keyboard.type('birch');
  await option(/Birch.*Submitted/).click();
  await page.getByRole('button', { name: /Release Checklist/ }).waitFor();
  await openPalette();
  await page.keyboard.type('open the release checklist');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /Checklist/ }).waitFor();
});

test('product 4.1: a new release is in the list at once, even before the server’s list includes it', async ({
  stage,
}) => {
  const page = await libraryOf(stage, await withReleases([[{ title: 'Old One' }]]));
  await card(page, 'Old One').waitFor();
  // A list that lags behind and never includes the new release.
  await alterReply(page, 'GET /api/releases', ({ items, ...list }) => ({
    ...list,
    items: items.filter(({ title }) => title === 'Old One'),
  }));
  await page.keyboard.press('n');
  await page
    .getByRole('dialog', { name: 'Add New Release' })
    .getByRole('button', { name: /editor/ })
    .click();
  await page.waitForURL(/\/dashboard\/releases\/rel_/);
  await page.getByRole('link', { name: 'Releases', exact: true }).first().click();
  await card(page, 'Untitled Release').waitFor();
  await page.getByText('2 releases in your library').waitFor();
});
