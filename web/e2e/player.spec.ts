import type { Locator, Page } from '@playwright/test';
import { wavOf } from '../../services/test/files.ts';
import { newArtist, type Person } from '../../services/test/people.ts';
import { aTrack } from '../../shared/test/builders.ts';
import { alterReply } from './alter-reply.ts';
import { expectAccessible } from './axe.ts';
import { draftWith, editorOf, toast } from './editor-stage.ts';
import { beforeAll, describe, expect, type Stage, test } from './stage.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const SECONDS = 12;
const playerOf = (page: Page) => page.getByRole('region', { name: 'Player', exact: true });
const placeIn = (player: Locator) => player.getByRole('slider', { name: 'Position in the track' });
const msIn = async (player: Locator) => Number(await placeIn(player).inputValue());
const playButton = (page: Page, number: number) =>
  page.getByRole('button', { name: `Play track ${number}`, exact: true });
const pauseButton = (page: Page, number: number) =>
  page.getByRole('button', { name: `Pause track ${number}`, exact: true });

/** Opens the editor of an album whose masters are recordings of some seconds. */
async function albumOf(stage: Stage, titles: readonly string[], seconds = SECONDS, width?: number): Promise<Page> {
  const tracks = titles.map((title) => {
    const { audio, ...rest } = aTrack({ title });
    return { ...rest, audio: audio && { ...audio, durationMs: seconds * 1000 } };
  });
  const page = await editorOf(stage, artist, await draftWith(artist, tracks), width ? { width } : {});
  const body = Buffer.from(wavOf(seconds));
  await page.context().route(/[?&]X-Amz-Signature/, parts(body));
  return page;
}

/** Answers like the storage, with the requested part of the file. */
const parts =
  (body: Buffer): Parameters<Page['route']>[1] =>
  (route, request) => {
    const from = Number(/bytes=(\d+)-/.exec(request.headers().range ?? '')?.[1] ?? 0);
    return route.fulfill({
      status: 206,
      contentType: 'audio/wav',
      headers: { 'accept-ranges': 'bytes', 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` },
      body: body.subarray(from),
    });
  };

describe('the player (product 8.11)', () => {
  test('product 8.11: one track plays at a time; the player stays during navigation, and Space pauses it', async ({
    stage,
  }) => {
    const page = await albumOf(stage, ['One', 'Two']);
    const player = playerOf(page);
    await playButton(page, 1).click();
    await pauseButton(page, 1).waitFor();
    await player.getByRole('link', { name: 'One' }).waitFor();
    await playButton(page, 2).click();
    await pauseButton(page, 2).waitFor();
    await playButton(page, 1).waitFor();
    await expect(page.locator('audio')).toHaveCount(0);
    await expect.poll(() => msIn(player)).toBeGreaterThan(0);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Back to releases' }).click();
    await page.getByRole('heading', { level: 1, name: 'Releases' }).waitFor();
    const left = await msIn(player);
    await expect.poll(() => msIn(player)).toBeGreaterThan(left);
    await page.locator('main').focus();
    await page.keyboard.press('Space');
    await player.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.keyboard.press('Space');
    await player.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await player.getByRole('button', { name: 'Previous track' }).click();
    await player.getByRole('link', { name: 'One' }).click();
    await pauseButton(page, 1).waitFor();
    await player.getByRole('button', { name: 'Close the player' }).click();
    await player.waitFor({ state: 'detached' });
    await playButton(page, 1).waitFor();
  });

  test('product 8.11: arrow keys seek in the track; the next track follows at the end', async ({ stage }) => {
    const page = await albumOf(stage, ['One', 'Two']);
    await playButton(page, 1).click();
    const player = playerOf(page);
    await expect.poll(() => msIn(player)).toBeGreaterThan(0);
    await pauseButton(page, 1).click();
    await placeIn(player).focus();
    const before = await msIn(player);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => msIn(player)).toBeGreaterThanOrEqual(before + 5000);
    await page.keyboard.press('End');
    await playButton(page, 1).click();
    await player.getByRole('link', { name: 'Two' }).waitFor();
  });

  test('product 8.11: when a URL expires during playback, a new one is requested, and the track continues', async ({
    stage,
  }) => {
    const page = await albumOf(stage, ['One']);
    const body = Buffer.from(wavOf(SECONDS));
    const half = body.length / 2;
    let urls = 0;
    // Each URL is different, as it would be an hour later.
    await alterReply(page, 'GET /api/releases/{releaseId}/audio/{mediaId}', ({ url }) => ({
      url: `${url}&number=${++urls}`,
    }));
    await page.context().unroute(/[?&]X-Amz-Signature/);
    let expire = () => {};
    const hasExpired = new Promise<void>((resolve) => (expire = resolve));
    await page.context().route(/[?&]X-Amz-Signature/, async (route, request) => {
      const from = Number(/bytes=(\d+)-/.exec(request.headers().range ?? '')?.[1] ?? 0);
      if (from >= half && request.url().endsWith('&number=1')) {
        await hasExpired;
        return route.fulfill({ status: 403, body: 'Request has expired' });
      }
      // Storage may send less than the browser asked for, which then asks for the rest.
      const to = from < half ? half : body.length;
      return route.fulfill({
        status: 206,
        contentType: 'audio/wav',
        headers: { 'accept-ranges': 'bytes', 'content-range': `bytes ${from}-${to - 1}/${body.length}` },
        body: body.subarray(from, to),
      });
    });
    await playButton(page, 1).click();
    const player = playerOf(page);
    await expect.poll(() => msIn(player)).toBeGreaterThan(0);
    expire();
    await expect.poll(() => msIn(player)).toBeGreaterThan((SECONDS * 1000) / 2);
    expect(urls).toBe(2);
    stage.forgetErrors(/403/);
  });

  test('product 8.11: a format that the browser cannot play is not blamed on the file, and the player says so', async ({
    stage,
  }) => {
    const page = await albumOf(stage, ['One']);
    await page.context().unrouteAll();
    await page
      .context()
      .route(/[?&]X-Amz-Signature/, (route) =>
        route.fulfill({ body: Buffer.from('no sound that a browser knows'), contentType: 'audio/mp4' }),
      );
    await playButton(page, 1).click();
    await toast(page, 'This track can’t be played here').getByText('The file is fine for the stores').waitFor();
    await playerOf(page).waitFor({ state: 'detached' });
    await expect(playButton(page, 1)).toBeFocused();
  });

  test('product 8.11: on a phone the player is at the foot, and does not cover the focus', async ({ stage }) => {
    const page = await albumOf(stage, ['One'], SECONDS, 390);
    await playButton(page, 1).click();
    await pauseButton(page, 1).waitFor();
    await playerOf(page).waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
