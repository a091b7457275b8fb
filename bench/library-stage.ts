import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { freeBase } from '../infra/local/ports.ts';
import { demoAdmin, demoArtist } from '../infra/local/seed/demo-accounts.ts';
import { demoReleases } from '../infra/local/seed/demo-releases.ts';
import { seedAccounts } from '../infra/local/seed/seed.ts';
import { laptopSession } from '../infra/local/session.ts';
import { startLaptop } from '../infra/local/start-laptop.ts';
import { openTable } from '../services/platform/table.ts';
import { coversOf } from '../services/test/covers-of.ts';
import { manyReleases } from '../services/test/many-releases.ts';
import type { Release } from '../shared/releases/release.ts';
import { launchChromium } from '../web/e2e/launch-chromium.ts';
import { signIn } from '../web/e2e/stage.ts';

/** Different covers. Each costs half a second; a browser keeps them all, so that more would change little. */
const COVERS = 24;

export type LibraryStage = { context: BrowserContext; releases: Release[]; page: () => Promise<Page> };

/** The built site on a laptop of its own, an artist with so many releases, and a Chromium in which she is signed in. */
export async function withLibrary<T>(count: number, use: (stage: LibraryStage) => Promise<T>): Promise<T> {
  await build({ configFile: path.resolve('web/vite.config.ts'), logLevel: 'error' });
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-library-'));
  const laptop = await startLaptop({ basePort: await freeBase(), dataFolder, pages: 'built', watch: false });
  const browser = await launchChromium();
  try {
    await seedAccounts(laptop, dataFolder);
    const session = laptopSession(laptop);
    const office = session.api(await session.signIn(demoAdmin.email, demoAdmin.password));
    const artist = session.api(await session.signIn(demoArtist.email, demoArtist.password));
    const covers = await coversOf(
      office,
      demoReleases(COVERS).map(({ title }) => title),
    );
    const { id: artistId } = await artist('GET /api/me');
    const releases = await manyReleases(
      openTable(laptop.outputs.TableName ?? ''),
      { artistId, api: artist },
      { count, covers },
    );
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
    return await use({ context, releases, page });
  } finally {
    await browser.close();
    await laptop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
