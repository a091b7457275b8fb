import type { Locator, Page } from '@playwright/test';
import { newArtist, type Person } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { Track } from '../../shared/releases/track.ts';
import { aCredit, aTrack, NO_TRACK } from '../../shared/test/builders.ts';
import {
  breakWrites,
  draftWith,
  edit,
  editorOf,
  expectAnnounced,
  expectOnServer,
  field,
  group,
  moveDown,
  openTrack,
  section,
  track,
  waitUntilSaved,
} from './editor-stage.ts';
import { holdRequests } from './hold-requests.ts';
import { beforeAll, expect, test } from './stage.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const first = ({ tracks, trackIds }: Release): Track => tracks[trackIds[0] ?? NO_TRACK] as Track;
const artists = (release: Release) => first(release).artists.map(({ name, role }) => [name, role]);
/** Moves the focus out of the rows. */
const leave = (page: Page) => field(track(page, 1), 'Version').focus();
const chosen = (select: Locator) => select.evaluate((element) => (element as HTMLSelectElement).value);

test('product 7.9, 7.10: rows of artists are added, saved, removed and restored', async ({ stage }) => {
  const release = await draftWith(artist, [aTrack({ artists: [aCredit('Ada North')] })]);
  const page = await editorOf(stage, artist, release);
  const rows = group(track(page, 1), 'Artists');

  await test.step('product 7.9: a row without a name is not saved, and the existing one stays', async () => {
    await rows.getByRole('button', { name: 'Add artist' }).click();
    await expect(field(rows, 'Name of artist 2')).toBeFocused();
    await leave(page);
    await field(rows, 'Name of artist 2').waitFor({ state: 'detached' });
    expect((await current(release)).rev).toBe(release.rev);
  });

  await test.step('product 7.9: a row is added with the role Primary, named, linked, and saved when the focus leaves the rows', async () => {
    await rows.getByRole('button', { name: 'Add artist' }).click();
    const name = field(rows, 'Name of artist 2');
    await expect(name).toBeFocused();
    await expect.poll(() => chosen(field(rows, 'Role of artist 2'))).toEqual('Primary');
    await page.keyboard.insertText('Bo Lind');
    await field(rows, 'Role of artist 2').selectOption('Featuring');
    const uri = field(rows, 'Spotify URI of artist 2');
    await uri.focus();
    await page.keyboard.insertText('https://open.spotify.com/artist/0OdUWJ0sBjDrqHygGUXeCF?si=x');
    await expect(uri).toHaveValue('spotify:artist:0OdUWJ0sBjDrqHygGUXeCF');
    expect((await current(release)).rev).toBe(release.rev);
    await leave(page);
    await waitUntilSaved(track(page, 1), 'Artists');
    await expectOnServer(release, artists, [
      ['Ada North', 'Primary'],
      ['Bo Lind', 'Featuring'],
    ]);
    expect(first(await current(release)).artists[1]?.spotifyUri).toBe('spotify:artist:0OdUWJ0sBjDrqHygGUXeCF');
  });

  await test.step('product 7.10: a row is removed, but not the last one; Undo restores it', async () => {
    await rows.getByRole('button', { name: 'Remove Ada North' }).click();
    await expectOnServer(release, artists, [['Bo Lind', 'Featuring']]);
    await waitUntilSaved(track(page, 1), 'Artists');
    // An impossible action is not offered, so Tab does not stop at a button that does nothing.
    await expect(rows.getByRole('button', { name: /^Remove / })).toHaveCount(0);
    expect(artists(await current(release))).toEqual([['Bo Lind', 'Featuring']]);
    await track(page, 1).getByRole('button', { name: 'Undo Artists' }).click();
    await expectOnServer(release, artists, [
      ['Ada North', 'Primary'],
      ['Bo Lind', 'Featuring'],
    ]);
  });
});

test('product 32.5: a writer is copied as typed, even while the name is being saved', async ({ stage }) => {
  const release = await draftWith(artist, [aTrack({ composers: [], lyricists: [] })]);
  const page = await editorOf(stage, artist, release);
  const composers = group(track(page, 1), 'Composers');
  const lyricists = group(track(page, 1), 'Lyricists');
  const letGo = await holdRequests(page, '**/api/releases/**', { methods: ['PATCH'] });
  await edit(field(composers, 'First name of composer 1'), 'Noor');
  await edit(field(composers, 'Last name of composer 1'), 'Ali');
  await lyricists.getByRole('button', { name: 'Same as composer' }).click();
  await expect(field(lyricists, 'First name of lyricist 1')).toHaveValue('Noor');
  await expect(field(lyricists, 'Last name of lyricist 1')).toHaveValue('Ali');
  letGo();
  const names = (now: Release) => Object.values(now.tracks).flatMap(({ lyricists: [one] }) => one?.lastName ?? '');
  await expectOnServer(release, names, ['Ali']);
});

