import { admin, newArtist, type Person } from '../../services/test/people.ts';
import { stored } from '../../services/test/releases.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../shared/test/builders.ts';
import { expectAccessible } from './axe.ts';
import { breakWrites, draftOf, editorOf, expectOnServer, field, group, section, toast, track } from './editor-stage.ts';
import { card, libraryOf } from './library-stage.ts';
import { beforeAll, expect, test } from './stage.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

test('product 11.1, 11.10: findings that block a release are counted, named, linked, and fixed with a click', async ({
  stage,
}) => {
  const release = await draftOf(artist, {
    title: 'Sea Shanty',
    stated: [],
    ...inOrder([aTrack({ composers: [], aiAudio: '' })]),
  });
  const page = await editorOf(stage, artist, release);
  await page.getByText('8 of 10, and 3 things to fix').waitFor();
  await page.getByText('Draft', { exact: true }).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Composer: to fix' }).click();
  await expect(field(track(page, 1), 'First name of composer 1')).toBeFocused();

  // One click fixes it, and can be undone.
  const about = section(page, 'Album Information');
  await about.getByText('A single has the same title as its track: “Harbour Light”.').waitFor();
  await about.getByRole('button', { name: 'Use the track’s title' }).click();
  await expectOnServer(release, ({ title }) => title, 'Harbour Light');
  await toast(page, 'Saved').getByRole('button', { name: 'Undo' }).click();
  await expectOnServer(release, ({ title }) => title, 'Sea Shanty');
  await about.getByRole('button', { name: 'Use the track’s title' }).click();
  await expectOnServer(release, ({ title }) => title, 'Harbour Light');

  await field(track(page, 1), 'AI used for the audio').selectOption({ label: 'No AI' });
  await page.getByText('9 of 10, and 1 thing to fix').waitFor();
  // The review shows it too, and links back to the field.
  await page.getByRole('link', { name: 'Submit release' }).click();
  await page.getByRole('link', { name: 'Fix Composer' }).click();
  await expect(field(track(page, 1), 'First name of composer 1')).toBeFocused();
});

test('product 39.2: titles in another language than the release are noticed once they are saved', async ({ stage }) => {
  const titles = ['Volver a casa', 'Nadie nos espera', 'Una canción'];
  const release = await draftOf(artist, {
    title: 'Volver a casa',
    ...inOrder(titles.map((title) => aTrack({ title }))),
  });
  const page = await editorOf(stage, artist, release);
  const about = section(page, 'Album Information');
  await about.getByText('The titles look Spanish.').waitFor();
  await page.getByText('10 of 10').first().waitFor();
  await expectAccessible(page);
  await about.getByRole('button', { name: 'Set it to Spanish' }).click();
  await expectOnServer(release, ({ metadataLanguage }) => metadataLanguage, 'es');
  await expect(about.getByText('The titles look Spanish.')).toBeHidden();
});

test('product 11.11: the reason why a value is right is asked for, shown beside the field, and can be withdrawn', async ({
  stage,
}) => {
  const release = await draftOf(artist, {
    title: 'Old Song',
    stated: [],
    ...inOrder([aTrack({ title: 'Old Song', composers: [] })]),
  });
  const library = await libraryOf(stage, artist);
  await card(library, 'Old Song').getByText('1 thing to fix').waitFor();
  const page = await editorOf(stage, artist, release);
  const composers = group(track(page, 1), 'Composers');
  await composers.getByRole('button', { name: 'Say why it is right' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why is it right?' });
  await dialog.getByRole('button', { name: 'Save the reason' }).click();
  await dialog.getByText('Please write why it is right').waitFor();
  await dialog.getByLabel('Reason', { exact: true }).fill('A sea shanty that nobody owns');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save the reason' }).click();
  await composers.getByText('Your reason: A sea shanty that nobody owns').waitFor();
  await page.getByText('Complete', { exact: true }).waitFor();
  await card(library, 'Old Song').getByText('Ready', { exact: true }).waitFor();

  await composers.getByRole('button', { name: 'Remove the reason' }).click();
  await page.getByText('9 of 10, and 1 thing to fix').waitFor();
  await composers.getByRole('button', { name: 'It is in the public domain' }).click();
  await composers.getByText('Your reason: The song is in the public domain').waitFor();
});

test('product 39.3: all spellings are fixed together, by keyboard, and one Undo takes all of them back', async ({
  stage,
}) => {
  const release = await draftOf(artist, {
    title: 'Rock &amp; Roll',
    ...inOrder([aTrack({ title: 'Low  Tide' }), aTrack({ title: 'Night &amp; Day', version: 'Original Mix' })]),
  });
  const texts = (now: Release) => [now.title, ...orderedTracks(now).flatMap(({ title, version }) => [title, version])];
  const page = await editorOf(stage, artist, release, { folded: true });
  const spellings = group(page.locator('main'), 'Spellings');
  const apply = spellings.getByRole('button', { name: 'Apply 4 changes' });
  await spellings.getByRole('button', { name: 'Fix 4 spellings…' }).press('Enter');
  await expect(spellings.getByRole('listitem')).toHaveCount(4);
  await spellings.getByText('Write “Night & Day”').waitFor();
  await expectAccessible(page);

  // If one change fails, none is made.
  const mendWrites = await breakWrites(page, 'PATCH', 'Night');
  await apply.press('Enter');
  await toast(page, 'Not saved').waitFor();
  stage.forgetErrors(/500/);
  await expectOnServer(release, texts, texts(release));
  await mendWrites();

  await apply.press('Enter');
  await spellings.getByText('All spellings are fixed.').waitFor();
  await expect(spellings).toBeFocused();
  await expectOnServer(release, texts, ['Rock & Roll', 'Low Tide', '', 'Night & Day', '']);
  await toast(page, 'Saved').getByRole('button', { name: 'Undo' }).click();
  await expectOnServer(release, texts, texts(release));
  await spellings.getByRole('button', { name: 'Fix 4 spellings…' }).waitFor();

  // F8 goes to the next thing to fix, also in a folded track and from a field; Shift+F8 goes back.
  await page.keyboard.press('F8');
  await expect(field(track(page, 2), 'Title')).toBeFocused();
  await page.keyboard.press('F8');
  await expect(field(section(page, 'Album Information'), 'Title')).toBeFocused();
  await page.keyboard.press('Shift+F8');
  await expect(field(track(page, 2), 'Title')).toBeFocused();
});

test('product 11.11: the office reads the reason beside the value', async ({ stage }) => {
  const person = await newArtist('active');
  const { id } = await stored(aCompleteDraft({ artistId: person.artistId, title: 'Called Otherwise' }), 'submitted');
  const page = await stage.person({ as: await admin() });
  await page.goto(`/dashboard/admin/releases/${person.artistId}/${id}`);
  await section(page, 'Album Information').getByText('The artist says: It is the name of the ferry').waitFor();
});
