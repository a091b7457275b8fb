import type { Locator } from 'playwright-core';

/** Milliseconds that a page has to become what a test expects, as long as Playwright's own waits (stage.ts). */
const PATIENCE = 15_000;
const EVERY = 50;

/**
 * Reads again and again until the page shows what is wanted. A page draws what was done to it in a later frame, so a single read tells
 * only which of the two was faster.
 */
export async function becomes<T>(read: () => Promise<T>, wanted: NoInfer<T>): Promise<void> {
  await passes(async () => expect(await read()).toEqual(wanted));
}

/** The same for a text of which only a part is expected. */
export async function says(place: Locator, words: string): Promise<void> {
  await passes(async () => expect(await place.innerText()).toContain(words));
}

/** The last difference is the one that is told. */
async function passes(expectation: () => Promise<void>): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await expectation();
    } catch (difference) {
      if (performance.now() > end) throw difference;
      await new Promise((again) => setTimeout(again, EVERY));
    }
  }
}
