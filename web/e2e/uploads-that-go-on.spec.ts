import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { wavOfBytes } from '../../services/test/files.ts';
import { newArtist, type Person } from '../../services/test/people.ts';
import { current, newDraft, until } from '../../services/test/releases.ts';
import { addressOf, bytesAt } from '../../services/test/storage.ts';
import { PART_BYTES } from '../../shared/media/parts.ts';
import type { Release } from '../../shared/releases/release.ts';
import { countInteractions } from './count-interactions.ts';
import { edit, editorOf, expectOnServer, field, section } from './editor-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';
import { INSPECTED } from './time-limits.ts';

let artist: Person;
let folder: string;
beforeAll(async () => {
  artist = await newArtist('active');
  folder = mkdtempSync(path.join(tmpdir(), 'segno-uploads-'));
});

const bytes = wavOfBytes(PART_BYTES + 1_000_000);
/** Stores a recording of two parts on disk. No two are alike. */
function recording(name: string): { file: string; sha256: string } {
  const own = Buffer.from(bytes);
  own.write(name, 2000);
  const file = path.join(folder, name);
  writeFileSync(file, own);
  return { file, sha256: createHash('sha256').update(own).digest('hex') };
}

const PART = /partNumber=(\d+)/;
const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const openTray = (page: Page) => tray(page).getByRole('button', { name: 'Show the files' }).click();
const audioFiles = (page: Page) => page.getByLabel('Add audio files');
const audioOf = ({ trackIds, tracks }: Release) => trackIds.flatMap((id) => tracks[id]?.audio ?? []);
const withAudio = (release: Release, count: number) =>
  until(
    () => current(release),
    (now) => audioOf(now).length === count,
    'audio on each track',
  );

/** Counts the entries of the browser's store of unfinished uploads, or of the copies of their files. */
const countOf = (page: Page, store: 'uploads' | 'files') =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('unfinished-uploads', 1);
        opening.onsuccess = () => {
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    store,
  );
