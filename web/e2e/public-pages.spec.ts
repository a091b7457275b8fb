import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { describe, expect, test } from './stage.ts';

const heightsOfBars = (page: Page) =>
  page
    .locator('.home-progress-rise')
    .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().top)));

describe('product 2.20: the questions', () => {
  test('can be searched; an empty result says so, and Contact Support passes the term on', async ({ stage }) => {
    const page = await stage.person();
    await page.goto('/faq');
    const search = page.getByRole('searchbox', { name: 'Search questions' });
    await search.fill('COVER SONG');
    await expect(page.locator('details:visible')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['The Release Process']);
    await search.fill('zeppelin');
    await page.getByText('No questions found matching "zeppelin"').waitFor();
    await page.getByText('Try another term, or contact support.').waitFor();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);

    await page.getByRole('link', { name: 'Contact Support' }).click();
    await page.waitForURL('**/contact?**');
    await expect(page.getByLabel('Subject')).toHaveValue('Question: zeppelin');
    await page.getByLabel('Message').fill('Do you fly?');
    await expect(page.getByRole('link', { name: 'Open in your email app' })).toHaveAttribute(
      'href',
      /^mailto:.+\?subject=Question%3A%20zeppelin&body=Do%20you%20fly%3F$/,
    );
  });

  test('on /pricing one is open at a time, and can be closed again', async ({ stage }) => {
    const page = await stage.person();
    await page.goto('/pricing');
    const [first, second] = [page.locator('summary').nth(0), page.locator('summary').nth(1)];
    await first.click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await second.click();
    await expect(page.locator('details').nth(0)).not.toHaveAttribute('open');
    await second.click();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
});

describe('product 39.5: the page of rules', () => {
  test('can be searched by keyboard; an empty result says so', async ({ stage }) => {
    const page = await stage.person({ width: 390 });
    await page.goto('/rules');
    const shown = page.getByRole('article');
    const all = await shown.count();
    await page.getByText(`Rules shown: ${all} of ${all}`).waitFor();
    await expectAccessible(page);

    await page.getByRole('searchbox', { name: 'Search rules' }).focus();
    await page.keyboard.type('original mix');
    await expect(page.locator('#version-original')).toBeVisible();
    await expect(page.locator('#text-emoji')).toBeHidden();
    await page.getByText(`Rules shown: ${await shown.count()} of ${all}`).waitFor();
    await page.getByRole('searchbox', { name: 'Search rules' }).fill('zeppelin');
    await page.getByText('No rules found matching "zeppelin"').waitFor();
    await expect(shown).toHaveCount(0);
    await expectAccessible(page);
  });

  test('an address with a code leads to its rule, also when a search hides it', async ({ stage }) => {
    const page = await stage.person({ width: 390 });
    await page.goto('/rules#title-featuring');
    await expect(page.locator('#title-featuring')).toBeInViewport();

    await page.getByRole('searchbox', { name: 'Search rules' }).fill('emoji');
    await expect(page.locator('#title-featuring')).toBeHidden();
    await page.evaluate(() => {
      window.location.hash = '#isrc-twice';
    });
    await expect(page.locator('#isrc-twice')).toBeInViewport();
    await expect(page.getByRole('searchbox', { name: 'Search rules' })).toHaveValue('');
  });
});

describe('product 2.18: the frame', () => {
  test('on a small screen, the links are in a drawer, which closes when a link is followed', async ({ stage }) => {
    const page = await stage.person({ width: 390 });
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Home' }).last()).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('everything is readable without a script', async ({ stage }) => {
    const page = await stage.person({ width: 390 });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/faq');
    await page.locator('summary', { hasText: 'Is there a commission?' }).click();
    await page.getByText('With a plan there is none').waitFor({ state: 'visible' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Features' }).click();
    await page.getByRole('heading', { level: 1, name: 'What it does, and what it will' }).waitFor();
    stage.forgetErrors(/ERR_FAILED/);
  });
});

describe('product 2.15: ten bars', () => {
  test('rise one after the other while scrolling', async ({ stage }) => {
    const page = await stage.person();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const section = page.locator('.home-progress');
    const { y, height } = (await section.boundingBox()) ?? { y: 0, height: 0 };
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y + (height - 900) / 2);
    await expect
      .poll(async () => {
        const tops = await heightsOfBars(page);
        return Math.max(...tops.slice(0, 4)) < Math.min(...tops.slice(7));
      })
      .toBe(true);
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y + height - 900);
    await expect.poll(async () => Math.max(...(await heightsOfBars(page)))).toBeLessThan(700);
  });

  test('are all up from the start, if motion is reduced', async ({ stage }) => {
    const page = await stage.person();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const first = await heightsOfBars(page);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    expect(await heightsOfBars(page)).toEqual(first.map((top) => top - 300));
    expect((await page.locator('.home-progress').boundingBox())?.height).toBeLessThan(1400);
  });
});
