import type { Page } from '@playwright/test';
import { admin, newArtist, type Person } from '../../services/test/people.ts';
import { menuLinks, sidebarLinks } from '../src/app/shell-links.ts';
import { dashboardOf } from './dashboard-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

let mara: Person;
let office: Person;
beforeAll(async () => {
  mara = await newArtist('active');
  office = await admin();
});

const linksIn = async (page: Page): Promise<string[]> => {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await links.last().waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
};
const widthOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().width));

// Here and below: screens.test.ts compares the links with product 2.7 and 2.8.
const artist = sidebarLinks.artist.map(({ to }) => to);

test('product 2.7, 2.8: an artist’s shell: the links, the keys, the palette, the theme, the sidebar', async ({
  stage,
}) => {
  const page = await dashboardOf(stage, mara);

  await test.step('an artist’s sidebar', async () => {
    await page.getByText('Active', { exact: true }).first().waitFor();
    await expect.poll(() => linksIn(page)).toEqual(artist);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
  });

  await test.step('? shows the keyboard shortcuts', async () => {
    await page.keyboard.press('?');
    await page
      .getByRole('dialog', { name: 'Keyboard shortcuts' })
      .getByText('Collapse or expand the sidebar')
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  await test.step('search or jump to: opened with Ctrl+K, used by typing, and closed without a trace', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await palette.waitFor();
    await page.keyboard.type('prof');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/profile');
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await palette.waitFor({ state: 'detached' });

    const opener = page.getByRole('button', { name: 'Search or jump to' }).first();
    await opener.click();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
    await expect(opener).toBeFocused();
  });

  await test.step('a theme chosen there is also selected in the menu', async () => {
    await page.getByRole('button', { name: 'Theme: System' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search or jump to' }).waitFor();
    await page.keyboard.type('dark theme');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Theme: Dark' }).waitFor();
  });

  await test.step('is 16rem wide and 3rem collapsed, toggles with Ctrl+B or its button, and remembers its state for seven days', async () => {
    await expect.poll(() => widthOf(page, 'aside')).toEqual(16 * 16);
    await page.keyboard.press('Control+b');
    await page.getByRole('button', { name: 'Expand the sidebar' }).waitFor();
    await expect.poll(() => widthOf(page, 'aside')).toEqual(3 * 16);

    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar');
    expect(cookie?.value).toBe('collapsed');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(7 * 86_400 - 60);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(7 * 86_400);

    await page.reload();
    await page.getByRole('button', { name: 'Expand the sidebar' }).waitFor();
    await expect.poll(() => widthOf(page, 'aside')).toEqual(48);
    // When collapsed, a link still has its name, and shows it on focus.
    const collapsed = page.locator('aside');
    await collapsed.getByRole('link', { name: 'Releases', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await collapsed.getByText('Releases', { exact: true }).first().waitFor({ state: 'visible' });
    await page.getByRole('button', { name: 'Expand the sidebar' }).click();
    await expect.poll(() => widthOf(page, 'aside')).toEqual(256);
  });

  await test.step('is replaced by a bar and an 18rem drawer below 768 px', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.locator('aside').waitFor({ state: 'visible' });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await page.setViewportSize({ width: 767, height: 900 });
    await page.locator('aside').waitFor({ state: 'hidden' });

    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expect.poll(() => widthOf(page, '[role=dialog]')).toEqual(18 * 16);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
    await expect(opener).toBeFocused();
    await page.keyboard.press('Control+b');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  });
});

test('product 2.7, 2.8: an admin’s shell: the links and their pages', async ({ stage }) => {
  const page = await dashboardOf(stage, office);

  await test.step('an admin’s sidebar: the only place with Payments', async () => {
    await page.getByRole('link', { name: 'All Releases' }).first().waitFor();
    await expect.poll(() => linksIn(page)).toEqual([...artist, ...sidebarLinks.office('admin').map(({ to }) => to)]);
  });

  await test.step('each of them leads to a page with its own heading', async () => {
    await page.getByRole('link', { name: 'Payments', exact: true }).waitFor();
    for (const [name, heading] of [
      ['Releases', 'Releases'],
      ['Analytics', 'Analytics'],
      ['Balance', 'Balance'],
      ['Splits', 'Splits'],
      ['Profile', 'Profile'],
      ['Admin', 'Admin dashboard'],
      ['All Releases', 'All Releases'],
      ['Exports', 'Exports'],
      ['Plans', 'Available Plans'],
      ['Payments', 'Payment History'],
      ['Payouts', 'Payout Requests'],
      ['Advances', 'Advances'],
      ['Tax Forms', 'Tax Forms'],
      ['Statements', 'Statements'],
      ['Books', 'Books'],
      ['Dashboard', 'Dashboard'],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
  });

  await test.step('the mobile menu: Settings is only here, and so is Balance (product 2.8)', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'All Releases' }).waitFor();
    await expect
      .poll(() => linksIn(page))
      .toEqual([...menuLinks.artist, ...menuLinks.office('admin')].map(({ to }) => to));
    await menu.getByRole('button', { name: 'Sign out' }).waitFor();
    await menu.getByRole('link', { name: 'Settings' }).click();
    await page.waitForURL('**/dashboard/profile');
    await menu.waitFor({ state: 'detached' });
  });
});

describe('guards (product 2.2)', () => {
  test('a visitor is sent to sign in, and then back, with path and query', async ({ stage }) => {
    const page = await stage.person();
    await page.goto('/dashboard/releases?state=ready');
    await page.waitForURL('**/auth?tab=signin&redirect=**');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/dashboard/releases?state=ready');
    const panel = page.getByRole('region', { name: 'Sign In' });
    await panel.getByLabel('Email').fill(mara.email);
    await panel.getByLabel('Password', { exact: true }).fill(mara.password);
    await panel.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard/releases?state=ready');
  });

  test('while the session is checked, the word Loading shows', async ({ stage }) => {
    const page = await stage.person();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/config.json', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/dashboard');
    await page.getByRole('status').getByText('Loading', { exact: true }).waitFor();
    answer();
    await page.waitForURL('**/auth?**');
  });

  test('a user who is not an admin is sent from an admin’s page to the dashboard', async ({ stage }) => {
    const page = await dashboardOf(stage, mara);
    for (const path of ['', '/releases', '/payments']) {
      await page.goto(`/dashboard/admin${path}`);
      await page.waitForURL(/\/dashboard$/);
    }
  });

  test('an admin whose profile could not be loaded is not sent away: it is requested again', async ({ stage }) => {
    const page = await dashboardOf(stage, office);
    await page.route('**/api/me', (route) => route.fulfill({ status: 403, body: '{}' }));
    await page.goto('/dashboard/admin/releases?status=submitted');
    await page.getByText('Failed to load profile data.', { exact: false }).waitFor();
    await page.unroute('**/api/me');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'All Releases' }).waitFor();
    expect(new URL(page.url()).search).toBe('?status=submitted');
    stage.forgetErrors(/403/);
  });

  test('an unknown path says so, links home, and is logged', async ({ stage }) => {
    const page = await stage.person();
    const logged = page.waitForResponse('**/api/unknown-paths');
    const answer = await page.goto('/no/such/page?secret=1');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    await page.getByText('There is nothing at /no/such/page.').waitFor();
    expect((await logged).request().postDataJSON()).toEqual({ path: '/no/such/page' });
    expect((await logged).status()).toBe(200);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.waitForURL(/:\d+\/$/);
    stage.expectError(/404.*\/no\/such\/page/);
  });
});

describe('navigation', () => {
  test('every navigation starts at the top, and moves the focus there (product 2.6)', async ({ stage }) => {
    const page = await dashboardOf(stage, mara, { width: 390 });
    await page.evaluate(() => {
      document.body.style.minHeight = '4000px';
      window.scrollTo(0, 1500);
    });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0 && document.activeElement === document.querySelector('main'));
  });
});
