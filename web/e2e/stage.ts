import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from './launch-chromium.ts';

export { signIn, signInHere } from './sign-in.ts';

const laptop = JSON.parse(process.env.LAPTOP ?? '{}') as { addresses: { site: string } };
const site = laptop.addresses.site;

/** Sign-ins that the set-up made (infra/seed/demo-accounts.ts). */
export const office = { email: 'office@segno.test', password: 'Office2026' };
export const mara = { email: 'mara@segno.test', password: 'Harbour2026' };

/** One browser for a test file, a fresh profile for each person. What a page logs as an error fails the test that ends. */
export function openStage() {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    async person(options: { width?: number; theme?: 'light' | 'dark' } = {}): Promise<Page> {
      if (!browser) throw new Error('No browser');
      const context = await browser.newContext({
        baseURL: site,
        locale: 'en-US',
        timezoneId: 'UTC',
        viewport: { width: options.width ?? 1280, height: 900 },
        colorScheme: options.theme ?? 'light',
        acceptDownloads: true,
      });
      contexts.push(context);
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      return page;
    },
    /** Errors that the story causes on purpose, as many as the browser logs. */
    forgetErrors: (text: RegExp) => {
      const others = errors.filter((error) => !text.test(error));
      errors.splice(0, errors.length, ...others);
    },
    /** An error that the story causes on purpose, and the browser logs. */
    expectError: (text: RegExp) => {
      const at = errors.findIndex((error) => text.test(error));
      expect(errors[at] ?? 'no such error').toMatch(text);
      errors.splice(at, 1);
    },
  };
}

export const newEmail = () => `${randomUUID().slice(0, 8)}@segno.test`;
