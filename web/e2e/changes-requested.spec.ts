import { admin, newArtist } from '../../services/test/people.ts';
import { newSentBackRelease } from '../../services/test/sent-back.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK } from '../../shared/test/builders.ts';
import { expectAccessible } from './axe.ts';
import { edit, editorOf, field, section, track, waitUntilSaved } from './editor-stage.ts';
import { expect, test } from './stage.ts';
import { acceptAll, openReview } from './submit-stage.ts';

test('product 21.7: an artist reads the requested changes, is led to each field, replies to the office, and submits again', async ({
  stage,
}) => {
  const [artist, office] = await Promise.all([newArtist('active'), admin()]);
  const draft = aCompleteDraft({ artistId: artist.artistId, ...inOrder([aTrack(), aTrack({ title: 'Second' })]) });
  const trackId = draft.trackIds[1] ?? NO_TRACK;
  const release = await newSentBackRelease(office, draft, {
    reasons: [{ code: 'title-style', trackId, note: 'No capitals, please' }, { code: 'p-line' }],
  });
  const page = await editorOf(stage, artist, release);
  const requested = section(page, 'Changes requested');
  await requested.getByText('“No capitals, please”').waitFor();
  await requested.getByText('Almost there.').waitFor();
  await page.getByText('Tracks can’t be added or removed after submission.').waitFor();
  expect(await page.getByRole('button', { name: /Add track|Delete draft/ }).count()).toBe(0);
  await expectAccessible(page);
  await requested.getByRole('button', { name: 'Change Track 2, Title' }).click();
  const title = field(track(page, 2), 'Title');
  await expect(title).toBeFocused();
  await edit(title, 'Third');
  await waitUntilSaved(track(page, 2), 'Title');
  await requested.getByText('Changed', { exact: true }).waitFor();
  await page.getByLabel('Message to the office').fill('It is a German title.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await section(page, 'Messages').getByRole('listitem').filter({ hasText: 'It is a German title.' }).waitFor();
  await page.goto(`/dashboard/releases/${release.id}?field=release-pLine`);
  await expect(page.locator('#release-pLine-year')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/dashboard/releases/${release.id}$`));
  const { submit } = await openReview(page);
  await acceptAll(page);
  await submit.click();
  await page.getByText('Submitted again with the Basic plan').waitFor();
  await expect(section(page, 'Messages').getByText('It is a German title.')).toBeVisible();
});
