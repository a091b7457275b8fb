import { newArtist, type Person } from '../../services/test/people.ts';
import { current, emptyDraft, freshKey } from '../../services/test/releases.ts';
import { aTrack, inOrder, NO_TRACK } from '../../shared/test/builders.ts';
import { TITLE_LIMIT } from '../../shared/text-limit.ts';
import {
  alert,
  draftOf,
  edit,
  editorOf,
  expectOnServer,
  field,
  group,
  section,
  toast,
  track,
  waitUntilSaved,
} from './editor-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const SECTIONS = [
  'Tracks',
  'Album Information',
  'Album Contributors',
  'Copyright & Label',
  'Release Dates',
  'Distribution',
  'Album Identifiers',
];

describe('the sections (product 6.1)', () => {
  test('product 6.1: the bar of a missing item unfolds its section, opens its track and focuses the field', async ({
    stage,
  }) => {
    const release = await emptyDraft(artist);
    const params = { releaseId: release.id };
    await artist.api('POST /api/releases/{releaseId}/tracks', { params, ...freshKey() });
    const { trackIds } = await artist.api('POST /api/releases/{releaseId}/tracks', { params, ...freshKey() });
    for (const trackId of trackIds) {
      const { tracks } = await current(release);
      const from = tracks[trackId]?.artists ?? [];
      const to = from.map((credit) => ({ ...credit, role: 'Producer' as const }));
      await artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
        params: { ...params, trackId },
        body: { field: 'artists', from, to },
      });
    }
    const page = await editorOf(stage, artist, release);
    // Otherwise the page would still scroll smoothly to a field during the next click, and the pointer would be pressed
    // on the bar but released beside it.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const where = [
      ['Title', field(section(page, 'Album Information'), 'Title')],
      ['Cover art', page.getByLabel(/: Cover art$/)],
      ['Primary genre', page.getByLabel('Primary genre', { exact: true })],
      ['Tracks with title and audio', page.getByLabel(/: Audio file for track 1$/)],
      ['Explicit content', field(track(page, 1), 'Explicit content')],
      ['Metadata language', page.getByLabel('Metadata language', { exact: true })],
      ['P-line', page.getByLabel('P-line year', { exact: true })],
      ['C-line', page.getByLabel('C-line year', { exact: true })],
      ['Sales start date', field(section(page, 'Release Dates'), 'Sales start date').and(page.getByRole('combobox'))],
    ] as const;
    for (const name of SECTIONS) await section(page, name).locator('summary').first().click();
    await expect(track(page, 1)).toBeHidden();
    for (const [item, control] of where) {
      await page.getByRole('button', { name: `${item}: missing`, exact: true }).click();
      await expect(control).toBeFocused();
    }
    // There is no album artist yet, so its bar leads to a track's artists.
    await page.getByRole('button', { name: 'Album artist: missing', exact: true }).click();
    const artists = group(track(page, 1), 'Artists');
    await artists.waitFor();
    await expect.poll(() => artists.evaluate((rows) => rows.contains(document.activeElement))).toEqual(true);
  });

  test('product 6.1: without a track, the bars of its items lead to Add track', async ({ stage }) => {
    const page = await editorOf(stage, artist, await emptyDraft(artist));
    for (const item of ['Album artist', 'Tracks with title and audio', 'Explicit content']) {
      await page.getByRole('button', { name: 'Title: missing', exact: true }).click();
      await page.getByRole('button', { name: `${item}: missing`, exact: true }).click();
      await expect(page.getByRole('button', { name: 'Add track' })).toBeFocused();
    }
  });
});

