import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { Person } from '../../services/test/people.ts';
import { becomes } from './becomes.ts';
import { card, libraryOf, withReleases } from './library-stage.ts';
import { mara, office, openStage, signIn } from './stage.ts';

/** What every page shares: it does not move, its content has two edges, and each colour has one role. */
const stage = openStage();
jest.setTimeout(60_000);

let artist: Person;
beforeAll(async () => {
  artist = await withReleases([[{ title: 'Ready' }], [{ title: 'Second' }]]);
});

/** Where the parts of the page stand, in pixels. */
const places = (page: Page) =>
  page
    .locator('main h1, main header button, [data-card], aside')
    .evaluateAll((parts) => parts.map((part) => Object.values(part.getBoundingClientRect().toJSON())));
const edges = (page: Page) =>
  page
    .locator('main header, main section:not(section section)')
    .evaluateAll((parts) => [
      ...new Set(parts.map((part) => part.getBoundingClientRect()).map(({ left, right }) => `${left} to ${right}`)),
    ]);
const colour = (page: Page, token: string) =>
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
  test('moves nothing of the page behind it, nor does the palette or the list of keys', async () => {
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

  test('over another one dims it', async () => {
    const page = await libraryOf(stage, artist);
    await page.getByRole('button', { name: 'Submit Ready' }).click();
    await page.getByRole('button', { name: 'Distribution agreement' }).click();
    const dialogs = page.locator('[role=dialog]');
    await becomes(() => dialogs.count(), 2);
    // Of two on the same level the later one is on top.
    const levels = await page
      .locator('.bg-veil, [role=dialog]')
      .evaluateAll((layers) =>
        layers.map((layer) => `${layer.role === 'dialog' ? 'dialog' : 'veil'} ${getComputedStyle(layer).zIndex}`),
      );
    expect(levels).toEqual(['veil 50', 'dialog 50', 'veil 50', 'dialog 50']);
  });
});

test.each([1440, 1024, 390])('the content of every page has the same two edges (%s px)', async (width) => {
  const page = await stage.person({ width });
  await signIn(page, office);
  const found = new Set<string>();
  for (const path of ['', '/releases', '/admin', '/admin/releases']) {
    await page.goto(`/dashboard${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const edge of await edges(page)) found.add(edge);
  }
  const other = await libraryOf(stage, artist, { width });
  await card(other, 'Ready').getByRole('link').click();
  await other.getByRole('heading', { level: 1, name: 'Ready' }).waitFor();
  for (const edge of await edges(other)) found.add(edge);
  expect([...found]).toHaveLength(1);
});

describe.each(['light', 'dark'] as const)('colours have one role each (%s)', (theme) => {
  test('the keyboard is shown by a round ring of its own colour; a click shows none', async () => {
    const page = await stage.person({ theme });
    await signIn(page, office);
    await page.goto('/dashboard/admin');
    const tab = page.getByRole('tab', { name: 'Active' });
    await tab.click();
    await becomes(() => outlineOf(page).then(({ outlineStyle }) => outlineStyle), 'none');
    const focus = await colour(page, 'focus');
    expect([await colour(page, 'signal'), await colour(page, 'danger')]).not.toContain(focus);
    await page.keyboard.press('ArrowRight');
    await becomes(() => outlineOf(page), { outlineStyle: 'solid', outlineColor: focus, isRound: true });
  });

  test('what is pointed at keeps its hue', async () => {
    const page = await libraryOf(stage, artist, { theme });
    const link = card(page, 'Ready').getByRole('link');
    const ink = await colour(page, 'ink');
    await link.hover();
    await becomes(() => link.evaluate((title) => getComputedStyle(title).textDecorationLine), 'underline');
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
    ).not.toBe(await colour(page, 'signal'));
  });
});

/** One that has gone has no size. */
const boxOf = (toast: Locator) => toast.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
const isIn = (box: DOMRect, { right = Infinity, bottom = Infinity }) =>
  box.width > 0 && box.right <= right && box.bottom <= bottom;

test('a toast covers no value: it stands in the sidebar’s column, and over the bar on a phone', async () => {
  const page = await stage.person({ width: 1024 });
  await signIn(page, mara);
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Welcome back!' });
  const main = await page.locator('main').evaluate((element) => element.getBoundingClientRect().left);
  await becomes(async () => isIn(await boxOf(toast), { right: main }), true);

  const phone = await stage.person({ width: 390 });
  await signIn(phone, mara);
  const above = phone.locator('[data-sonner-toast]').filter({ hasText: 'Welcome back!' });
  await becomes(async () => isIn(await boxOf(above), { bottom: 120 }), true);
});

test('on a phone the menu opens from the side of its button', async () => {
  const page = await libraryOf(stage, artist, { width: 390 });
  const opener = page.getByRole('button', { name: 'Open menu' });
  const middle = await opener.evaluate((button) => button.getBoundingClientRect().left + button.clientWidth / 2);
  await opener.click();
  await becomes(() => page.getByRole('dialog').evaluate((menu) => menu.getBoundingClientRect().left), 0);
  expect(middle).toBeLessThan(390 / 2);
});

test('on a touch screen the way back is 44 px high', async () => {
  const page = await libraryOf(stage, artist, { width: 390 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await card(page, 'Ready').getByRole('link').click();
  const back = page.getByRole('link', { name: 'Back to releases' });
  await becomes(() => back.evaluate((link) => link.getBoundingClientRect().height), 44);
});

describe('back in the list', () => {
  test.each([
    ['the back button', (page: Page) => page.goBack()],
    ['“Back to releases”', (page: Page) => page.getByRole('link', { name: 'Back to releases' }).click()],
  ])('the focus is on the card that was left: by %s', async (_, goBack) => {
    const page = await libraryOf(stage, artist, { path: '/dashboard/releases?q=second' });
    const link = card(page, 'Second').getByRole('link');
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor();
    await goBack(page);
    await page.waitForURL('**/dashboard/releases?q=second');
    await becomes(() => link.evaluate((title) => title === document.activeElement), true);
  });
});
