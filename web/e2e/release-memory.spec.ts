import { newArtist, type Person } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import { ReleaseId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCredit, aTrack, inOrder, NO_TRACK, newId } from '../../shared/test/builders.ts';
import {
  draftOf,
  draftWith,
  editorOf,
  expectOnServer,
  field,
  group,
  section,
  track,
  waitUntilSaved,
} from './editor-stage.ts';
import { card, libraryOf, withReleases } from './library-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';

const URI = 'spotify:artist:0TnOYISbd1XYRBk9myaseg';
const writer = (firstName: string, lastName: string) => ({ id: newId('credit'), firstName, lastName });
const first = ({ tracks, trackIds }: Release) => tracks[trackIds[0] ?? NO_TRACK];

describe('names from earlier credits (product 32.5)', () => {
  let artist: Person;
  beforeAll(async () => {
    artist = await withReleases([
      [
        {
          title: 'Before',
          ...inOrder([
            aTrack({
              artists: [{ ...aCredit('Noor'), spotifyUri: URI }],
              composers: [writer('Noor', 'Ali')],
              contributors: [{ id: newId('credit'), name: 'Sam Reis', role: 'Conductor' }],
            }),
          ]),
        },
      ],
    ]);
  });

  test('a known artist’s name fills in the Spotify URI, a contributor’s the role, and a writer’s both names', async ({
    stage,
  }) => {
    const release = await draftWith(artist, [
      aTrack({ artists: [aCredit('Ada North')], composers: [], lyricists: [] }),
    ]);
    const page = await editorOf(stage, artist, release);
    const artists = group(track(page, 1), 'Artists');
    await expect(artists.locator('datalist option[value="Noor"]')).toHaveCount(1);
    await artists.getByRole('button', { name: 'Add artist' }).click();
    await field(artists, 'Name of artist 2').fill('Noor');
    await expect(field(artists, 'Spotify URI of artist 2')).toHaveValue(URI);
    const contributors = group(track(page, 1), 'Contributors');
    await field(contributors, 'Name of contributor 1').fill('Sam Reis');
    await expect(field(contributors, 'Role of contributor 1')).toHaveValue('Conductor');
    const composers = group(track(page, 1), 'Composers');
    await field(composers, 'First name of composer 1').fill('Noor Ali');
    await expect(field(composers, 'First name of composer 1')).toHaveValue('Noor');
    await expect(field(composers, 'Last name of composer 1')).toHaveValue('Ali');
    await field(track(page, 1), 'Title').focus();
    await expectOnServer(release, (now) => first(now)?.contributors.map(({ name, role }) => [name, role]), [
      ['Sam Reis', 'Conductor'],
    ]);
    await expectOnServer(release, (now) => first(now)?.artists.map(({ spotifyUri }) => spotifyUri), ['', URI]);
  });

  test('one click names the composer, and another copies it as the lyricist; both can be accepted by keyboard', async ({
    stage,
  }) => {
    const release = await draftWith(artist, [aTrack({ composers: [], lyricists: [] })]);
    const page = await editorOf(stage, artist, release);
    const composers = group(track(page, 1), 'Composers');
    await composers.getByRole('button', { name: 'Noor Ali as composer' }).click();
    await expect(field(composers, 'First name of composer 1')).toBeFocused();
    await expect(composers.getByRole('button', { name: /as composer$/ })).toHaveCount(0);
    const lyricists = group(track(page, 1), 'Lyricists');
    await lyricists.getByRole('button', { name: 'Same as composer' }).click();
    await expect(field(lyricists, 'Last name of lyricist 1')).toHaveValue('Ali');
    const names = (now: Release) => [first(now)?.composers, first(now)?.lyricists].map((list) => list?.[0]?.lastName);
    await expectOnServer(release, names, ['Ali', 'Ali']);
  });
});

