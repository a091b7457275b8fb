import type { Page } from '@playwright/test';

/**
 * Goes to a different screen as a link in the app does, without loading the page again, and waits for its heading. For
 * tests that are about the screen, and not about opening it.
 */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.before = heading.textContent;
    history.pushState({ key: address }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  // Two releases use the same heading element on one screen, so wait until its text changes.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('h1[data-before]')].every(
      ({ dataset, textContent }) => textContent !== dataset.before,
    ),
  );
}
