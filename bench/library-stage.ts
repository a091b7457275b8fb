import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { freeBase } from '../infra/local/ports.ts';
import { type Laptop, startLaptop } from '../infra/local/start-laptop.ts';
import { demoArtist } from '../infra/seed/demo-accounts.ts';
import { demoLibrary } from '../services/test/demo-library.ts';
import type { Release } from '../shared/releases/release.ts';
import { launchChromium } from '../web/e2e/launch-chromium.ts';
import { signIn } from '../web/e2e/sign-in.ts';

/**
 * The number of different covers. Each takes half a second to make, and the browser caches them all, so using more
 * would hardly change the result.
 */
const COVERS = 24;

export type LibraryStage = { laptop: Laptop; context: BrowserContext; releases: Release[]; page: () => Promise<Page> };

/**
 * Starts the built site on a local stack of its own, with an artist who has this many releases and is signed in, in a
 * Chromium.
 */
export async function withLibrary<T>(count: number, use: (stage: LibraryStage) => Promise<T>): Promise<T> {
  await build({ configFile: path.resolve('web/vite.config.ts'), logLevel: 'error' });
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-library-'));
  const laptop = await startLaptop({ basePort: await freeBase(), dataFolder, pages: 'built', watch: false });
  const browser = await launchChromium();
  try {
    const { releases } = await demoLibrary(laptop, dataFolder, { releases: count, covers: Math.min(count, COVERS) });
    const context = await browser.newContext({
      baseURL: laptop.site,
      locale: 'en-US',
      timezoneId: 'UTC',
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript({ path: path.resolve('bench/in-page/watch.js') });
    const page = async () => {
      const opened = await context.newPage();
      opened.setDefaultTimeout(30_000);
      return opened;
    };
    const first = await page();
    await signIn(first, demoArtist);
    await first.close();
    return await use({ laptop, context, releases, page });
  } finally {
    await browser.close();
    await laptop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
