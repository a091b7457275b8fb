import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { signIn } from '../e2e/sign-in.ts';
import { accounts } from './people.ts';
import type { Viewer } from './pictures.ts';

type Looks = { width: number; height: number; theme: 'light' | 'dark' };
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens pages as each viewer, in a profile of their own. Everybody signs in once; what the browser then keeps is given to the others. */
export function viewers(browser: Browser, site: string): (viewer: Viewer, looks: Looks) => Promise<Page> {
  const kept = new Map<Viewer, Kept>();
  const newPage = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({ baseURL: site, locale: 'en-US', timezoneId: 'UTC', ...options });
    context.setDefaultTimeout(30_000);
    return context.newPage();
  };
  const signedIn = async (viewer: Viewer): Promise<Kept | undefined> => {
    if (viewer === 'visitor' || kept.has(viewer)) return kept.get(viewer);
    const page = await newPage({});
    await signIn(page, accounts[viewer]);
    const state = await page.context().storageState();
    kept.set(viewer, state);
    await page.context().close();
    return state;
  };
  return async (viewer, { width, height, theme }) => {
    const storageState = await signedIn(viewer);
    return newPage({
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: 'reduce',
      ...(width < 768 && { isMobile: true, hasTouch: true }),
      ...(storageState && { storageState }),
    });
  };
}
