import { newArtist, type Person } from '../../services/test/people.ts';
import { aTrack, inOrder } from '../../shared/test/builders.ts';
import { expectAccessible } from './axe.ts';
import { cell, draftOf, editorOf, expectOnServer, field, openTrack, row, section, track } from './editor-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const sidewaysOf = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

describe('two columns, from 1200 px (product 6.1)', () => {
  test('the release’s needs stay visible by name while its fields scroll; fields are 640 to 720 px wide', async ({
    stage,
  }) => {
    const page = await editorOf(stage, artist, await draftOf(artist, { pLine: null }), { width: 1440 });
    const summary = section(page, 'Summary');
    const item = summary.getByRole('button', { name: 'P-line: missing', exact: true });
    const submit = summary.getByRole('link', { name: 'Submit release' });
    await expect(summary.getByText('Night Ferry')).toBeVisible();
    await expect(summary.getByText('Mara Ellis')).toBeVisible();
    await expect(summary.getByText(/^Saved /)).toBeVisible();
    await section(page, 'Distribution').getByRole('group', { name: 'Stores' }).scrollIntoViewIfNeeded();
    await expect(item).toBeInViewport();
    await expect(submit).toBeInViewport();
    const box = await section(page, 'Distribution').getByRole('group', { name: 'Stores' }).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(640);
    expect(box?.width).toBeLessThanOrEqual(720);
  });

  test('the ten bars are a single Tab stop: arrow keys move between them, and Enter leads to the field', async ({
    stage,
  }) => {
    const page = await editorOf(stage, artist, await draftOf(artist, { pLine: null, cLine: null }));
    const list = page.getByRole('group', { name: 'What the release needs' });
    const stops = list.locator('button:not([tabindex="-1"])');
    await expect(stops).toHaveCount(1);
    await expect(stops).toHaveAccessibleName('P-line: missing');
    await stops.focus();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('button', { name: 'C-line: missing' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(list.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(list.getByRole('button').last()).toBeFocused();
    await expect(stops).toHaveCount(1);
    await list.getByRole('button', { name: 'C-line: missing' }).focus();
    await page.keyboard.press('Enter');
    await expect(field(section(page, 'Copyright & Label'), 'C-line year')).toBeFocused();
  });

  test('] and [ go to the next and the previous missing item; F8 does it from a field, where ] is a character', async ({
    stage,
  }) => {
    const page = await editorOf(stage, artist, await draftOf(artist, { primaryGenre: '', pLine: null, cLine: null }));
    const rights = section(page, 'Copyright & Label');
    const genre = field(section(page, 'Album Information'), 'Primary genre');
    await page.keyboard.press(']');
    await expect(genre).toBeFocused();
    await page.keyboard.press('F8');
    await expect(field(rights, 'P-line year')).toBeFocused();
    await page.keyboard.press('F8');
    await expect(field(rights, 'C-line year')).toBeFocused();
    await page.keyboard.type(']');
    await expect(field(rights, 'C-line year')).toHaveValue(']');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+F8');
    await expect(field(rights, 'P-line year')).toBeFocused();
  });

  test('product 7.16: an open track is beside the list and below the missing items, which can still be followed; Escape closes it from both', async ({
    stage,
  }) => {
    const tracks = ['One', 'Two', 'Three'].map((title) =>
      aTrack({ title, explicit: title === 'Two' ? '' : 'Explicit' }),
    );
    const page = await editorOf(stage, artist, await draftOf(artist, { pLine: null, ...inOrder(tracks) }), {
      width: 1440,
    });
    const line = page.getByRole('button', { name: 'P-line: missing', exact: true });
    const next = page.getByRole('button', { name: 'Explicit content: missing', exact: true });
    await openTrack(page, 3);
    const panel = track(page, 3);
    await expect(panel).toBeInViewport();
    await expect(line).toBeInViewport();
    // Nothing covers the panel or the list of tracks.
    await line.click();
    await expect(field(section(page, 'Copyright & Label'), 'P-line year')).toBeFocused();
    await expect(panel).toBeInViewport();
    // The page may still be scrolling to the previous target, and an element that moves while it is pressed receives no
    // click.
    await expect(async () => {
      await next.click();
      await expect(field(track(page, 2), 'Explicit content')).toBeFocused({ timeout: 2000 });
    }).toPass();
    await expect(field(track(page, 2), 'Explicit content')).toBeInViewport();
    await expectAccessible(page);
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(track(page, 2)).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(row(page, 2).getByRole('button', { name: 'Open track 2' })).toBeFocused();

    await openTrack(page, 1);
    await cell(page, 'Title', 3).focus();
    // The list has moved under the pointer. The tooltip of the button that is now there must not use up the Escape.
    await page.keyboard.press('Escape');
    await expect(track(page, 1)).toBeHidden();
    await expect(cell(page, 'Title', 3)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Title: done', exact: true })).toBeVisible();
  });

  test('a dialog moves nothing on the page', async ({ stage }) => {
    const page = await editorOf(stage, artist, await draftOf(artist));
    const placeOf = () => page.locator('section[aria-label="Summary"]').boundingBox();
    const before = await placeOf();
    await page.getByRole('group', { name: 'Stores', exact: true }).locator('[aria-haspopup=dialog]').click();
    await page.getByRole('dialog', { name: 'Stores' }).waitFor();
    const under = await placeOf();
    expect([under?.x, under?.width]).toEqual([before?.x, before?.width]);
  });
});

describe('a narrow page (product 6.1)', () => {
  test('the bar at its foot shows the progress, leads to the next missing item, and finally submits', async ({
    stage,
  }) => {
    const release = await draftOf(artist, { cLine: null, metadataLanguage: '' });
    const page = await editorOf(stage, artist, release, { width: 390 });
    const bar = section(page, 'Next step');
    await expect(bar.getByText('8 of 10', { exact: true })).toBeInViewport();
    const needs = page.getByRole('group', { name: 'What the release needs' }).getByRole('button');
    await expect(needs).toHaveText([/Metadata language: missing/, /C-line: missing/]);
    await bar.getByRole('button', { name: 'Next: Metadata language' }).click();
    await expect(field(section(page, 'Album Information'), 'Metadata language')).toBeFocused();
    await field(section(page, 'Album Information'), 'Metadata language').selectOption({ label: 'English' });
    await bar.getByText('9 of 10', { exact: true }).waitFor();
    await bar.getByRole('button', { name: 'Next: C-line' }).click();
    const rights = section(page, 'Copyright & Label');
    await expect(field(rights, 'C-line year')).toBeFocused();
    await field(rights, 'C-line year').fill('2026');
    await field(rights, 'C-line holder').fill('Ferry House');
    await field(rights, 'C-line holder').blur();
    await bar.getByText('10 of 10', { exact: true }).waitFor();
    await expect(needs).toHaveCount(0);
    await expectOnServer(release, (now) => now.cLine, { year: 2026, holder: 'Ferry House' });
    expect(await page.evaluate(sidewaysOf)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

  test('at 200% zoom nothing is lost, and the bar does not cover the focus', async ({ stage }) => {
    const page = await editorOf(stage, artist, await draftOf(artist), { width: 720 });
    expect(await page.evaluate(sidewaysOf)).toBeLessThanOrEqual(0);
    const label = field(section(page, 'Copyright & Label'), 'Record label');
    await page.evaluate(() => window.scrollTo(0, 0));
    await label.focus();
    const bar = await section(page, 'Next step').boundingBox();
    const box = await label.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

describe('rarely used parts are folded (product 6.1)', () => {
  test('codes and optional fields are folded while they are empty, and unfolded if they have a value', async ({
    stage,
  }) => {
    const page = await editorOf(stage, artist, await draftOf(artist), { folded: true });
    const upc = (part: typeof page) => part.getByLabel('UPC', { exact: true });
    const version = (part: typeof page) => field(section(part, 'Album Information'), 'Version');
    await expect(upc(page)).toBeHidden();
    await expect(version(page)).toBeHidden();
    await section(page, 'Album Identifiers').getByText('Already released elsewhere?').click();
    await expect(upc(page)).toBeVisible();
    await section(page, 'Album Information').locator('summary', { hasText: 'More' }).click();
    await version(page).fill('Live');
    await version(page).blur();
    await expect(version(page)).toBeVisible();

    // A part that a link leads to is unfolded.
    await page.goto(`${new URL(page.url()).pathname}?field=release-preOrder`);
    await expect(field(section(page, 'Release Dates'), 'Pre-order date')).toBeFocused();

    const filled = await draftOf(artist, { upc: '036000291452', version: 'Deluxe' });
    const other = await editorOf(stage, artist, filled, { folded: true });
    await expect(upc(other)).toHaveValue('036000291452');
    await expect(upc(other)).toBeVisible();
    await expect(version(other)).toBeVisible();
  });

  test('an empty required field has an outline, a filled one looks like text; a long title stays within its lines', async ({
    stage,
  }) => {
    const title = 'An Evening of Songs '.repeat(12).trim();
    const release = await draftOf(artist, { title, primaryGenre: '', ...inOrder([aTrack({ title })]) });
    const page = await editorOf(stage, artist, release);
    const part = section(page, 'Album Information');
    const styleOf = (label: string) =>
      field(part, label).evaluate((box) => [
        getComputedStyle(box).borderTopStyle,
        getComputedStyle(box).borderTopColor,
      ]);
    const [style, colour] = await styleOf('Primary genre');
    expect(style).toBe('dotted');
    expect(await styleOf('Metadata language')).not.toContain(colour);
    const heading = page.getByRole('heading', { level: 1 });
    expect((await heading.boundingBox())?.height).toBeLessThan(100);
    await expect(heading).toHaveAttribute('dir', 'auto');
  });
});
