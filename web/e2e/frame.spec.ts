import type { Locator, Page } from '@playwright/test';
import { admin, newArtist, type Person } from '../../services/test/people.ts';
import { goInApp } from './go-in-app.ts';
import { card, libraryOf, withReleases } from './library-stage.ts';
import { beforeAll, describe, expect, signIn, test } from './stage.ts';

/** Properties of every page: it does not move, its content has two edges, and each color has one role. */

let artist: Person;
beforeAll(async () => {
  artist = await withReleases([[{ title: 'Ready' }], [{ title: 'Second' }]]);
});

/** The positions of the page's parts, in pixels. */
const places = (page: Page) =>
  page
    .locator('main h1, main header button, [data-card], aside')
    .evaluateAll((parts) => parts.map((part) => Object.values(part.getBoundingClientRect().toJSON())));
/**
 * Only visible parts count: while a part of a page is loading, React hides its siblings, which then have no position.
 */
const edges = async (page: Page) => {
  // The bar at the foot of a narrow page is left out, because it reaches the window's edges, as the frame's own bars
  // do.
  const parts = page
    .locator('main header, main section:not(section section, [data-bottom-bar])')
    .filter({ visible: true });
  let found: string[] = [];
  // An element has no width if it is hidden after it was found and before it is measured.
  await expect(async () => {
    found = await parts.evaluateAll((shown) =>
      shown
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left, right }) => `${left} to ${right}`),
    );
    expect(found).not.toEqual([]);
  }).toPass();
  return new Set(found);
};
const colorOf = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(--color-${name})`;
    const value = getComputedStyle(probe).color;
    probe.remove();
    return value;
  }, token);
const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineColor, borderRadius } = getComputedStyle(document.activeElement as Element);
    return { outlineStyle, outlineColor, isRound: Number.parseFloat(borderRadius) > 0 };
  });

describe('a dialog', () => {
  test('moves nothing on the page behind it, and neither does the palette or the list of shortcuts', async ({
    stage,
  }) => {
    const page = await libraryOf(stage, artist);
    await card(page, 'Ready').waitFor();
    const before = await places(page);
    for (const key of ['n', 'Control+k', '?']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      expect(await places(page)).toEqual(before);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await places(page)).toEqual(before);
    }
  });

  test('dims a dialog below it', async ({ stage }) => {
    const page = await stage.person();
    await page.goto('/local/kit#dialog');
    await page.getByRole('button', { name: 'Where is it shown?' }).click();
    const dialogs = page.locator('[role=dialog]');
    await expect(dialogs).toHaveCount(2);
    // Of two layers at the same level, the later one is on top.
    const levels = await page
      .locator('.bg-veil, [role=dialog]')
      .evaluateAll((layers) =>
        layers.map((layer) => `${layer.role === 'dialog' ? 'dialog' : 'veil'} ${getComputedStyle(layer).zIndex}`),
      );
    expect(levels).toEqual(['veil 50', 'dialog 50', 'veil 50', 'dialog 50']);
  });
});

test('the content of every page has the same two edges, at 1440, 1024 and 390 px', async ({ stage }) => {
  const page = await stage.person({ as: await admin() });
  const other = await stage.person({ as: artist });
  for (const width of [1440, 1024, 390]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await other.setViewportSize({ width, height: 900 });
      const found = new Set<string>();
      await page.goto('/dashboard');
      for (const path of ['', '/releases', '/admin', '/admin/releases']) {
        if (path !== '') await goInApp(page, `/dashboard${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        for (const edge of await edges(page)) found.add(edge);
      }
      await other.goto('/dashboard/releases');
      await card(other, 'Ready').getByRole('link', { name: 'Ready', exact: true }).click();
      await other.getByRole('heading', { level: 1, name: 'Ready' }).waitFor();
      // The page's two columns are within the same edges.
      const columns = [...(await edges(other))].map((edge) => edge.split(' to ').map(Number));
      found.add(
        `${Math.min(...columns.map(([left]) => left ?? 0))} to ${Math.max(...columns.map(([, right]) => right ?? 0))}`,
      );
      expect([...found]).toHaveLength(1);
    });
  }
});

