import type { Page } from '@playwright/test';

/**
 * Goes to another screen as a link of the app does, and waits until it is there: nothing is loaded again. For a test that is about the screen,
 * and not about its being opened.
 * @param address of a screen with another title: by its title it is known
 */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    document.title = 'on the way';
    history.pushState({ key: address }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await page.waitForFunction(() => document.title !== 'on the way');
}
