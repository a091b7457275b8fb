import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { signIn } from '../e2e/sign-in.ts';
import { accounts } from './people.ts';
import type { Viewer } from './pictures.ts';

type Looks = { width: number; height: number };
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Opens pages as each viewer, in separate browser profiles. Each viewer signs in once; the session is then copied to
 * further profiles.
 */
export function viewers(browser: Browser, site: string): (viewer: Viewer, looks: Looks) => Promise<Page> {
  const kept = new Map<Viewer, Promise<Kept>>();
  const newPage = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({ baseURL: site, locale: 'en-US', timezoneId: 'UTC', ...options });
    context.setDefaultTimeout(30_000);
    return context.newPage();
  };
  const signIntoOne = async (viewer: Exclude<Viewer, 'visitor'>): Promise<Kept> => {
    const page = await newPage({});
    await signIn(page, accounts[viewer]);
    const state = await page.context().storageState();
    await page.context().close();
    return state;
  };
  const signedIn = (viewer: Viewer): Promise<Kept> | undefined => {
    if (viewer === 'visitor') return undefined;
    const state = kept.get(viewer) ?? signIntoOne(viewer);
    kept.set(viewer, state);
    return state;
  };
  return async (viewer, { width, height }) => {
    const storageState = await signedIn(viewer);
    return newPage({
      viewport: { width, height },
      reducedMotion: 'reduce',
      ...(width < 768 && { isMobile: true, hasTouch: true }),
      ...(storageState && { storageState }),
    });
  };
}
