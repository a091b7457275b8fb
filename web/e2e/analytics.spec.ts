import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newArtist, type Person } from '../../services/test/people.ts';
import { postedStatement, type SoldLine } from '../../services/test/posted-statement.ts';
import { current } from '../../services/test/releases.ts';
import { expectAccessible } from './axe.ts';
import { withReleases } from './library-stage.ts';
import { expect, test } from './stage.ts';

const line = (different: Partial<SoldLine>): SoldLine => ({
  track: 0,
  month: '2026-09',
  store: 'Spotify',
  country: 'DE',
  streams: 1000,
  amount: '3.5',
  ...different,
});

/** Two releases: one with two stores, countries and months, and one with a line by which a store takes money back. */
async function withEarnings(): Promise<Person> {
  const artist = await withReleases([
    [{ title: 'Night Ferry' }, 'submitted'],
    [{ title: 'Low Tide' }, 'submitted'],
  ]);
  const { items } = await artist.api('GET /api/releases', { query: {} });
  const named = async (title: string) => {
    const found = items.find((card) => card.title === title);
    if (!found) throw new Error(title);
    return { ...(await current(found)), artistId: artist.artistId };
  };
  await postedStatement(
    await named('Night Ferry'),
    [
      line({}),
      line({ country: 'US', streams: 2500, amount: '10.123456789' }),
      line({ store: 'Deezer', streams: 40, amount: '0.2' }),
      line({ month: '2026-08', streams: 500, amount: '2' }),
    ],
    { currency: 'EUR', rate: '1.0837', fileName: 'ferry-2026-09.csv' },
  );
  await postedStatement(await named('Low Tide'), [line({ streams: -10, amount: '-0.05' }), line({ amount: '20' })]);
  return artist;
}

const stat = (page: Page, label: string) =>
  page.getByRole('paragraph').filter({ has: page.getByText(label, { exact: true }) });

test('product 25.5: before the first statement, the page explains why there are no figures', async ({ stage }) => {
  const page = await stage.person({ as: await newArtist('new') });
  await page.goto('/dashboard/analytics');
  await page.getByText('No statement yet').waitFor();
  await expectAccessible(page);
  await page.goto('/dashboard');
  const figures = page.getByRole('region', { name: 'Figures' });
  for (const [label, figure] of [
    ['Streams', '0'],
    ['Countries', '0'],
    ['Earnings', '$0.00'],
  ] as const)
    await expect(figures.getByRole('link', { name: `${label} ${figure} No statement yet` })).toBeVisible();
});

test('product 25.3-25.8: an artist sees the earnings, and follows a figure down to a line of the store’s file', async ({
  stage,
}) => {
  const artist = await withEarnings();
  const page = await stage.person({ as: artist });

  await page.goto('/dashboard/analytics');
  // (13.823456789 + 2) EUR at 1.0837, and 19.95 USD, at 95%.
  await expect(stat(page, 'Total Earnings')).toContainText('$35.24');
  await expect(stat(page, 'Total Streams')).toContainText('5,030');
  await page.getByText('They don’t report listeners.').waitFor();
  const table = page.getByRole('table', { name: 'Earnings by Release' });
  await expect(table.getByRole('row')).toHaveText([
    /Release.*Streams.*Gross.*Artist Earnings.*Platform Cut/,
    /Low Tide.*990.*\$19\.95.*\$18\.95.*\$0\.99/,
    /Night Ferry.*4,040.*\$17\.14.*\$16\.29.*\$0\.85/,
  ]);
  await expectAccessible(page);

  // A different range, compared with the one before it.
  await page.getByLabel('Period').selectOption('Last month');
  await expect(stat(page, 'Total Earnings')).toContainText('$33.18');
  await expect(stat(page, 'Total Earnings')).toContainText('more than in the month before');
  await page.getByLabel('Period').selectOption('Last 12 months');

  // The same total by store, by country, and as a file.
  await page.getByRole('tab', { name: 'Store' }).click();
  await expect(page.getByRole('table', { name: 'Earnings by store' }).getByRole('row')).toHaveCount(3);
  await page.getByRole('tab', { name: 'Country' }).click();
  await page.getByRole('table', { name: 'Earnings by country' }).getByText('Germany').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save 2 as CSV' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toMatch(
    /United States,2500,10\.97079\d,10\.42225\d,0\.5485\d\d/,
  );

  // From the figure down to the line.
  await page.getByRole('tab', { name: 'Release' }).click();
  await page.getByRole('button', { name: '$16.29, Night Ferry: where it comes from' }).click();
  const panel = page.getByRole('dialog', { name: 'Night Ferry' });
  await panel.getByRole('button', { name: /Sep 2026/ }).click();
  await panel.getByRole('button', { name: /Ferry Distribution/ }).click();
  await panel.getByText('Line 3 · Spotify · United States · 2500 streams').waitFor();
  await panel.getByText('QZZZ12600000,Spotify,').first().waitFor();
  await panel.getByText('10.123456789 EUR × 1.0837 × 95% = $10.422250616127').waitFor();
  await panel.getByText(/^3 lines, exactly \$14\.231/).waitFor();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await page.keyboard.press('Escape');

  // The page of one release.
  await table.getByRole('link', { name: 'Night Ferry' }).click();
  await expect(stat(page, 'Artist Earnings')).toContainText('$16.29');
  await page.getByRole('tab', { name: 'Statement' }).click();
  await page.getByText('Ferry Distribution, ferry-2026-09.csv, 1 EUR = 1.0837 USD').waitFor();
  await expectAccessible(page);

  // Cards show the same figures, and a month can be printed.
  await page.goto('/dashboard/releases');
  await page.getByText('$16.29 earned').waitFor();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Earnings $35.24' }).waitFor();
  await page.getByRole('link', { name: 'Countries 2' }).waitFor();
  await page.goto('/dashboard/analytics/statements/2026-09');
  await page.getByRole('heading', { name: 'Statement for Sep 2026' }).waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Releases' }).getByRole('row').last()).toContainText('$33.18');
});

test('product 25.5: a failure to load shows an error and can be retried', async ({ stage }) => {
  const page = await stage.person({ as: await newArtist('active') });
  await page.route('**/api/me/earnings*', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await page.goto('/dashboard/analytics');
  await page.getByText('Failed to load earnings data').waitFor();
  stage.forgetErrors(/500/);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No statement yet').waitFor();
});
