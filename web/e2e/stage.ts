import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test as playwright } from '@playwright/test';
import type { Person } from '../../services/test/people.ts';
import { launchUndrawn } from './launch-chromium.ts';
import { type Profile, type Profiles, profilesOf } from './profiles.ts';
import { beginAs } from './signed-in-before.ts';

export { signIn, signInHere } from './sign-in.ts';
export { expect };

export type PersonOptions = {
  width?: number;
  theme?: 'light' | 'dark';
  /** Somebody who has signed in on this browser before; a visitor otherwise. */
  as?: Person;
};

export type Stage = {
  /** A page in a profile of the browser that is empty, but for what sites are cached. */
  person: (options?: PersonOptions) => Promise<Page>;
  /** Errors that the story causes on purpose, as many as the browser logs. */
  forgetErrors: (text: RegExp) => void;
  /** An error that the story causes on purpose, and the browser logs. */
  expectError: (text: RegExp) => void;
};

/** `stage`: as many people as a story needs. What a page of theirs logs as an error fails the test. */
export const test = playwright.extend<{ stage: Stage }, { browser: Browser; profiles: Profiles }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const browser = await launchUndrawn();
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
    // A page may ask something at this very moment: nobody waits for the answer, and what it is without the test's own
    // answers is no error.
    const logged = [...errors];
    await Promise.all(profilesInUse.map(profiles.giveBack));
    expect(logged, 'what pages logged as errors').toEqual([]);
  },
});
export const { beforeAll, describe } = test;

export const newEmail = () => `${randomUUID().slice(0, 8)}@segno.test`;
