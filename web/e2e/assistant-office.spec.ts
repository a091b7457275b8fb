import { jpegOf } from '../../services/test/files.ts';
import { admin, newArtist } from '../../services/test/people.ts';
import { current, untilInspected } from '../../services/test/releases.ts';
import { newSentBackRelease } from '../../services/test/sent-back.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK } from '../../shared/test/builders.ts';
import { answer, chatOf, message, replyTo } from './assistant-stage.ts';
import { expectAccessible } from './axe.ts';
import { section } from './editor-stage.ts';
import { expect, test } from './stage.ts';

test('product 31.34: the changes that the office requested are made, uploaded again and explained in the chat', async ({
  stage,
}) => {
  const [artist, office] = await Promise.all([newArtist('active'), admin()]);
  const draft = aCompleteDraft({
    artistId: artist.artistId,
    ...inOrder([aTrack(), aTrack({ title: 'SECOND' })]),
  });
  const trackId = draft.trackIds[1] ?? NO_TRACK;
  const release = await newSentBackRelease(office, draft, {
    reasons: [
      { code: 'title-style', trackId, note: 'No capitals, please' },
      { code: 'cover-quality' },
      { code: 'p-line' },
    ],
  });
  const page = await chatOf(stage, artist, release);
  await message(
    page,
    'The office looked at your release and asks for 3 changes. They write: “Almost there.”',
  ).waitFor();
  await message(page, 'They add: “No capitals, please”').waitFor();
  await expectAccessible(page);
  await replyTo(page, () => page.getByRole('button', { name: 'Change it' }).click());
  await answer(page, 'Second');
  expect((await current(release)).tracks[trackId]?.title).toBe('Second');

  const cover = { name: 'sharp.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await jpegOf(3000)) };
  await replyTo(page, () => page.getByLabel('Add files').setInputFiles(cover));
  await message(page, 'sharp.jpg is in.').waitFor();
  await untilInspected(release);

  await replyTo(page, () => page.getByRole('button', { name: 'It is right' }).click());
  const last = await answer(page, 'Ferry House is my own company.');
  expect(last).toMatchObject({ nextStep: 'recap' });
  await message(page, 'Everything the office asked for is done.').waitFor();
  await page.goto(`/dashboard/releases/${release.id}`);
  await section(page, 'Messages').getByText('P-line: Ferry House is my own company.').waitFor();
});
