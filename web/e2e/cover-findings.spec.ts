import { drawCover } from '../../services/looking/test/draw-cover.ts';
import { admin, newArtist } from '../../services/test/people.ts';
import { current, releases } from '../../services/test/releases.ts';
import type { SubmittedRelease } from '../../shared/releases/release.ts';
import { aTrack, inOrder } from '../../shared/test/builders.ts';
import { expectAccessible } from './axe.ts';
import { draftOf, editorOf, section } from './editor-stage.ts';
import { expect, test } from './stage.ts';
import { INSPECTED } from './time-limits.ts';

const title = { text: 'Night Ferry', font: 'Anton', x: 1500, y: 600, height: 300 } as const;
const artistName = { text: 'Mara Ellis', font: 'DM Serif', x: 1500, y: 1150, height: 160 } as const;

test('product 38.3, 38.5: an artist sees what stores will refuse on the cover and where, and so does the office', async ({
  stage,
}) => {
  const [artist, office] = await Promise.all([newArtist('active'), admin()]);
  const release = await draftOf(artist, { cover: null, ...inOrder([aTrack({ title: 'Night Ferry' })]) });
  const page = await editorOf(stage, artist, release);
  const about = section(page, 'Album Information');
  const send = async (name: string, buffer: Uint8Array) =>
    page.locator('#release-cover').setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(buffer) });
  const found = about.getByRole('list', { name: 'About the cover' });

  await send(
    'with-address.jpg',
    await drawCover({
      seed: 1,
      letterings: [
        title,
        artistName,
        { text: 'www.maraellis.com', font: 'Archivo Black', x: 1300, y: 2780, height: 110 },
        { text: '$9.99', font: 'Archivo Black', x: 2600, y: 2350, height: 110 },
      ],
    }),
  );
  await found.getByText(/maraellis\.com”/).waitFor(INSPECTED);
  await expect(found.getByRole('listitem')).toHaveCount(2);
  await expect(about.locator('[data-mark]')).toHaveCount(2);
  await page.getByText('9 of 10, and 2 things to fix').waitFor();
  await expectAccessible(page);

  // What is contestable can be explained.
  await found.getByRole('button', { name: 'Say why it is right' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('It is a painting of a price tag');
  await page.getByRole('button', { name: 'Save the reason' }).click();
  await page.getByText('9 of 10, and 1 thing to fix').waitFor();

  // The office sees the same, with the reason.
  const editable = (await current(release)) as SubmittedRelease;
  const submission = { at: new Date().toISOString(), agreementVersion: 'v', by: artist.artistId };
  await releases.saveSubmitted({ ...editable, status: 'submitted', submission });
  const review = await stage.person({ as: office });
  await review.goto(`/dashboard/admin/review/${artist.artistId}/${release.id}`);
  const cover = review.getByRole('region', { name: 'Cover', exact: true });
  await cover.getByText('The artist says: It is a painting of a price tag').waitFor();
  await expect(cover.locator('[data-mark]')).toHaveCount(2);
  await review.getByRole('button', { name: 'Enlarge the cover' }).click();
  await expect(review.getByRole('dialog').locator('[data-mark]')).toHaveCount(2);
  await expectAccessible(review);
});
