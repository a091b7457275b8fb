import { newArtist, type Person } from '../../services/test/people.ts';
import { dashboardOf } from './dashboard-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

let mara: Person;
beforeAll(async () => {
  mara = await newArtist('active');
});

describe('failures', () => {
  test('a part of the app that cannot be loaded: the page says so, and a retry loads it', async ({ stage }) => {
    const page = await dashboardOf(stage, mara);
    await page.route('**/assets/analytics-*.js*', (route) => route.abort());
    await page.getByRole('link', { name: 'Analytics' }).click();
    await page.getByRole('heading', { name: 'This page stopped working' }).waitFor();
    await page.unroute('**/assets/analytics-*.js*');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor();
    stage.forgetErrors(/analytics|ERR_FAILED|dynamically imported/);
  });

  test('a page that could not be loaded: the sidebar still works, and returning requests the page again', async ({
    stage,
  }) => {
    const page = await dashboardOf(stage, mara);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.route('**/assets/analytics-*.js*', (route) => route.abort());
    const to = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
    await to('Analytics');
    const failure = page.getByRole('heading', { name: 'This page stopped working' });
    await failure.waitFor();
    await to('Balance');
    await page.getByRole('heading', { level: 1, name: 'Balance' }).waitFor();
    await to('Analytics');
    await failure.waitFor();
    await to('Balance');
    await page.unroute('**/assets/analytics-*.js*');
    await to('Analytics');
    await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    stage.forgetErrors(/analytics|ERR_FAILED|dynamically imported/);
  });

  test('a dialog that could not be loaded: the page stays and says so, and opening it again retries', async ({
    stage,
  }) => {
    const page = await dashboardOf(stage, mara);
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await page.route('**/assets/palette-*.js*', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await page.getByText('This part couldn’t be loaded').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.unroute('**/assets/palette-*.js*');
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    stage.forgetErrors(/palette|ERR_FAILED|dynamically imported/);
  });

  test('without a connection, the page stays and says so, and updates itself afterwards', async ({ stage }) => {
    const page = await dashboardOf(stage, mara);
    const notice = page.getByText('You’re offline', { exact: false });
    await page.context().setOffline(true);
    await notice.waitFor();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'detached' });
    stage.forgetErrors(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  });

  test('a slow server: the page says that it is still waiting', async ({ stage }) => {
    const page = await dashboardOf(stage, mara);
    // The dashboard reads the same list. Wait for its response first, because the library would otherwise wait for that
    // request instead of sending its own.
    await page.getByRole('region', { name: 'Getting started' }).waitFor();
    await page.clock.install();
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/releases?*', async (route) => {
      await released;
      await route.continue();
    });
    await page.route('**/api/releases', async (route) => {
      await released;
      await route.continue();
    });
    const request = page.waitForRequest('**/api/releases**');
    await page.getByRole('link', { name: 'Releases', exact: true }).first().click();
    await request;
    const words = page.getByText('The server is slow to respond.', { exact: false });
    await page.clock.fastForward(4000);
    await words.waitFor();
    answer();
    await words.waitFor({ state: 'detached' });
  });
});
