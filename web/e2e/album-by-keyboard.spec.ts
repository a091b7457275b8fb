import type { FileChooser, Page } from '@playwright/test';
import { jpegOf, wavOf } from '../../services/test/files.ts';
import { newArtist, type Person } from '../../services/test/people.ts';
import { current, until } from '../../services/test/releases.ts';
import { ReleaseId } from '../../shared/ids.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../shared/releases/release.ts';
import { submissionBlockers } from '../../shared/rules/readiness.ts';
import { libraryOf } from './library-stage.ts';
import { expect, test } from './stage.ts';
import { INSPECTED } from './time-limits.ts';

/**
 * Product 2.14: a complete album is entered without a mouse (CONTRIBUTING, "A screen": everything works by keyboard).
 */

/** `npm run proof -- album` enters twelve. */
const TRACKS = Number(process.env.TRACKS ?? 4);

const titleOf = (n: number) => `Song ${n} of the Harbour`;
/** Letters only, because a civil name has no digits (product 39.2). */
const surnameOf = (n: number) => `North${'abcdefghijklmno'.charAt(n - 1)}`;

/** How many times to press the key before asking the page where the focus is. */
const BURST = 25;

/**
 * Presses Tab until the focus is on the control with this name, as a screen reader would announce it. The page ignores
 * presses that arrive after the control is reached: asking after each press would take a minute for every album.
 */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const pattern = typeof name === 'string' ? `^\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$` : name.source;
  const tab = await page.evaluateHandle((pattern) => {
    const name = new RegExp(pattern);
    const tab = { isThere: false, stop: () => {} };
    const arrive = () => {
      const { labels, textContent } = document.activeElement as HTMLInputElement;
      const label = document.activeElement?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? textContent;
      tab.isThere = name.test(label ?? '');
    };
    const swallow = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && tab.isThere) event.preventDefault();
    };
    document.addEventListener('focusin', arrive, true);
    document.addEventListener('keydown', swallow, true);
    tab.stop = () => {
      document.removeEventListener('focusin', arrive, true);
      document.removeEventListener('keydown', swallow, true);
    };
    return tab;
  }, pattern);
  let isThere = false;
  for (let presses = 0; presses < 600 && !isThere; presses += BURST) {
    await Promise.all(Array.from({ length: BURST }, () => page.keyboard.press(key)));
    isThere = await tab.evaluate((tab) => tab.isThere);
  }
  await tab.evaluate((tab) => tab.stop());
  if (!isThere) throw new Error(`${name} cannot be reached by ${key}`);
}

