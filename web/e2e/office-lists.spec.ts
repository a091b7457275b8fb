import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { admin } from '../../services/test/people.ts';
import { alterReply } from './alter-reply.ts';
import { holdRequests } from './hold-requests.ts';
import { withReleases } from './library-stage.ts';
import { expect, type Stage, test } from './stage.ts';

/** Tests an office list (ui/list), using the list of all releases: its four states, and the actions on its rows. */
const LIST = /\/api\/admin\/releases/;

const rows = (page: Page) => page.getByRole('table', { name: 'Releases' }).getByRole('row');
const titles = (page: Page) => page.locator('[data-row-link]').allTextContents();
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

async function atTheOffice(stage: Stage): Promise<Page> {
  const page = await stage.person({ as: await admin() });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  return page;
}

const openList = (page: Page) => page.getByRole('link', { name: 'All Releases' }).first().click();

test('product 13.5: placeholders are shown while loading, also for the counts; then rows, and the server’s counts', async ({
  stage,
}) => {
  await withReleases([[{ title: 'Counted' }, 'submitted']]);
  const page = await atTheOffice(stage);
  const answer = await holdRequests(page, LIST);
  await openList(page);
  const waiting = page.getByRole('tabpanel').getByRole('status').getByText('Loading');
  await waiting.waitFor();
  await expect(tab(page, /^New & Submitted$/)).toHaveCount(1);
  answer();
  await page.getByRole('heading', { level: 1, name: 'All Releases' }).waitFor();
  await page.getByText('Manage and export releases from all users').waitFor();
  await expect(page.getByRole('tablist', { name: 'Releases by state' }).getByRole('tab')).toHaveText([
    /^New & Submitted\s?\d+$/,
    /^Exported\s?\d+$/,
    /^Drafts\s?\d+$/,
    /^Changes requested\s?\d+$/,
    /^Withdrawn\s?\d+$/,
  ]);
  await rows(page).nth(1).waitFor();
  await waiting.waitFor({ state: 'detached' });
});

test('product 2.10: a failure to load says so and can be retried; an empty list says what will be there', async ({
  stage,
}) => {
  const page = await atTheOffice(stage);
  await page.route(LIST, (route) => route.fulfill({ status: 403, body: '{}' }));
  await openList(page);
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch releases.' });
  await failure.getByText('Error', { exact: true }).waitFor();
  await page.unroute(LIST);
  const counts = { submitted: 0, changes_requested: 0, exported: 0, draft: 0, withdrawn: 0, changing: 0 };
  await alterReply(page, 'GET /api/admin/releases', () => ({ items: [], counts }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'No releases found' }).waitFor();
  expect(await page.getByRole('searchbox').count()).toBe(0);
  stage.forgetErrors(/403/);
});

test('product 13.5, 14.5: rows are searched, sorted, saved and exported as listed; the view is stored in the URL', async ({
  stage,
}) => {
  await withReleases([
    [{ title: 'Zebu Nine' }, 'submitted'],
    [{ title: 'Zebu Ten, or =1+1' }, 'submitted'],
    [{ title: 'A Zebu' }, 'submitted'],
  ]);
  const page = await atTheOffice(stage);
  await openList(page);
  await rows(page).nth(1).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('zebu');
  await expect.poll(async () => (await titles(page)).length).toEqual(3);
  const header = page.getByRole('columnheader', { name: 'Title' });
  await header.getByRole('button').click();
  await expect.poll(() => titles(page)).toEqual(['A Zebu', 'Zebu Nine', 'Zebu Ten, or =1+1']);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => titles(page)).toEqual(['Zebu Ten, or =1+1', 'Zebu Nine', 'A Zebu']);
  await page.waitForURL(/q=zebu/);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['Zebu Ten, or =1+1', 'Zebu Nine', 'A Zebu']);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save 3 as CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('releases-submitted.csv');
  const [head, ...lines] = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(head).toBe(
    '\uFEFFTitle,Artist,Plan,Tracks,Release Date,Created,Status,Submitted,Exported,Release ID,Artist ID',
  );
  expect(lines.map((line) => line.slice(0, 6))).toEqual(['"Zebu ', 'Zebu N', 'A Zebu', '']);

  // By keyboard: from the search to the rows, between rows, and into one.
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveText('Zebu Nine');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Zebu Nine' }).waitFor();
  await expect(page).toHaveTitle('Zebu Nine · Segno');
  await page.goBack();
  await expect(page).toHaveTitle('All Releases · Segno');

  // Product 14.1, 14.5: an export that fails says so and leaves the row; one that succeeds moves it to the Exported
  // tab.
  const exporting = /\/export$/;
  const ask = async () => {
    await page.getByRole('button', { name: 'Export Zebu Nine' }).click();
    await page.getByRole('alertdialog', { name: 'Mark as Exported?' }).getByRole('button', { name: 'Export' }).click();
  };
  await page.route(exporting, (route) => route.fulfill({ status: 500, body: '' }));
  await ask();
  await page.getByText('Export Failed').waitFor();
  await page.getByText('Failed to export release').waitFor();
  await page.unroute(exporting);
  stage.forgetErrors(/500/);
  const answer = await holdRequests(page, exporting);
  await ask();
  await page.getByRole('button', { name: 'Exporting...' }).waitFor();
  answer();
  await page.getByText('Export Successful').waitFor();
  await expect.poll(() => titles(page)).toEqual(['Zebu Ten, or =1+1', 'A Zebu']);

  await page.getByRole('searchbox').fill('zebu of nowhere');
  await page.getByText('No results for “zebu of nowhere”.').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('product 13.5: a row says what its release lacks; sorting a partly loaded list says so; the file contains the whole list', async ({
  stage,
}) => {
  await withReleases([
    [{ title: 'Bare' }, 'submitted'],
    [{ title: 'Bare too' }, 'submitted'],
  ]);
  const page = await atTheOffice(stage);
  await alterReply(page, 'GET /api/admin/releases', (list) => ({
    ...list,
    items: list.items.slice(0, 1).map((row) => ({ ...row, artist: '', salesStart: '', plan: null })),
    next: 'more',
  }));
  await openList(page);
  const part = page.getByText(/^1 of \d+ loaded$/);
  await part.waitFor();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Title',
    'Artist',
    'Plan',
    'Tracks',
    'Release Date',
    'Created',
    'Actions',
  ]);
  const cells = page.getByRole('cell');
  for (const [n, text] of [
    [1, 'Unknown'],
    [2, 'Free'],
    [4, 'N/A'],
  ] as const)
    await expect(cells.nth(n)).toHaveText(text, { useInnerText: true });
  await page.getByRole('columnheader', { name: 'Tracks' }).getByRole('button').click();
  await page.getByText(/^Search and sorting cover the 1 of \d+ loaded so far\.$/).waitFor();
  await page.getByRole('button', { name: 'Load more' }).waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save \d+ as CSV$/ }).click();
  const lines = readFileSync(await (await saving).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFTitle,Artist,.*,Release ID,Artist ID$/);
  const [, , rest] = [...lines, 'none'];
  expect(rest).not.toBe('none');
});