const themes = ['light', 'dark'] as const;
describe('each color has one role, in either theme', () => {
  test('keyboard focus is shown by a round ring in its own color; a click shows none', async ({ stage }) => {
    const page = await stage.person({ as: await admin() });
    await page.goto('/dashboard/admin');
    for (const theme of themes) {
      await test.step(theme, async () => {
        await page.emulateMedia({ colorScheme: theme });
        const tab = page.getByRole('tab', { name: 'Active' });
        await tab.click();
        await expect.poll(() => outlineOf(page).then(({ outlineStyle }) => outlineStyle)).toEqual('none');
        const focus = await colorOf(page, 'focus');
        expect([await colorOf(page, 'signal'), await colorOf(page, 'danger')]).not.toContain(focus);
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => outlineOf(page)).toEqual({ outlineStyle: 'solid', outlineColor: focus, isRound: true });
      });
    }
  });

  test('a hovered element keeps its hue', async ({ stage }) => {
    const page = await stage.person({ as: artist });
    for (const theme of themes) {
      await test.step(theme, async () => {
        await page.emulateMedia({ colorScheme: theme });
        await page.goto('/dashboard/releases');
        const link = card(page, 'Ready').getByRole('link', { name: 'Ready', exact: true });
        const ink = await colorOf(page, 'ink');
        await link.hover();
        await expect
          .poll(() => link.evaluate((title) => getComputedStyle(title).textDecorationLine))
          .toEqual('underline');
        expect(await link.evaluate((title) => getComputedStyle(title).color)).toBe(ink);
        await link.click();
        const heading = page.getByRole('heading', { name: 'Album Information' });
        await heading.hover();
        expect(await heading.evaluate((title) => getComputedStyle(title).color)).toBe(ink);
        const bar = page.getByRole('button', { name: /^Cover art/ });
        await bar.hover();
        expect(
          await bar
            .locator('span')
            .first()
            .evaluate((part) => getComputedStyle(part).backgroundColor),
        ).not.toBe(await colorOf(page, 'signal'));
      });
    }
  });
});

/** A toast that has disappeared has no size. */
const boxOf = (toast: Locator) => toast.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
const isIn = (box: DOMRect, { right = Infinity, bottom = Infinity }) =>
  box.width > 0 && box.right <= right && box.bottom <= bottom;

test('a toast covers no value: it is in the sidebar’s column, or above the bar on a phone', async ({ stage }) => {
  const mara = await newArtist();
  const page = await stage.person({ width: 1024 });
  await signIn(page, mara);
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Welcome back!' });
  const main = await page.locator('main').evaluate((element) => element.getBoundingClientRect().left);
  await expect.poll(async () => isIn(await boxOf(toast), { right: main })).toEqual(true);

  const phone = await stage.person({ width: 390 });
  await signIn(phone, mara);
  const above = phone.locator('[data-sonner-toast]').filter({ hasText: 'Welcome back!' });
  await expect.poll(async () => isIn(await boxOf(above), { bottom: 120 })).toEqual(true);
});

test('on a phone, the menu opens from the side of its button; on a touch screen, the back link is 44 px high', async ({
  stage,
}) => {
  const page = await libraryOf(stage, artist, { width: 390 });
  const opener = page.getByRole('button', { name: 'Open menu' });
  const middle = await opener.evaluate((button) => button.getBoundingClientRect().left + button.clientWidth / 2);
  await opener.click();
  const menu = page.getByRole('dialog');
  await expect.poll(() => menu.evaluate((menu) => menu.getBoundingClientRect().left)).toEqual(0);
  expect(middle).toBeLessThan(390 / 2);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });

  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await card(page, 'Ready').getByRole('link', { name: 'Ready', exact: true }).click();
  const back = page.getByRole('link', { name: 'Back to releases' });
  await expect.poll(() => back.evaluate((link) => link.getBoundingClientRect().height)).toEqual(44);
});

test('returning to the list restores the focus on the card, with the back button and with “Back to releases”', async ({
  stage,
}) => {
  const page = await libraryOf(stage, artist, { path: '/dashboard/releases?q=second' });
  for (const goBack of [() => page.goBack(), () => page.getByRole('link', { name: 'Back to releases' }).click()]) {
    const link = card(page, 'Second').getByRole('link', { name: 'Second', exact: true });
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor();
    await goBack();
    await page.waitForURL('**/dashboard/releases?q=second');
    await expect(link).toBeFocused();
  }
});

test('a page and its dialog appear as soon as they are loaded, without waiting for a timer', async ({ stage }) => {
  const page = await stage.person({ as: artist });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/dashboard/releases');
  await page.getByText('2 releases in your library').waitFor();
  await page.getByRole('button', { name: 'Add New Release' }).click();
  await page.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'More actions for Ready' }).click();
  await page.getByRole('menu').waitFor();
});