test('product 32.7: a Friday is suggested, and one key accepts it', async ({ stage }) => {
  const artist = await newArtist('active');
  const release = await draftOf(artist, { salesStart: '' });
  const page = await editorOf(stage, artist, release);
  const dates = section(page, 'Release Dates');
  await expect(dates.getByRole('button', { name: /^Use Fri, / })).toBeVisible();
  const answer = field(dates, 'Sales start date').and(page.getByRole('combobox'));
  await answer.focus();
  await page.keyboard.press('Enter');
  await waitUntilSaved(dates, 'Sales start date');
  await expect(dates.getByRole('button', { name: /^Use Fri, / })).toHaveCount(0);
  await expect(answer).toBeFocused();
  const { salesStart } = await current(release);
  expect(new Date(salesStart).getUTCDay()).toBe(5);
});

describe('creating a release from an existing one (product 32.3, 32.4)', () => {
  const madeHere = (url: string, artist: Person) =>
    current({ id: ReleaseId.parse(/rel_\w+/.exec(url)?.[0]), artistId: artist.artistId });

  test('the card’s menu duplicates it, and opens the copy', async ({ stage }) => {
    const artist = await withReleases([[{ title: 'Night Ferry', cover: null }, 'submitted']]);
    const page = await libraryOf(stage, artist);
    await card(page, 'Night Ferry').hover();
    await card(page, 'Night Ferry').getByRole('button', { name: 'More actions for Night Ferry' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate release' }).click();
    await page.waitForURL(/\/dashboard\/releases\/rel_/);
    await page.getByRole('heading', { level: 1, name: 'Night Ferry' }).waitFor();
    await section(page, 'Release Dates').waitFor();
    const copy = await madeHere(page.url(), artist);
    expect(copy).toMatchObject({ status: 'draft', title: 'Night Ferry', salesStart: '' });
    expect(first(copy)).toMatchObject({ title: 'Harbour Light', audio: null });
  });

  test('a draft’s page leads to a new release like it', async ({ stage }) => {
    const artist = await newArtist('active');
    const page = await editorOf(stage, artist, await draftOf(artist, { recordLabel: 'Ferry House' }));
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('menuitem', { name: 'New release from this one' }).click();
    await page.getByRole('heading', { level: 1, name: 'Untitled Release' }).waitFor();
    const made = await madeHere(page.url(), artist);
    expect(made).toMatchObject({ recordLabel: 'Ferry House', primaryGenre: 'alternative', trackIds: [] });
  });
});

describe('YouTube Content ID (product 32.6)', () => {
  const questions = [
    'Do you alone have the rights, worldwide?',
    'Is all of it original, with no covers, public-domain music or karaoke?',
    'Is it free of loops, samples and beats that others can use too?',
    'Is every track longer than 20 seconds?',
  ];
  const stores = ['Spotify', 'YouTube Content ID'];

  test('its four questions are shown beside the choice of the store; if all are answered with yes, nothing remains to be done', async ({
    stage,
  }) => {
    const artist = await newArtist('active');
    const release = await draftOf(artist, { stores });
    const page = await editorOf(stage, artist, release);
    const places = section(page, 'Distribution');
    await places.getByText('Content ID asks four questions before it accepts a release.').waitFor();
    for (const question of questions) await places.getByLabel(question).selectOption('yes');
    await expectOnServer(release, (now) => [...now.contentId].sort(), [
      'exclusive:yes',
      'long:yes',
      'original:yes',
      'own:yes',
    ]);
    await expect(places.getByRole('button', { name: 'Leave out YouTube Content ID' })).toHaveCount(0);
  });

  test('after a no, one click removes the store, and the questions with it', async ({ stage }) => {
    const artist = await newArtist('active');
    const release = await draftOf(artist, { stores });
    const page = await editorOf(stage, artist, release);
    const places = section(page, 'Distribution');
    await places.getByLabel(questions[2] as string).selectOption('no');
    await places.getByText('Content ID can’t accept this release with these answers.').waitFor();
    await places.getByRole('button', { name: 'Leave out YouTube Content ID' }).click();
    await expectOnServer(release, (now) => now.stores, ['Spotify']);
    await expect(places.getByLabel(questions[0] as string)).toHaveCount(0);
  });
});
