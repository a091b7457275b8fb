import type { CDPSession, Page } from '@playwright/test';
import { coverSizes } from '../shared/releases/release.ts';
import { atMost, type Figure, median } from './figure.ts';
import { type LibraryStage, withLibrary } from './library-stage.ts';
import { measureLongestTask } from './longest-task.ts';

const RELEASES = 500;
/** How many times slower a mid-range phone is than a developer's machine. */
const CPU_SLOWDOWN = 4;
/** As fast as the flick of a finger. */
const PIXELS_PER_SECOND = 3000;
const SEARCHES = 5;
const VISITS = 5;

const VARIANT = new RegExp(`^/art/med_\\w+/(${coverSizes.join('|')})\\.webp$`);

/** Measures the library of an artist with 500 releases, in a real Chromium on the built site. */
export const library = (): Promise<Figure[]> =>
  withLibrary(RELEASES, async (stage) => [
    ...(await scrollAndSearch(stage)),
    atMost(`warm dashboard to its first content (median of ${VISITS})`, await warmDashboard(stage), 'ms', 1000),
  ]);

async function scrollAndSearch({ page: open, releases }: LibraryStage): Promise<Figure[]> {
  const page = await open();
  const originals = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'image' && !VARIANT.test(pathname)) originals.add(pathname);
  });
  await page.goto('/dashboard/releases');
  await allAreIn(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let scrolled: Scrolled | undefined;
  const longestTask = await measureLongestTask(cdp, async () => {
    scrolled = await scrollToEnd(page, cdp);
  });
  const searches: number[] = [];
  // Titles from the far end of the library, so that none of them is already on the page.
  for (const { title } of releases.slice(-SEARCHES)) searches.push(await search(page, title));
  await page.close();
  const slower = `CPU ${CPU_SLOWDOWN}x slower`;
  return [
    atMost(`longest task while ${RELEASES} releases are scrolled, ${slower}`, longestTask, 'ms', 50),
    atMost('most cards in the page', scrolled?.mostCards ?? Number.NaN, 'cards', 60),
    atMost('pictures that are no variant of a cover', originals.size, 'files', 0),
    atMost(`search of ${RELEASES} to its result, ${slower} (median of ${SEARCHES})`, median(searches), 'ms', 100),
  ];
}

type Scrolled = { mostCards: number; left: number };

/** Scrolls with the mouse wheel rather than with a script, so that the browser takes its usual path. */
async function scrollToEnd(page: Page, cdp: CDPSession): Promise<Scrolled> {
  await page.evaluate('watch.scrolling()');
  const height = await page.evaluate<number>('document.scrollingElement.scrollHeight');
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 720,
    y: 450,
    yDistance: -2 * height, // twice the height, because rows that are measured later make the page longer
    speed: PIXELS_PER_SECOND,
    gestureSourceType: 'mouse',
  });
  const scrolled = await page.evaluate<Scrolled>('watch.scrolled()');
  if (scrolled.left > 1) throw new Error(`The library was not scrolled to its end: ${scrolled.left} px are left`);
  if (scrolled.mostCards === 0) throw new Error('The library shows no [data-card]');
  return scrolled;
}

/** The first page already shows the totals; the rest of the releases arrive later. */
const allAreIn = (page: Page) => page.locator(`[aria-setsize="${RELEASES}"]`).first().waitFor();

async function search(page: Page, title: string): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search releases' });
  await field.fill('');
  await allAreIn(page);
  await field.focus();
  await page.evaluate(`watch.searching(${JSON.stringify(title)})`);
  // Inserts the whole title at once, like a paste; typing it would start a search after each letter.
  await page.keyboard.insertText(title);
  return page.evaluate<number>('watch.found()');
}

/** Measures a second visit: the site's files are in the browser's cache, and the functions are warm. */
async function warmDashboard({ page: open }: LibraryStage): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit <= VISITS; visit++) {
    const page = await open();
    await page.goto('/dashboard', { waitUntil: 'commit' });
    const shown = await page.evaluate<number>(`watch.shown('main [aria-label="Figures"] a')`);
    if (visit > 0) times.push(shown);
    await page.close();
  }
  return median(times);
}