/** Deletes the browser's copies of files, as a browser does that is short of space. */
const deleteCopies = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('unfinished-uploads', 1);
        opening.onsuccess = () => {
          const clearing = opening.result.transaction('files', 'readwrite').objectStore('files').clear();
          clearing.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

/** Lets no second part arrive until told to, and notes the parts that are sent. */
async function holdSecondParts(pages: BrowserContext) {
  const state = { isHolding: true, sent: [] as number[] };
  await pages.route(PART, async (route) => {
    const number = Number(PART.exec(route.request().url())?.[1]);
    if (number > 1 && state.isHolding) return route.fulfill({ status: 503, body: '' });
    await route.continue();
    state.sent.push(number);
  });
  return state;
}

describe('product 8.14, 8.15: uploads in parts', () => {
  test('ten files arrive intact, with three of ten parts failing, three seconds offline and a reload', async ({
    stage,
  }) => {
    test.slow();
    const release = await newDraft(artist);
    const page = await editorOf(stage, artist, release);
    const done = await countInteractions(page);
    await page.reload();
    await section(page, 'Album Identifiers').waitFor();
    const files = Array.from({ length: 10 }, (_, n) => recording(`${n + 1} Harbour.wav`));
    let parts = 0;
    await page.route(PART, async (route) => {
      await new Promise((next) => setTimeout(next, 400));
      const nth = ++parts % 10;
      if (nth === 3 || nth === 6) return route.abort().catch(() => undefined);
      if (nth === 9) return route.fulfill({ status: 500, body: '' }).catch(() => undefined);
      return route.continue().catch(() => undefined);
    });
    const began = Date.now();
    await audioFiles(page).setInputFiles(files.map(({ file }) => file));
    await expect.poll(() => parts, INSPECTED).toBeGreaterThan(3);
    await page.context().setOffline(true);
    await expect(tray(page).getByText('Waiting for a connection')).toBeVisible();
    await page.waitForTimeout(3000);
    await page.context().setOffline(false);
    // Typing goes on meanwhile.
    await edit(field(section(page, 'Album Information'), 'Title'), 'Harbours');
    await expectOnServer(release, ({ title }) => title, 'Harbours');
    await expect.poll(async () => (await countOf(page, 'files')) >= (await countOf(page, 'uploads'))).toBe(true);
    expect(await countOf(page, 'uploads')).toBeGreaterThan(0);
    await page.reload();
    const there = await (async () => {
      await expect.poll(async () => audioOf(await current(release)).length, INSPECTED).toBe(10);
      return current(release);
    })();
    expect(audioOf(there).map(({ sha256 }) => sha256)).toEqual(files.map(({ sha256 }) => sha256));
    for (const { mediaId, sha256 } of audioOf(there)) {
      const { url } = await artist.api('GET /api/releases/{releaseId}/audio/{mediaId}', {
        params: { releaseId: release.id, mediaId },
      });
      // The URL may be that of the listening copy, which is beside the master.
      const master = await bytesAt(addressOf(url).bucket, `${artist.artistId}/${release.id}/${mediaId}`);
      expect(
        createHash('sha256')
          .update(master ?? '')
          .digest('hex'),
      ).toBe(sha256);
    }
    await expect.poll(() => countOf(page, 'files')).toBe(0);
    console.log(
      `Ten files of ${Math.round(bytes.length / 1e6)} MB in ${Math.round((Date.now() - began) / 1000)} s, ${parts} parts sent, ${done.all().length} interactions: ${done.all().join(', ')}`,
    );
    stage.forgetErrors(/ERR_|500|WebSocket/);
  });

  test('a file that the browser no longer has is chosen again, and only its missing part is sent', async ({
    stage,
  }) => {
    const release = await newDraft(artist);
    const page = await editorOf(stage, artist, release);
    const { file, sha256 } = recording('Salt.wav');
    const state = await holdSecondParts(page.context());
    await audioFiles(page).setInputFiles([file]);
    await expect.poll(() => state.sent).toEqual([1]);
    await expect.poll(() => countOf(page, 'files')).toBe(1);
    await deleteCopies(page);
    await page.reload();
    await tray(page).getByText('Choose 1 file again to go on').first().waitFor();
    await openTray(page);
    await tray(page).getByText('89% has arrived. Choose Salt.wav again to go on.').waitFor();
    const choose = tray(page).getByLabel('Choose Salt.wav again');
    await choose.setInputFiles([recording('Sand.wav').file]);
    await page.getByText('Please choose Salt.wav.').waitFor();
    state.isHolding = false;
    await choose.setInputFiles([file]);
    const there = await withAudio(release, 1);
    expect(audioOf(there)[0]?.sha256).toBe(sha256);
    expect(state.sent).toEqual([1, 2]);
    stage.forgetErrors(/503/);
  });

  test('a second tab does not send the file, and takes over when the first one is closed', async ({ stage }) => {
    const release = await newDraft(artist);
    const first = await editorOf(stage, artist, release);
    const state = await holdSecondParts(first.context());
    await audioFiles(first).setInputFiles([recording('Reed.wav').file]);
    await expect.poll(() => state.sent).toEqual([1]);
    await expect.poll(() => countOf(first, 'files')).toBe(1);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await section(second, 'Album Identifiers').waitFor();
    await expect(tray(second)).toBeHidden();
    state.isHolding = false;
    await first.close();
    await withAudio(release, 1);
    expect(state.sent).toEqual([1, 2]);
    await second.close();
    stage.forgetErrors(/503/);
  });

  test('a file that changes on disk ends with words, and cancelling deletes what has arrived', async ({ stage }) => {
    const release = await newDraft(artist);
    const page = await editorOf(stage, artist, release);
    const { file } = recording('Dune.wav');
    const state = await holdSecondParts(page.context());
    await audioFiles(page).setInputFiles([file]);
    await expect.poll(() => state.sent).toEqual([1]);
    appendFileSync(file, 'more');
    await openTray(page);
    await tray(page)
      .getByText('The file was changed or moved while it was being uploaded. Choose it again.')
      .waitFor(INSPECTED);
    const cancelled = page.waitForResponse((one) => one.request().method() === 'DELETE');
    await tray(page).getByRole('button', { name: 'Leave Dune.wav' }).click();
    expect((await cancelled).status()).toBe(200);
    await expect(tray(page)).toBeHidden();
    expect(await countOf(page, 'uploads')).toBe(0);
    stage.forgetErrors(/503/);
  });
});