async function fill(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** A list is answered by typing the first letters. */
const choose = fill;

type File = { name: string; mimeType: string; buffer: Buffer };

/** Answers a page's next file dialog. The listener stays on, because Chromium needs it before the key is pressed. */
const answers = new WeakMap<Page, (chooser: FileChooser) => void>();
const answerDialogs = (page: Page) => page.on('filechooser', (chooser) => answers.get(page)?.(chooser));

async function chooseFile(page: Page, file: File): Promise<void> {
  const opened = new Promise<FileChooser>((open) => answers.set(page, open));
  await page.keyboard.press('Space');
  await (await opened).setFiles(file);
}

async function typeAlbum(page: Page, tracks: number): Promise<ReleaseId> {
  answerDialogs(page);
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: 'Add New Release' }).waitFor();
  await tabTo(page, /editor/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/releases\/rel_/);
  await page.getByRole('heading', { name: 'Album Identifiers' }).waitFor();

  await tabTo(page, /: Cover art$/);
  await chooseFile(page, { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await jpegOf(3000)) });
  await fill(page, 'Title', 'Songs of the Harbour');
  await choose(page, 'Primary genre', 'Folk');
  await choose(page, 'Metadata language', 'English');
  for (const line of ['P-line', 'C-line']) {
    await fill(page, `${line} year`, '2026');
    await fill(page, `${line} holder`, 'Harbour House');
  }
  await choose(page, 'Sales start date', 'As soon');

  const wav = Buffer.from(wavOf(2));
  for (let n = 1; n <= tracks; n++) {
    await tabTo(page, 'Add track');
    await page.keyboard.press('Enter');
    // The cursor is in the title, which is selected: in the first track's fields, or in the row of a later track.
    await page.waitForFunction((n) => {
      const at = document.activeElement;
      const single = at?.closest('section[aria-label="Track 1"]');
      return at?.tagName === 'INPUT' && (n === 1 ? single : at.ariaLabel === `Title of track ${n}`);
    }, n);
    await page.keyboard.type(titleOf(n));
    if (n > 1) {
      // Saves the title, then opens the other fields.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.id === 'track-panel');
    }
    await choose(page, 'Explicit content', 'Not');
    await fill(page, 'First name of composer 1', 'Ada');
    await fill(page, 'Last name of composer 1', surnameOf(n));
    await fill(page, 'First name of lyricist 1', 'Ada');
    await fill(page, 'Last name of lyricist 1', surnameOf(n));
    await choose(page, 'AI used for the audio', 'No');
    await choose(page, 'AI used for lyrics or composition', 'No');
    await tabTo(page, new RegExp(`: Audio file for track ${n}$`), 'Shift+Tab');
    await chooseFile(page, { name: `${n}.wav`, mimeType: 'audio/wav', buffer: wav });
    if (n > 1) await page.keyboard.press('Escape');
  }
  await tabTo(page, 'Submit release', 'Shift+Tab');
  return ReleaseId.parse(/rel_\w+/.exec(page.url())?.[0]);
}

/** Everything that was typed is on the server once the files are checked. */
async function expectAlbum({ artistId }: Person, id: ReleaseId, tracks: number): Promise<void> {
  const release: Release = await until(
    () => current({ id, artistId }),
    (now) => submissionBlockers(now).length === 0,
    'a complete release',
    INSPECTED.timeout / 1000,
  );
  expect(release).toMatchObject({
    title: 'Songs of the Harbour',
    primaryGenre: 'folk',
    metadataLanguage: 'en',
    pLine: { year: 2026, holder: 'Harbour House' },
    cLine: { year: 2026, holder: 'Harbour House' },
    salesStart: 'asap',
  });
  // A release can be complete before the last names are saved.
  const tracksOf = async () => orderedTracks(await current({ id, artistId }));
  await expect
    .poll(async () =>
      (await tracksOf()).map(({ title, explicit, composers }) => [title, explicit, composers[0]?.lastName]),
    )
    .toEqual(Array.from({ length: tracks }, (_, i) => [titleOf(i + 1), 'Not Explicit', surnameOf(i + 1)]));
}

test(`a complete release of ${TRACKS} tracks is typed by keyboard only`, async ({ stage }) => {
  const person = await newArtist('active');
  const page = await libraryOf(stage, person);
  await page.getByRole('heading', { name: 'No releases yet' }).waitFor();
  await expectAlbum(person, await typeAlbum(page, TRACKS), TRACKS);
  await page.getByText('Complete', { exact: true }).first().waitFor(INSPECTED);
});

test('nothing is lost if every response takes 300 ms longer and one in eight calls fails', async ({ stage }) => {
  const person = await newArtist('active');
  const page = await libraryOf(stage, person);
  await page.getByRole('heading', { name: 'No releases yet' }).waitFor();
  let calls = 0;
  let failed = 0;
  await page.route('**/api/**', async (route) => {
    calls += 1;
    const fails = calls % 8 === 3;
    await new Promise((late) => setTimeout(late, 300));
    if (!fails) return route.continue();
    failed += 1;
    // Half of these calls are carried out before the response is lost.
    if (failed % 2 === 0) await route.fetch();
    return route.fulfill({ status: 502, body: 'Bad gateway' });
  });
  await expectAlbum(person, await typeAlbum(page, 3), 3);
  expect(failed).toBeGreaterThan(3);
  stage.forgetErrors(/502/);
});
