import type { Page } from '@playwright/test';
import { newArtist, type Person } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aTrack } from '../../shared/test/builders.ts';
import { answer, chatOf, message, replyTo } from './assistant-stage.ts';
import { expectAccessible } from './axe.ts';
import { draftWith } from './editor-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

let artist: Person;
let release: Release;
beforeAll(async () => {
  artist = await newArtist('active', 'Mara Ellis');
  release = await draftWith(artist, [aTrack({ title: 'Night Ferry' }), aTrack({ title: 'Day Ferry' })]);
});

const stored = () => current({ artistId: artist.artistId, id: release.id });
const form = (page: Page, name: string) => page.getByRole('form', { name });

describe('product 31.47: answering without typing', () => {
  test('names, roles and tracks are filled in and can be accepted as they are', async ({ stage }) => {
    const page = await chatOf(stage, artist, release);
    await answer(page, 'change the producers');
    const names = form(page, 'Who worked on it');
    await names.getByLabel('Name 1', { exact: true }).fill('Ana Lima');
    await names.getByRole('button', { name: 'Add another name' }).click();
    await expect(names.getByLabel('Name 2', { exact: true })).toBeFocused();
    await names.getByLabel('Name 2', { exact: true }).fill('Ask Me Later');
    await names.getByLabel('Role of name 2').selectOption('Mixing Engineer');
    await names.getByLabel('Tracks of name 2').selectOption('Track 2');
    await expectAccessible(page);
    await replyTo(page, () => names.getByLabel('Name 2', { exact: true }).press('Enter'));
    await message(page, 'Ana Lima (Producer), Ask Me Later (Mixing Engineer, track 2)').waitFor();
    const [first, second] = orderedTracks(await stored());
    expect(first?.contributors).toMatchObject([{ name: 'Ana Lima', role: 'Producer' }]);
    expect(second?.contributors).toMatchObject([
      { name: 'Ana Lima', role: 'Producer' },
      { name: 'Ask Me Later', role: 'Mixing Engineer' },
    ]);
  });

  test('each track has its own answer, once every track has one', async ({ stage }) => {
    const page = await chatOf(stage, artist, release);
    await answer(page, 'change the explicit lyrics');
    const tracks = form(page, 'Explicit lyrics of each track');
    await tracks.getByLabel('1. Night Ferry').selectOption('Explicit');
    await expect(tracks.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await tracks.getByLabel('2. Day Ferry').selectOption('Not Explicit');
    await replyTo(page, () => tracks.getByRole('button', { name: 'Use these answers' }).click());
    expect(orderedTracks(await stored()).map(({ explicit }) => explicit)).toEqual(['Explicit', 'Not Explicit']);
  });

  test('a date is chosen from a calendar, a genre from a list, and stores in their dialog', async ({ stage }) => {
    const page = await chatOf(stage, artist, release);
    await answer(page, 'change the release date');
    await form(page, 'Release day').getByLabel('Release day').fill('2099-12-04');
    await replyTo(page, () => page.getByRole('button', { name: 'Use this day' }).click());
    await answer(page, 'change the genre');
    await form(page, 'All genres').getByLabel('All genres').selectOption('Jazz');
    await replyTo(page, () => page.getByRole('button', { name: 'Use this one' }).click());
    await answer(page, 'change the stores');
    await page.getByRole('button', { name: 'Choose stores' }).click();
    await page.getByRole('dialog').getByText('TikTok', { exact: true }).click();
    await replyTo(page, () => page.getByRole('dialog').getByRole('button', { name: 'Done' }).click());
    const { salesStart, primaryGenre, stores } = await stored();
    expect([salesStart, primaryGenre]).toEqual(['2099-12-04', 'jazz']);
    expect(stores).not.toContain('TikTok');
    expect(stores).toContain('Spotify');
  });
});
