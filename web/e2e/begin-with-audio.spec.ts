import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { jpegOf, wavOf } from '../../services/test/files.ts';
import { newArtist, type Person } from '../../services/test/people.ts';
import { current, newDraft, until } from '../../services/test/releases.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aTrack } from '../../shared/test/builders.ts';
import { countInteractions } from './count-interactions.ts';
import { dropFiles } from './drop-files.ts';
import { draftWith, edit, editorOf, expectOnServer, field, section, track } from './editor-stage.ts';
import { libraryOf } from './library-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';
import { INSPECTED } from './time-limits.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const sound = Buffer.from(wavOf(1));
const wav = (name: string) => ({ name, mimeType: 'audio/wav', buffer: sound });
const titlesOf = ({ trackIds, tracks }: Release) => trackIds.map((id) => tracks[id]?.title);
const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const trayStatus = (page: Page, words: string) => tray(page).getByRole('status').filter({ hasText: words });
const audioFiles = (page: Page) => page.getByLabel('Add audio files');
/** More time than a busy machine needs to check fifteen files. */
const ALL_THERE = 60_000;

/** Waits until a given number of a release's tracks have audio. */
const withAudio = (release: Pick<Release, 'id' | 'artistId'>, count: number) =>
  until(
    () => current(release),
    ({ tracks }) => Object.values(tracks).filter(({ audio }) => audio).length === count,
    'audio on each track',
  );

/** Drops files on a part of the page, given in the same format as files to choose. */
const drop = (at: Locator, files: readonly { name: string; mimeType: string; buffer: Buffer }[]) =>
  dropFiles(
    at,
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: buffer })),
  );

