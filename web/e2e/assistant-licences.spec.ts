import { pdfOf } from '../../services/test/pdf.ts';
import { newArtist } from '../../services/test/people.ts';
import { current } from '../../services/test/releases.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import { aTrack, inOrder } from '../../shared/test/builders.ts';
import { answer, chatOf, message, replyTo } from './assistant-stage.ts';
import { expectAccessible } from './axe.ts';
import { draftOf } from './editor-stage.ts';
import { expect, test } from './stage.ts';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdfOf(name)) });

test('product 31.32: with several cover songs, the page asks which one a PDF is for; the last one is found automatically, at any question', async ({
  stage,
}) => {
  const artist = await newArtist('active');
  const covers = ['Hallelujah', 'Jolene'].map((title) => aTrack({ title, containsCover: true }));
  const release = await draftOf(artist, inOrder(covers));
  const licences = async () => orderedTracks(await current(release)).map(({ licence }) => licence?.fileName);
  const page = await chatOf(stage, artist, release);
  const files = page.getByLabel('Add files');

  await files.setInputFiles(pdf('first.pdf'));
  const question = page.getByRole('group', { name: 'Which song is first.pdf for?' });
  await question.getByRole('button', { name: 'Don’t add it' }).click();
  await expect(question).toHaveCount(0);
  await files.setInputFiles(pdf('first.pdf'));
  await question.waitFor();
  await expectAccessible(page);
  await replyTo(page, () => question.getByRole('button', { name: 'Jolene' }).click());
  await message(page, 'first.pdf is now the license for “Jolene”.').waitFor();
  expect(await licences()).toEqual([undefined, 'first.pdf']);

  await answer(page, 'what is left?');
  await replyTo(page, () => files.setInputFiles(pdf('second.pdf')));
  await message(page, 'second.pdf is now the license for “Hallelujah”.').waitFor();
  expect(await licences()).toEqual(['second.pdf', 'first.pdf']);
});
