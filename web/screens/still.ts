import type { Page } from '@playwright/test';

/** Runs in the page, as text: what tsx makes of a function needs its own helpers there. */
const DECODED = `Promise.all([
  document.fonts.ready,
  ...[...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete).map((image) => image.decode().catch(() => {})),
])`;
const TWO_FRAMES = 'new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))';

/** Waits until a page is as it stays: its heading is there, nothing is being loaded, and fonts and pictures can be drawn. */
export async function still(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(DECODED);
  await page.evaluate(TWO_FRAMES);
}
