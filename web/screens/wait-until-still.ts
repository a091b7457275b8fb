import type { Page } from '@playwright/test';

/** Runs in the page. It is a string, because tsx compiles a function to code with helpers that the page lacks. */
const DECODED = `Promise.all([
  document.fonts.ready,
  ...[...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete).map((image) => image.decode().catch(() => {})),
])`;
const TWO_FRAMES = 'new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))';

/** Waits until a page is settled: its heading is visible, nothing is loading, and fonts and pictures can be drawn. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(DECODED);
  await page.evaluate(TWO_FRAMES);
}