test('product 7.9: rows of artists are moved by keyboard with the handle', async ({ stage }) => {
  const release = await draftWith(artist, [
    aTrack({ artists: [aCredit('Ada North'), aCredit('Bo Lind', 'Featuring'), aCredit('Cy Vale', 'DJ')] }),
  ]);
  const page = await editorOf(stage, artist, release);

  await test.step('product 7.9: a move is announced, even if it starts before the code is loaded, and Escape cancels it', async () => {
    const name = field(track(page, 1), 'Name of artist 2');
    await name.evaluate((input) => input.setAttribute('data-same', ''));
    const letGo = await holdRequests(page, '**/assets/sorting-*.js');
    const isAskedFor = page.waitForRequest('**/assets/sorting-*.js');
    await page.getByRole('button', { name: 'Move Ada North', exact: true }).focus();
    await isAskedFor;
    await page.keyboard.press('Space');
    letGo();
    await expectAnnounced(page, 'Ada North is lifted, position 1 of 3.');
    // The code that moves rows was rendered beside them, so the rows are still the same elements.
    await expect(name).toHaveAttribute('data-same');
    await page.keyboard.press('ArrowDown');
    await expectAnnounced(page, 'Ada North is over position 2 of 3.');
    await page.keyboard.press('Escape');
    await expectAnnounced(page, 'Ada North is back in position 1.');
    expect((await current(release)).rev).toBe(release.rev);
  });

  await test.step('product 7.9: an arrow key pressed together with the lift moves the row too', async () => {
    const handle = page.getByRole('button', { name: 'Move Ada North', exact: true });
    await handle.evaluate((button) => {
      for (const code of ['Space', 'ArrowDown'])
        button.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
    });
    await expectAnnounced(page, 'Ada North is over position 2 of 3.');
    await page.keyboard.press('Escape');
    await expectAnnounced(page, 'Ada North is back in position 1.');
  });

  await test.step('product 7.9: the order is changed by keyboard with the handle, and each entry keeps its role', async () => {
    await moveDown(page, 'Ada North', 1, 3);
    await expectOnServer(release, artists, [
      ['Bo Lind', 'Featuring'],
      ['Ada North', 'Primary'],
      ['Cy Vale', 'DJ'],
    ]);
    await expect(field(track(page, 1), 'Name of artist 1')).toHaveValue('Bo Lind');
    await expect(page.getByRole('button', { name: 'Move Ada North', exact: true })).toBeFocused();
  });
});

test('product 7.9: contributors start as Producer; composers and lyricists have a first and a last name', async ({
  stage,
}) => {
  const release = await draftWith(artist, [aTrack({ composers: [], lyricists: [] })]);
  const page = await editorOf(stage, artist, release);
  const contributors = group(track(page, 1), 'Contributors');
  await expect.poll(() => chosen(field(contributors, 'Role of contributor 1'))).toEqual('Producer');
  await field(contributors, 'Name of contributor 1').fill('Pia Holm');
  await leave(page);
  for (const [label, noun] of [
    ['Composers', 'composer'],
    ['Lyricists', 'lyricist'],
  ] as const) {
    const rows = group(track(page, 1), label);
    await field(rows, `First name of ${noun} 1`).fill('Nora');
    await field(rows, `Last name of ${noun} 1`).fill('Quist');
    await leave(page);
  }
  await expectOnServer(release, (now) => first(now).contributors.map(({ name, role }) => [name, role]), [
    ['Pia Holm', 'Producer'],
  ]);
  await expectOnServer(release, (now) => first(now).composers.map((each) => [each.firstName, each.lastName]), [
    ['Nora', 'Quist'],
  ]);
  await expectOnServer(release, (now) => first(now).lyricists.map((each) => [each.firstName, each.lastName]), [
    ['Nora', 'Quist'],
  ]);
  // A list must keep one name, so adding the first one cannot be undone.
  await expect(track(page, 1).getByText('Saved', { exact: true })).toHaveCount(3);
  await expect(track(page, 1).getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('product 7.11: Album Contributors are derived from the tracks, each name once, and are read-only', async ({
  stage,
}) => {
  const tracks = [
    aTrack({ title: 'One', artists: [aCredit('Ada North')] }),
    aTrack({ title: 'Two', artists: [aCredit('Ada North', 'Featuring'), aCredit('Bo Lind', 'Featuring')] }),
  ];
  const release = await draftWith(artist, tracks);
  const page = await editorOf(stage, artist, release);
  const album = section(page, 'Album Contributors');
  const fact = (name: string) => album.locator(`dt:has-text("${name}") + dd`);
  await expect(fact('Album artist')).toHaveText('Ada North, Bo Lind (Featuring)');
  for (const role of ['textbox', 'combobox', 'button'] as const) await expect(album.getByRole(role)).toHaveCount(0);
  await album.getByText('These come from the tracks. Change them there.').waitFor();

  await openTrack(page, 2);
  const contributors = group(track(page, 2), 'Contributors');
  await field(contributors, 'Name of contributor 1').fill('Pia Holm');
  await page.keyboard.press('Enter');
  await fact('Contributors').filter({ hasText: 'Pia Holm (Producer)' }).waitFor();
});

test('product 6.16: a row that could not be added says so, stays, and is saved by a retry', async ({ stage }) => {
  const release = await draftWith(artist, [aTrack({ artists: [aCredit('Ada North')] })]);
  const page = await editorOf(stage, artist, release);
  const mend = await breakWrites(page, 'PATCH', '"artists"');
  const rows = group(track(page, 1), 'Artists');
  await rows.getByRole('button', { name: 'Add artist' }).click();
  await expect(field(rows, 'Name of artist 2')).toBeFocused();
  await page.keyboard.insertText('Bo Lind');
  await leave(page);
  await rows.getByRole('alert').filter({ hasText: 'Failed to add row. Please try again.' }).waitFor();
  await expect(field(rows, 'Name of artist 2')).toHaveValue('Bo Lind');
  stage.forgetErrors(/500/);
  await mend();
  await rows.getByRole('button', { name: 'Try again' }).click();
  await expectOnServer(release, (now) => artists(now).length, 2);
});
