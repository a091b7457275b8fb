import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test as playwright } from '@playwright/test';
import type { Person } from '../../services/test/people.ts';
import { beginAs } from './begin-as.ts';
import { launchUnpainted } from './launch-chromium.ts';
import { type Profile, type Profiles, profilesOf } from './profiles.ts';

export { signIn, signInHere } from './sign-in.ts';
export { expect };

export type PersonOptions = {
  width?: number;
  theme?: 'light' | 'dark';
  /** The person who has already signed in on this browser; by default, a visitor. */
  as?: Person;
};

export type Stage = {
  /** Opens a page in a browser profile that is empty except for cached files of sites. */
  person: (options?: PersonOptions) => Promise<Page>;
  /** Ignores errors that the test causes on purpose, however many the browser logs. */
  forgetErrors: (text: RegExp) => void;
  /** Requires and ignores one error that the test causes on purpose and the browser logs. */
  expectError: (text: RegExp) => void;
};

/** `stage`: as many people as a test needs. An error logged by one of their pages fails the test. */
export const test = playwright.extend<{ stage: Stage }, { browser: Browser; profiles: Profiles }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const browser = await launchUnpainted();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  profiles: [async ({ browser }, use) => use(profilesOf(browser)), { scope: 'worker' }],
  stage: async ({ profiles }, use) => {
    const profilesInUse: Profile[] = [];
    const errors: string[] = [];
    await use({
      async person({ width = 1280, theme = 'light', as } = {}) {
        const profile = await profiles.take(width, theme);
        profilesInUse.push(profile);
        const page = await profile.context.newPage();
        await beginAs(page, as);
        page.on('pageerror', ({ message }) => errors.push(message));
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
        });
        return page;
      },
      forgetErrors(text) {
        const others = errors.filter((error) => !text.test(error));
        errors.splice(0, errors.length, ...others);
      },
      expectError(text) {
        const index = errors.findIndex((error) => text.test(error));
        expect(errors[index] ?? 'no such error').toMatch(text);
        errors.splice(index, 1);
      },
    });
    // Taken before the pages are closed: a page may just be sending a request that no longer gets the test's own
    // response, which is not an error.
    const logged = [...errors];
    await Promise.all(profilesInUse.map(profiles.giveBack));
    expect(logged, 'what pages logged as errors').toEqual([]);
  },
});
export const { beforeAll, describe } = test;

export const newEmail = () => `${randomUUID().slice(0, 8)}@segno.test`;
