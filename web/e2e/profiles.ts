import type { Browser, BrowserContext } from '@playwright/test';
import { laptop } from '../../services/test/laptop.ts';

export type Profile = { context: BrowserContext; giveBack: () => Promise<void> };

export type Profiles = {
  /** Returns a profile that is not in use. */
  take: (width: number, theme: 'light' | 'dark') => Promise<Profile>;
  /** Cleans up after a test, so that the profile can be used again. */
  giveBack: (profile: Profile) => Promise<void>;
};

/**
 * A browser's profiles, which are reused by one test after another, so that pages are fetched once and stay in the
 * profile's cache. Everything that a test leaves behind is removed: its pages, routes and cookies when it ends, and its
 * storage before the next test's page runs (begin-as.ts). A profile whose clock was changed is closed.
 */
export function profilesOf(browser: Browser): Profiles {
  const free = new Map<string, Profile[]>();

  async function open(width: number, colorScheme: 'light' | 'dark', unused: Profile[]): Promise<Profile> {
    const context = await browser.newContext({
      baseURL: laptop.addresses.site,
      locale: 'en-US',
      timezoneId: 'UTC',
      viewport: { width, height: 900 },
      colorScheme,
      // Motion is reduced unless a test sets a width or a theme. Otherwise, some 7% of a test's computation would be
      // frames that nobody sees.
      reducedMotion: width === 1280 && colorScheme === 'light' ? 'reduce' : 'no-preference',
      acceptDownloads: true,
    });
    let isMoved = false;
    const install = context.clock.install.bind(context.clock);
    context.clock.install = (options) => {
      isMoved = true;
      return install(options);
    };
    // The pages of a profile share a process, which lives as long as this page and keeps its compiled scripts.
    const keeper = await context.newPage();
    await keeper.goto('/config.json');
    const profile: Profile = {
      context,
      async giveBack() {
        const pages = context.pages().filter((page) => page !== keeper);
        await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        if (isMoved) return context.close();
        await Promise.all(pages.map((page) => page.close()));
        await context.setOffline(false);
        await context.clearCookies();
        unused.push(profile);
      },
    };
    return profile;
  }

  return {
    async take(width, theme) {
      const key = `${width} ${theme}`;
      const unused = free.get(key) ?? [];
      free.set(key, unused);
      return unused.pop() ?? open(width, theme, unused);
    },
    giveBack: (profile) => profile.giveBack(),
  };
}
