import type { CDPSession, Locator, Page } from '@playwright/test';
import { openTable } from '../services/platform/table.ts';
import { releaseRepository } from '../services/releases/storage/release-repository.ts';
import { aCompleteDraft, aTrack, inOrder } from '../shared/test/builders.ts';
import { atMost, type Figure, quantile } from './figure.ts';
import { type LibraryStage, withLibrary } from './library-stage.ts';

const TRACKS = 15;
const KEYS = 100;
/** The first keystrokes are not measured, because the browser is still compiling the code. */
const WARM_UP = 20;
/** One frame at 60 per second: a slower keystroke is visibly late. */
const FRAME_MS = 16;
const LETTERS = 'abcdefghijklmnopqrst';

/**
 * Measures the cost of a keystroke in an album's editor, both in a cell of its table and in a track's panel: how long
 * the page's main thread works until the letter is drawn. The thread's own clock pauses while other threads have the
 * CPU, so the figure is the same on a busy machine.
 */
export const typing = (): Promise<Figure[]> => withLibrary(1, measureTyping);

async function measureTyping({ page: open, laptop, releases }: LibraryStage): Promise<Figure[]> {
  const artistId = releases[0]?.artistId;
  if (!artistId) throw new Error('The library has no release');
  const tracks = Array.from({ length: TRACKS }, (_, n) => aTrack({ title: `Song ${n + 1}` }));
  const album = aCompleteDraft({ artistId, ...inOrder(tracks) });
  await releaseRepository(openTable(laptop.outputs.TableName ?? '')).create(album);

  const page = await open();
  await page.goto(`/dashboard/releases/${album.id}`);
  const clock = await page.context().newCDPSession(page);
  await clock.send('Performance.enable', { timeDomain: 'threadTicks' });
  const figure = async (where: string, control: Locator) =>
    atMost(
      `a key in ${where}, ${TRACKS} tracks (p95 of ${KEYS})`,
      await typedInto(page, clock, control),
      'ms',
      FRAME_MS,
    );

  const inTable = await figure('the table', page.getByLabel('Title of track 8', { exact: true }));
  await page.getByRole('button', { name: 'Open track 8', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Track 8', exact: true });
  const inPanel = await figure('the panel', panel.getByLabel('Title', { exact: true }));
  const beside = await figure('the table, panel open', page.getByLabel('Title of track 3', { exact: true }));
  return [inTable, inPanel, beside];
}

async function typedInto(page: Page, clock: CDPSession, control: Locator): Promise<number> {
  await control.fill('');
  await control.focus();
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + KEYS; n++) {
    const before = await mainThreadMilliseconds(clock);
    await page.keyboard.press(LETTERS.charAt(n % LETTERS.length));
    await page.evaluate('watch.drawn()');
    if (n >= WARM_UP) times.push((await mainThreadMilliseconds(clock)) - before);
  }
  return quantile(times, 0.95);
}

/** The time that the main thread has worked since the page was opened, in milliseconds. */
async function mainThreadMilliseconds(clock: CDPSession): Promise<number> {
  const { metrics } = await clock.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}