describe('product 7.14: a release begins with its audio', () => {
  test('an album of fifteen in three interactions, over a network that loses every twentieth request', async ({
    stage,
  }) => {
    test.slow();
    const page = await libraryOf(stage, artist);
    const done = await countInteractions(page);
    await page.goto('/dashboard/releases');
    let requests = 0;
    const isLost = () => ++requests % 20 === 0;
    const slowly = () => new Promise((next) => setTimeout(next, 300));
    await page.route(/\/api\/releases\/rel_|X-Amz-Signature/, async (route) => {
      await slowly();
      await (isLost() ? route.abort() : route.continue());
    });
    const names = Array.from({ length: 15 }, (_, n) => `Mara Lind - ${n + 1} - Harbour ${n + 1} (Master 01)_24bit.wav`);
    await page.getByRole('button', { name: 'Add New Release' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add New Release' });
    await dialog.getByLabel('Choose audio files').setInputFiles([...names].reverse().map(wav));
    await page.waitForURL(/\/dashboard\/releases\/rel_/);
    const release = { id: page.url().split('/').at(-1) as Release['id'], artistId: artist.artistId };
    await expect(section(page, 'Tracks').getByText('15 of 15')).toBeVisible({ timeout: ALL_THERE });
    await expect(trayStatus(page, '15 of 15 uploaded')).toBeAttached({ timeout: ALL_THERE * 2 });
    const there = await withAudio(release, 15);
    expect(titlesOf(there)).toEqual(names.map((_, n) => `Harbour ${n + 1}`));
    // Each track has its own file.
    expect(there.trackIds.map((id) => there.tracks[id]?.audio?.fileName)).toEqual(names);
    expect(done.all().length, done.all().join(', ')).toBeLessThanOrEqual(3);
    stage.forgetErrors(/ERR_FAILED/);
  });

  test('dropped on the library: creates a single, named after its track, with its cover', async ({ stage }) => {
    const page = await libraryOf(stage, artist);
    await page.getByRole('button', { name: 'Add New Release' }).first().waitFor();
    await drop(page.getByRole('heading', { level: 1, name: 'Releases' }), [
      wav('Salt Road.wav'),
      { name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await jpegOf(3000)) },
    ]);
    await page.waitForURL(/\/dashboard\/releases\/rel_/);
    const release = { id: page.url().split('/').at(-1) as Release['id'], artistId: artist.artistId };
    const there = await until(
      () => current(release),
      ({ cover, tracks }) => cover !== null && Object.values(tracks).some(({ audio }) => audio),
      'audio and cover',
    );
    expect(there.title).toBe('Salt Road');
    expect(titlesOf(there)).toEqual(['Salt Road']);
    await page.getByRole('heading', { level: 1, name: 'Salt Road' }).waitFor();
  });

  test('several files dropped on one track’s place all become tracks', async ({ stage }) => {
    const release = await draftWith(artist, [aTrack({ title: 'Track 1', audio: null })]);
    const page = await editorOf(stage, artist, release);
    await drop(
      section(page, 'Tracks').getByRole('heading', { name: 'Tracks' }),
      ['2 Sand', '1 Salt', '3 Reed'].map((name) => wav(`${name}.wav`)),
    );
    const there = await withAudio(release, 3);
    expect(titlesOf(there)).toEqual(['Salt', 'Sand', 'Reed']);
    expect(there.trackIds[0]).toBe(release.trackIds[0]);
  });

  test('on a phone, files are picked; unsuitable ones are reported, and the others continue', async ({ stage }) => {
    const release = await newDraft(artist);
    const page = await editorOf(stage, artist, release, { width: 390 });
    const png = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#24443c' } })
      .png()
      .toBuffer();
    await audioFiles(page).setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') },
      wav('Salt.wav'),
      { name: 'art.png', mimeType: 'image/png', buffer: png },
    ]);
    await page.getByText('2 files were not added').waitFor();
    await page.getByText('notes.txt: Please upload an MP3, WAV, or FLAC file.').waitFor();
    await withAudio(release, 1);
    await page.getByRole('button', { name: 'Convert to JPEG' }).click();
    const { cover } = await until(
      () => current(release),
      ({ cover }) => cover !== null,
      'the cover',
    );
    expect(cover).toMatchObject({ fileName: 'art.jpg', width: 3000 });
    await expect(page.getByText('were not added')).toBeHidden();

    // Product 8.2: a finding about a cover is shown in the cover's place, one at a time, and not as a toast.
    const chosen = page.getByLabel(/: Cover art$/);
    const jpeg = async (width: number, height?: number) =>
      chosen.setInputFiles({ name: 'c.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await jpegOf(width, height)) });
    const place = section(page, 'Album Information');
    await place.getByText('art.jpg is uploaded.').waitFor({ state: 'attached' });
    await jpeg(600);
    await place.getByText('Cover art must be at least 3000x3000 pixels. Your image is 600x600 pixels.').waitFor();
    await jpeg(3000, 3001);
    await place.getByText('Cover art must be square. Your image is 3000x3001 pixels.').waitFor();
    await expect(place.getByText('must be at least 3000x3000')).toBeHidden();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });
});

test('product 7.15: a single is named after its track, until it is given a different name', async ({ stage }) => {
  const release = await newDraft(artist);
  const page = await editorOf(stage, artist, release);
  await audioFiles(page).setInputFiles([wav('Salt.wav')]);
  await expectOnServer(release, ({ title }) => title, 'Salt');
  await section(page, 'Track 1').waitFor();
  const title = field(track(page, 1), 'Title');
  if (!(await title.isVisible())) await track(page, 1).getByRole('heading').getByRole('button').click();
  await edit(title, 'Salt Road');
  await expectOnServer(release, (now) => [now.title, ...titlesOf(now)], ['Salt Road', 'Salt Road']);
  await expect(field(section(page, 'Album Information'), 'Title')).toHaveValue('Salt Road');
  await edit(field(section(page, 'Album Information'), 'Title'), 'Roads');
  await expectOnServer(release, (now) => now.title, 'Roads');
  await edit(title, 'Salt Lake');
  await expectOnServer(release, (now) => [now.title, ...titlesOf(now)], ['Roads', 'Salt Lake']);
});

describe('product 8.12: the upload tray', () => {
  test('continues when the page is left; one upload is cancelled, and one retried', async ({ stage }) => {
    const release = await newDraft(artist);
    const page = await editorOf(stage, artist, release);
    const held: (() => Promise<void>)[] = [];
    let isHolding = true;
    let isBroken = false;
    await page.route(/X-Amz-Signature/, async (route) => {
      // Without the header, the page would see a lost connection, and would try again for minutes.
      const headers = { 'access-control-allow-origin': '*' };
      if (isBroken && route.request().postDataBuffer()?.length)
        return route.fulfill({ status: 400, headers, body: '' });
      if (!isHolding) return route.continue();
      return new Promise<void>((resolve) => {
        held.push(async () => {
          await route.continue().catch(() => undefined);
          resolve();
        });
      });
    });
    await audioFiles(page).setInputFiles([1, 2, 3, 4, 5].map((n) => wav(`${n} Song.wav`)));
    await tray(page).getByText('Uploading 1 of 5').waitFor();
    await expect.poll(() => held.length).toBe(3);
    await page.getByRole('link', { name: 'Back to releases' }).click();
    await page.getByRole('heading', { level: 1, name: 'Releases' }).waitFor();
    await tray(page).getByRole('button', { name: 'Show the files' }).click();
    await expect(tray(page).getByText('Waiting')).toHaveCount(2);
    await tray(page).getByRole('button', { name: 'Cancel 5 Song.wav' }).click();
    await tray(page).getByText('Uploading 1 of 4').waitFor();
    isBroken = true;
    await tray(page).getByRole('button', { name: 'Cancel 1 Song.wav' }).click();
    // The fourth file's turn has come, and its upload fails.
    await tray(page).getByRole('button', { name: 'Try 4 Song.wav again' }).waitFor();
    isBroken = false;
    isHolding = false;
    await Promise.all(held.map((go) => go()));
    await tray(page).getByRole('button', { name: 'Try 4 Song.wav again' }).click();
    await trayStatus(page, '3 of 3 uploaded').waitFor({ state: 'attached' });
    await withAudio(release, 3);
    await tray(page).getByRole('button', { name: 'Close uploads' }).click();
    await expect(tray(page)).toBeHidden();
    stage.forgetErrors(/400/);
  });

  test('moves nothing under the pointer, from the choice of a file to its upload', async ({ stage }) => {
    const release = await draftWith(artist, [aTrack({ audio: null })]);
    const page = await editorOf(stage, artist, release, { width: 390 });
    const name = 'Salt (a name of more than a line on a phone, mastered for the third time) 24bit.wav';
    const only = track(page, 1);
    const under = only.getByRole('group', { name: 'Composers', exact: true });
    const moves = () => under.evaluate(() => (window as unknown as { moves: number[] }).moves);
    // Long enough that listening finds nothing in it.
    const song = { ...wav(name), buffer: Buffer.from(wavOf(31)) };
    await only.getByLabel('Choose a file: Audio file for track 1').setInputFiles([song]);
    await under.evaluate((element) => {
      const moves: number[] = [];
      Object.assign(window, { moves });
      const look = () => {
        // Measured from the top of the track: on a phone, the summary above it loses a line once the audio is there.
        const ofTrack = element.closest('section')?.getBoundingClientRect().top ?? 0;
        const top = Math.round(element.getBoundingClientRect().top - ofTrack);
        if (moves.at(-1) !== top) moves.push(top);
        requestAnimationFrame(look);
      };
      look();
    });
    await only.getByText(`${name} is uploaded.`).waitFor();
    await only.getByRole('button', { name: 'Play track 1' }).waitFor();
    await only.getByText(/LUFS/).first().waitFor(INSPECTED);
    expect(await moves()).toHaveLength(1);
  });

  test('an expired upload URL is requested again', async ({ stage }) => {
    const release = await newDraft(artist);
    const page = await editorOf(stage, artist, release);
    let puts = 0;
    await page.route(/X-Amz-Signature/, (route) => {
      puts += 1;
      return puts === 1 ? route.fulfill({ status: 403, body: '' }) : route.continue();
    });
    const request = page.waitForRequest(/\/api\/releases\/rel_\w+\/uploads$/);
    await audioFiles(page).setInputFiles([wav('Salt.wav')]);
    await request;
    await withAudio(release, 1);
    stage.forgetErrors(/403/);
  });

  test('a file that is dropped where nothing accepts it is not opened', async ({ stage }) => {
    const page = await libraryOf(stage, artist, { path: '/dashboard/profile' });
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    await drop(title, [wav('Salt.wav')]);
    await page.getByText('You can’t drop files here. Drop them on a release or in your library.').waitFor();
  });
});
