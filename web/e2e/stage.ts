import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Page, test as playwright } from '@playwright/test';
import { laptop } from '../../services/test/laptop.ts';
import type { Person } from '../../services/test/people.ts';
import { launchChromium } from './launch-chromium.ts';
import { signedInBefore } from './signed-in-before.ts';

export { signIn, signInHere } from './sign-in.ts';
export { expect };

export type PersonOptions = {
  width?: number;
  theme?: 'light' | 'dark';
  /** Somebody who has signed in on this browser before; a visitor otherwise. */
  as?: Person;
};

export type Stage = {
  /** A page in a fresh profile of the browser. */
  person: (options?: PersonOptions) => Promise<Page>;
  /** Errors that the story causes on purpose, as many as the browser logs. */
  forgetErrors: (text: RegExp) => void;
  /** An error that the story causes on purpose, and the browser logs. */
  expectError: (text: RegExp) => void;
};

/** `stage`: as many people as a story needs. What a page of theirs logs as an error fails the test. */
export const test = playwright.extend<{ stage: Stage }, { browser: Browser }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const browser = await launchChromium();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  stage: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use({
      async person({ width = 1280, theme = 'light', as } = {}) {
        const context = await browser.newContext({
          baseURL: laptop.addresses.site,
          locale: 'en-US',
          timezoneId: 'UTC',
          viewport: { width, height: 900 },
          colorScheme: theme,
          acceptDownloads: true,
          ...(as && { storageState: signedInBefore(as) }),
        });
        contexts.push(context);
        const page = await context.newPage();
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
    // A page may ask something at this very moment: nobody waits for the answer, and what it is without the test's own answers is no error.
    const logged = [...errors];
    const pages = contexts.flatMap((context) => context.pages());
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(contexts.map((context) => context.close()));
    expect(logged, 'what pages logged as errors').toEqual([]);
  },
});
export const { beforeAll, describe } = test;

export const newEmail = () => `${randomUUID().slice(0, 8)}@segno.test`;
