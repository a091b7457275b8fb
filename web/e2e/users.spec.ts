import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newAdmin, newArtist } from '../../services/test/people.ts';
import { alterReply } from './alter-reply.ts';
import { expect, signIn, test } from './stage.ts';

const cellsOf = (page: Page, name: string) => page.getByRole('row', { name }).getByRole('cell');

test('product 13.1, 13.2, 13.8, 13.9: an account is found, activated, viewed and given a role', async ({ stage }) => {
  const word = `Zq${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 6)}`;
  const name = `${word} Lima`;
  const artist = await newArtist('pending', name);
  const page = await stage.person({ as: await newAdmin() });
  await page.goto('/dashboard/admin?tab=pending');

  // The columns of screen S2, and the contents of a row.
  await page.getByRole('heading', { name: 'All Users' }).waitFor();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Full Name',
    'Country',
    'Releases',
    'Tracks',
    'Links',
    'Joined',
    'Status',
  ]);
  await expect(page.getByRole('tablist', { name: 'Users by status' }).getByRole('tab')).toHaveText([
    /^New\s?\d+$/,
    /^All\s?\d+$/,
    /^Active\s?\d+$/,
    /^Pending\s?\d+$/,
    /^Rejected\s?\d+$/,
  ]);
  await page.getByRole('searchbox', { name: 'Search users' }).fill(word);
  await expect(cellsOf(page, name).first()).toHaveText(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(cellsOf(page, name).nth(2)).toHaveText('0', { useInnerText: true });
  const social = page.getByRole('link', { name: `Social account of ${name}` });
  await expect(social).toHaveAttribute('href', 'https://www.instagram.com/mara/');
  await expect(social).toHaveAttribute('rel', /noreferrer/);
  await expect(cellsOf(page, name).nth(4)).toContainText('No Music profileNo WhatsApp');

  // One click activates the account, which then leaves the tab.
  await page.getByRole('button', { name: `Activate ${name}` }).click();
  await page.getByText('Status Updated').waitFor();
  await page.getByText(`${name} is now active.`).waitFor();
  await page.getByText('No results for').waitFor();
  await page.getByRole('tab', { name: /^Active/ }).click();
  await page.getByRole('button', { name: `Set ${name} to pending` }).waitFor();
  await page.route(/\/api\/admin\/users\/[^/]+\/status/, (route) => route.fulfill({ status: 500, body: '{}' }));
  const status = page.getByRole('combobox', { name: `Status of ${name}` });
  await expect(status.getByRole('option')).toHaveText(['New', 'Pending', 'Active', 'Rejected']);
  await status.selectOption('pending');
  await page.getByText('Failed to update account status').waitFor();
  await page.unroute(/\/api\/admin\/users\/[^/]+\/status/);
  stage.forgetErrors(/500/);

  // The details: the email address on demand, the tabs, and a role that asks for confirmation.
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('link', { name: artist.email }).waitFor();
  await page.getByRole('tab', { name: /^Releases/ }).click();
  await page.getByRole('heading', { name: 'No releases yet.' }).waitFor();
  await page.getByRole('tab', { name: 'Payouts' }).click();
  await page.getByRole('heading', { name: 'No payout requests yet.' }).waitFor();

  // Product 13.4: nobody is rejected without being told why.
  await status.selectOption('rejected');
  const rejecting = page.getByRole('alertdialog', { name: `Reject ${name}?` });
  await rejecting.getByRole('button', { name: 'Reject' }).click();
  await rejecting.getByText('Please enter a reason. It is emailed to the artist.').waitFor();
  await rejecting.getByLabel('Reason').fill('No music\n of this name');
  await rejecting.getByRole('button', { name: 'Reject' }).click();
  await page.getByText(`${name} is now rejected.`).waitFor();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await page.getByText('No music of this name').waitFor();

  await page.getByRole('combobox', { name: `Role of ${name}` }).selectOption('reviewer');
  await page.getByRole('alertdialog', { name: `Give ${name} the Reviewer role?` }).waitFor();
  await page.getByRole('button', { name: 'Give the role' }).click();
  await page.getByText(`${name}: Reviewer`).waitFor();
  await expect(page.getByRole('combobox', { name: `Role of ${name}` })).toHaveValue('reviewer');

  await page.getByRole('tab', { name: 'Timeline' }).click();
  await page.getByRole('cell', { name: 'Role changed' }).waitFor();

  // The artist's own view, labeled as such.
  await page.getByRole('link', { name: 'View as artist' }).click();
  await page.getByText('Your visit is recorded.', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Back to the account' }).click();
  await page.getByRole('link', { name: 'Back to all users' }).click();
  const members = page.getByRole('region', { name: 'In the office' }).getByRole('listitem');
  await expect(members.filter({ hasText: name })).toHaveText(`${name} Reviewer`);
  // The list is up to date.
  await page.getByRole('tab', { name: /^Active/ }).click();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(artist.email);
  await expect(cellsOf(page, name).first()).toHaveText(`${name}Reviewer`);
});

test('product 2.10, 13.1, 13.8: an email address that cannot be looked up is not available; a missing or empty list says so', async ({
  stage,
}) => {
  const { artistId } = await newArtist('new', 'Nora Lost');
  const page = await stage.person({ as: await newAdmin() });
  await page.route(/\/email$/, (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto(`/dashboard/admin/users/${artistId}`);
  await page.getByText('Not available').waitFor();
  const list = /\/api\/admin\/users\?/;
  await page.route(list, (route) => route.fulfill({ status: 403, body: '{}' }));
  await page.goto('/dashboard/admin?tab=rejected');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch user data.' });
  await failure.getByText('Error', { exact: true }).waitFor();
  await page.unroute(list);
  const counts = { new: 0, pending: 0, active: 0, rejected: 0 };
  await alterReply(page, 'GET /api/admin/users', () => ({ items: [], counts }));
  await failure.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No users found in this category.').waitFor();
  stage.forgetErrors(/404|403/);
});

test('product 2.3, 3.15: a reviewer may only open releases, from the moment of the appointment', async ({ stage }) => {
  const artist = await newArtist('active');
  const boss = await newAdmin();
  // A sign-in of its own, so that its tokens can be renewed.
  const page = await stage.person();
  await signIn(page, artist);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await boss.api('PUT /api/admin/users/{artistId}/role', {
    params: { artistId: artist.artistId },
    body: { from: null, to: 'reviewer' },
  });
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'All Releases' }).click();
  await page.getByRole('table', { name: 'Releases' }).or(page.getByText('No releases found')).first().waitFor();
  expect(await nav.getByRole('link', { name: 'Payments' }).count()).toBe(0);
  await page.goto('/dashboard/admin/payments');
  await page.waitForURL(/\/dashboard$/);
});
