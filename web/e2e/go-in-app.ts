import type { Page } from '@playwright/test';

/**
 * Goes to another screen as a link of the app does, and waits until its heading is there: nothing is loaded again. For
 * a test that is about the screen, and not about its being opened.
 */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.before = heading.textContent;
    history.pushState({ key: address }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  // Two releases on one screen have one heading, which says another title then.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('h1[data-before]')].every(
      ({ dataset, textContent }) => textContent !== dataset.before,
    ),
  );
}
