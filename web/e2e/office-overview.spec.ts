import { readFileSync } from 'node:fs';
import { admin, newAdmin, newArtist } from '../../services/test/people.ts';
import { alterReply } from './alter-reply.ts';
import { expect, test } from './stage.ts';

test('product 20.2, 20.3: an admin’s dashboard links to plans, payments and payouts, each with its figures', async ({
  stage,
}) => {
  const page = await stage.person({ as: await admin() });
  await page.goto('/dashboard/admin');
  await page.getByRole('heading', { level: 1, name: 'Admin dashboard' }).waitFor();
  await page.getByText('Platform overview and management').waitFor();
  const cards = page.getByRole('region', { name: 'Platform' });
  for (const card of [
    /^Users\d+/,
    /^Releases\d+/,
    /^Tracks\d+/,
    /^Revenue\$[\d,]+\.\d\dNet of refunds/,
    /^Payouts\$[\d,]+\.\d\dPending/,
  ])
    await expect(cards.getByText(card)).toHaveCount(1);
  await page.getByRole('heading', { name: 'Waiting today' }).waitFor();
  const links = page.getByRole('navigation', { name: 'Office' }).getByRole('link');
  await expect(links).toHaveText(['View Releases', 'Manage Plans', 'Payment History', 'Payout Requests']);

  await links.getByText('Manage Plans').click();
  await page.getByRole('heading', { level: 1, name: 'Available Plans' }).waitFor();
  for (const words of ['From all paid plans', 'Across all plan tiers']) await page.getByText(words).waitFor();
  const plans = page.getByRole('listitem');
  for (const words of [/Single\$3\.00per release/, /EP\$6\.00per release/, /Album\$9\.00per release/])
    await expect(plans.filter({ hasText: words })).toContainText(
      /Royalties Commission0%Total Releases\d+Active Releases\d+Revenue\$/,
    );
  await expect(plans.filter({ hasText: 'Single$3.00' }).getByRole('listitem')).toContainText([
    '0% commission',
    '100% of the royalties stay yours',
    'All distribution channels',
    'YouTube Content ID included',
  ]);
  await expect(plans.filter({ hasText: '$5 One-Time' })).toContainText(/Total Releases\d+/);
  await expect(plans.filter({ hasText: 'Annual $9' })).toContainText(/Active Releases\d+Revenue\$/);

  await page.goBack();
  await links.getByText('Payout Requests').click();
  await page.getByRole('heading', { level: 1, name: 'Payout Requests' }).waitFor();

  // Figures that cannot be loaded show an error, and can be requested again.
  const figures = /\/api\/admin\/(overview|plans)$/;
  await page.route(figures, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/dashboard/admin/plans');
  await page.getByText(/^Failed to fetch plan statistics\./).waitFor();
  await page.goto('/dashboard/admin');
  await page.getByText(/^Failed to load the figures\./).waitFor();
  await page.unroute(figures);
  await page.getByRole('button', { name: 'Try again' }).click();
  await cards.getByText(/^Users\d+/).waitFor();

  // Each count links to its list.
  const countOf = (count: number) => ({ count, hasMore: false });
  const waiting = {
    toTakeDown: countOf(1),
    toReview: countOf(2),
    toLookAt: countOf(3),
    toActivate: countOf(1),
    toPay: countOf(1),
    toMatch: countOf(1),
  };
  await alterReply(page, 'GET /api/admin/overview', (overview) => ({ ...overview, waiting }));
  await page.reload();
  const rows = page.getByRole('region', { name: 'Waiting today' }).getByRole('link');
  await expect(rows).toHaveText([
    /^1 takedown to carry out/,
    /^2 releases to review/,
    /^3 new accounts to look at/,
    /^1 account to activate/,
    /^1 payout to pay/,
    /^1 payment event to match/,
  ]);
  for (const [n, address] of [
    '/takedowns',
    '/review',
    '?tab=new',
    '?tab=pending',
    '/payouts',
    '/payments?tab=unmatched',
  ].entries())
    await expect(rows.nth(n)).toHaveAttribute('href', `/dashboard/admin${address}`);
  stage.forgetErrors(/overview|plans|500/);
});

test('product 20.4: an audit entry links to its person; a day shows the actions of that day', async ({ stage }) => {
  const office = await newAdmin();
  const { artistId } = await newArtist('new');
  const params = { artistId };
  await office.api('PATCH /api/admin/users/{artistId}/status', { params, body: { from: 'new', to: 'pending' } });
  const page = await stage.person({ as: office, width: 1440 });
  await page.goto(`/dashboard/admin/audit?object=${artistId}`);
  await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
  const row = page.getByRole('table', { name: 'Audit' }).getByRole('row').nth(1);
  await expect(row).toContainText('Account status changed');
  await expect(row).toContainText('new → pending');
  await expect(row.getByRole('link').nth(1)).toHaveAttribute('href', `/dashboard/admin/users/${artistId}`);
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: /show everyone$/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('person')).toBe(office.artistId);
  await page.getByLabel('Day (UTC)').fill('2001-01-01');
  await page.getByText('No entries yet.').waitFor();
  await page.getByRole('button', { name: 'Clear day' }).click();

  // The file contains all requested entries, including those that the page has not loaded.
  await alterReply(page, 'GET /api/admin/audit', ({ next: _, ...first }, request) => {
    const isFirst = !new URL(request.url()).searchParams.has('cursor');
    return isFirst ? { ...first, next: 'more' } : first;
  });
  await page.reload();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^audit/);
  expect(readFileSync(await file.path(), 'utf8').match(/account-status-changed/g)).toHaveLength(2);
});