test('a field of each kind, in one draft’s editor', async ({ stage }) => {
  const release = await draftOf(artist, { ...inOrder([aTrack({ explicit: '' })]), pLine: null, cover: null });
  const page = await editorOf(stage, artist, release);

  await test.step('product 6.1: seven sections in this order; each can be folded and unfolded', async () => {
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(0, SECTIONS.length)).toEqual(SECTIONS);
    for (const name of SECTIONS) {
      const part = section(page, name);
      const fold = part.locator('summary').first();
      const inside = part.locator('details > div').first();
      await expect(inside).toBeVisible();
      await fold.click();
      await inside.waitFor({ state: 'hidden' });
      await fold.focus();
      await page.keyboard.press('Enter');
      await inside.waitFor({ state: 'visible' });
    }
  });

  await test.step('product 6.15: a hint is shown while its field has the focus, moves nothing, and always describes the field', async () => {
    for (const hint of [/at least 3000x3000 pixels/, /4 or more primary artists/])
      await expect(section(page, 'Album Information').getByText(hint).first()).toBeVisible();
    for (const [where, label, hint] of [
      ['Album Information', 'Title', /A single has the same title and version as its track/],
      ['Track 1', 'Explicit content', /only if an explicit version exists/],
      ['Album Identifiers', 'UPC', /12 or 13 digits/],
      ['Release Dates', 'Pre-order date', /Within 365 days before the sales start date/],
      ['Copyright & Label', 'P-line year', /Who owns the recording: year and holder/],
      ['Copyright & Label', 'C-line holder', /Who owns the artwork and text: year and holder/],
    ] as const) {
      const control = field(section(page, where), label);
      const words = section(page, where).getByText(hint);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect(words).toBeHidden();
      await expect(control).toHaveAccessibleDescription(hint);
      const before = await height();
      await control.focus();
      await expect(words).toBeVisible();
      expect(await height()).toBe(before);
    }
  });

  await test.step('product 6.4: every kind of field rejects invalid values with its own message, and reverts in one step', async () => {
    for (const [where, label, typed, words] of [
      ['Album Identifiers', 'UPC', '12345', 'UPC must be 12 or 13 digits'],
      ['Album Identifiers', 'UPC', '036000291453', 'This UPC has a wrong digit. Please compare it with the original'],
      ['Track 1', 'ISRC', 'USABC26', 'ISRC must look like USABC2600001'],
      ['Track 1', 'Preview start', '-5', 'Must be a valid number'],
      ['Track 1', 'Preview start', '1.5', 'Must be a valid number'],
      ['Track 1', 'Title', 'Night\u200BFerry', 'Contains an invisible character. Please type it again.'],
      ['Album Information', 'Title', 'a\u200B', 'Contains an invisible character. Please type it again.'],
      ['Track 1', 'Name of artist 1', 'Ada; Bo', 'Please write one name only: a name can’t contain ";"'],
      ['Track 1', 'First name of composer 1', 'Ada; Bo', 'Please write one name only: a name can’t contain ";"'],
      ['Track 1', 'Spotify URI of artist 1', 'ada', 'Must look like spotify:artist: and 22 letters or digits'],
      ['Copyright & Label', 'P-line year', 'year', 'Must be a valid number'],
      ['Copyright & Label', 'C-line year', '1800', 'Must be 1900 or later'],
    ] as const) {
      const part = section(page, where);
      const control = field(part, label);
      await edit(control, typed);
      await alert(part, words).waitFor();
      await expect(control).toHaveValue(typed);
      await part.getByRole('button', { name: /^(?:Back to the saved value|Clear)$/ }).click();
      await alert(part, words).waitFor({ state: 'detached' });
      expect(await control.inputValue()).not.toBe(typed);
    }
    expect((await current(release)).rev).toBe(release.rev);
  });

  await test.step('product 6.5: typed values are trimmed', async () => {
    const label = field(section(page, 'Copyright & Label'), 'Record label');
    await edit(label, '  Ferry House  ');
    await waitUntilSaved(section(page, 'Copyright & Label'), 'Record label');
    await expect(label).toHaveValue('Ferry House');
    await expectOnServer(release, (now) => now.recordLabel, 'Ferry House');
  });

  await test.step('product 9.2: codes are accepted as printed, with hyphens and spaces, and saved without them', async () => {
    await edit(field(section(page, 'Album Identifiers'), 'UPC'), '0 36000 29145 2');
    await waitUntilSaved(section(page, 'Album Identifiers'), 'UPC');
    await expect(field(section(page, 'Album Identifiers'), 'UPC')).toHaveValue('036000291452');
    await edit(field(track(page, 1), 'ISRC'), 'us-abc-26-00001');
    await waitUntilSaved(track(page, 1), 'ISRC');
    await expect(field(track(page, 1), 'ISRC')).toHaveValue('USABC2600001');
    const [trackId = NO_TRACK] = release.trackIds;
    await expectOnServer(release, (now) => [now.upc, now.tracks[trackId]?.isrc], ['036000291452', 'USABC2600001']);
  });

  await test.step('product 7.6: the choices for explicit content, and Yes or No for a cover song', async () => {
    const explicit = field(track(page, 1), 'Explicit content');
    const options = await explicit.getByRole('option').allTextContents();
    expect(options.filter((option) => option !== 'Choose…')).toEqual(['Explicit', 'Not Explicit', 'Cleaned Version']);
    await explicit.selectOption('Cleaned Version');
    await waitUntilSaved(track(page, 1), 'Explicit content');
    const cover = field(track(page, 1), 'Cover song');
    expect((await cover.getByRole('option').allTextContents()).sort()).toEqual(['No', 'Yes']);
    await cover.selectOption({ label: 'Yes' });
    await waitUntilSaved(track(page, 1), 'Cover song');
    const [trackId = NO_TRACK] = release.trackIds;
    await expectOnServer(release, ({ tracks }) => tracks[trackId]?.explicit, 'Cleaned Version');
    await expectOnServer(release, ({ tracks }) => tracks[trackId]?.containsCover, true);
    await section(page, 'Album Information').getByText('Contains cover songs').waitFor();
    await section(page, 'Album Information')
      .locator('dt:has-text("Contains cover songs") + dd', { hasText: 'Yes' })
      .waitFor();
  });

  await test.step('product 6.12: half a P-line waits for the other half, and says so', async () => {
    const part = section(page, 'Copyright & Label');
    await edit(field(part, 'P-line year'), '2026');
    await part.getByText('Not saved yet: enter both the year and the holder.').waitFor();
    await edit(field(part, 'P-line holder'), 'Ferry House');
    await waitUntilSaved(part, 'P-line');
    await expectOnServer(release, (now) => now.pLine, { year: 2026, holder: 'Ferry House' });
  });

  await test.step('product 6.5: one character too many: the field shows the error, and nothing typed is lost; a toast appears only if the field is out of view', async () => {
    const part = section(page, 'Album Information');
    const title = field(part, 'Title');
    const long = 'a'.repeat(TITLE_LIMIT + 1);
    // The field's message is below it, and therefore also in view.
    await title.evaluate((input) => input.scrollIntoView({ block: 'center' }));
    await edit(title, long);
    await alert(part, `Must be less than ${TITLE_LIMIT} characters`).waitFor();
    const failure = toast(page, 'Validation Error').filter({ hasText: `Must be less than ${TITLE_LIMIT} characters` });
    expect(await failure.count()).toBe(0);
    await expect(title).toHaveValue(long);
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    expect((await current(release)).title).toBe('Night Ferry');
    await edit(title, 'a'.repeat(TITLE_LIMIT));
    await waitUntilSaved(part, 'Title');
    await alert(part, 'Must be').waitFor({ state: 'detached' });
    await expectOnServer(release, (now) => now.title.length, TITLE_LIMIT);

    await title.fill(long);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await title.evaluate((input) => input.blur());
    await failure.waitFor();
    await edit(title, 'Night Ferry');
    await failure.waitFor({ state: 'detached' });
  });
});
