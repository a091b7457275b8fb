import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import measure, { desktopConfig as desktop } from 'lighthouse';
import { build } from 'vite';
import { freeBase } from '../infra/local/ports.ts';
import { startLaptop } from '../infra/local/start-laptop.ts';
import { demoArtist } from '../infra/seed/demo-accounts.ts';
import { demoLibrary } from '../services/test/demo-library.ts';
import { launchProfile } from '../web/e2e/launch-chromium.ts';
import { signIn } from '../web/e2e/sign-in.ts';
import { atLeast, atMost, type Figure } from './figure.ts';

/** The pages that visitors see first. */
const PAGES = ['/', '/features', '/pricing', '/web3', '/faq', '/early-access', '/auth'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse's own two profiles: a computer at 10 Mbit/s and 40 ms, and a mid-range phone at 1.6 Mbit/s and 150 ms with
 * a CPU that is four times slower.
 */
const profiles = { desktop, phone: undefined };
type Profile = keyof typeof profiles;

/**
 * Runs Lighthouse on the built site of a local stack: on every page with the computer's profile, and for the speed of
 * the static pages also with the phone's.
 */
export async function lighthouse(): Promise<Figure[]> {
  const basePort = await freeBase();
  // The pages' canonical URLs must name the measured site.
  process.env.SITE_URL = `http://127.0.0.1:${basePort}`;
  await build({ configFile: path.resolve('web/vite.config.ts'), logLevel: 'error' });
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'segno-lighthouse-'));
  const laptop = await startLaptop({ basePort, dataFolder, pages: 'built', watch: false });
  // A port that the local stack does not use: it has already taken its own.
  const port = await freeBase();
  const browser = await launchProfile(path.join(dataFolder, 'profile'), laptop.site, port);
  try {
    const figures: Figure[] = [];
    for (const page of PAGES) {
      figures.push(...visitedPageFigures(page, await audit(laptop.site + page, port, 'desktop')));
      if (page === '/auth') continue;
      const { performance } = await audit(laptop.site + page, port, 'phone');
      figures.push(atLeast(`${page}, on a phone: performance`, performance, 'of 100', 95));
    }
    await demoLibrary(laptop, dataFolder, { releases: 40, covers: 8 });
    const tab = await browser.newPage();
    await signIn(tab, demoArtist);
    await tab.close();
    const { performance } = await audit(`${laptop.site}/dashboard`, port, 'desktop');
    return [...figures, atLeast('/dashboard, signed in: performance', performance, 'of 100', 90)];
  } finally {
    await browser.close();
    await laptop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

type Audited = Record<(typeof CATEGORIES)[number], number> & { lcpMs: number; shift: number };

/**
 * How many times to measure a page that misses its target, because other work on the machine can only make it slower.
 */
const TRIES = 3;

async function audit(url: string, port: number, profile: Profile): Promise<Audited> {
  let best = await auditOnce(url, port, profile);
  for (let tries = 1; tries < TRIES && best.performance < 95; tries++) {
    const next = await auditOnce(url, port, profile);
    if (next.performance > best.performance) best = next;
  }
  return best;
}

/** @throws Error if the page could not be audited, or a different page was loaded */
async function auditOnce(url: string, port: number, profile: Profile): Promise<Audited> {
  const flags = {
    port,
    onlyCategories: [...CATEGORIES],
    // Without this, Lighthouse would sign the user out.
    disableStorageReset: true,
    logLevel: 'error' as const,
  };
  const result = await measure(url, flags, profiles[profile]);
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { categories, audits, finalDisplayedUrl } = result.lhr;
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${finalDisplayedUrl}`);
  for (const { id, title, score, scoreDisplayMode } of Object.values(audits))
    if (score === 0 && scoreDisplayMode === 'binary') console.log(`      ${url} fails ${id}: ${title}`);
  const scores = CATEGORIES.map((name) => [name, 100 * (categories[name]?.score ?? 0)]);
  return {
    ...(Object.fromEntries(scores) as Record<(typeof CATEGORIES)[number], number>),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
}

const visitedPageFigures = (page: string, { lcpMs, shift, ...scores }: Audited): Figure[] => [
  ...CATEGORIES.map((name) => atLeast(`${page}: ${name}`, scores[name], 'of 100', 95)),
  atMost(`${page}: largest contentful paint`, lcpMs, 'ms', 1200),
  atMost(`${page}: layout shift`, shift, '', 0.02),
];
