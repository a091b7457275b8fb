import { admin, newArtist } from '../../services/test/people.ts';
import { stored } from '../../services/test/releases.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { expectAccessible } from './axe.ts';
import { section } from './editor-stage.ts';
import { expect, test } from './stage.ts';

test('product 33.3, 33.5, 33.6: the office enters what stores report, and the artist’s open page shows it with its evidence', async ({
  stage,
}) => {
  const artist = await newArtist('active');
  const office = await admin();
  const draft = aCompleteDraft({
    artistId: artist.artistId,
    title: 'Salt Road',
    stores: ['Spotify', 'Deezer', 'TIDAL'],
  });
  const { id } = await stored(draft, 'submitted');
  await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
    params: { artistId: artist.artistId, releaseId: id },
    body: {},
  });
  const own = await stage.person({ as: artist, width: 390 });
  await own.goto(`/dashboard/releases/${id}`);
  const stores = section(own, 'In the stores');
  await stores.getByText('Sent to 3 stores. Not known to be live yet.').waitFor();
  await expect(own.getByRole('list', { name: 'The way to the stores' })).toContainText('Not known to be live yet.');

  const page = await stage.person({ as: office });
  await page.goto(`/dashboard/admin/releases/${artist.artistId}/${id}`);
  await page.getByRole('button', { name: 'Enter what stores report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter what stores report' });
  await dialog.getByLabel('Spotify').check();
  await dialog.getByLabel('Its page at the store').fill('open.spotify.com/album/1');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await dialog.getByText('Please enter a web address, like https://…').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Its page at the store').fill('https://open.spotify.com/album/1');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await section(page, 'In the stores').getByText('Live at 1 of 3 stores').waitFor();

  // The artist's page follows without a reload.
  await stores.getByText('Live at 1 of 3 stores').waitFor();
  await own.getByText('Live', { exact: true }).first().waitFor();
  await expect(stores.getByRole('link', { name: 'Open at Spotify' })).toHaveAttribute(
    'href',
    'https://open.spotify.com/album/1',
  );
  await stores.getByRole('button', { name: /^Spotify/ }).click();
  await stores.getByText(`release_${id}.csv`).waitFor();
  await stores.getByText('Entered by our office').waitFor();
  await expectAccessible(own);
  expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole('link', { name: 'Exports' }).click();
  const file = {
    name: 'states.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Release ID;Status;Store\n${id};Rejected;Deezer\n${id};Live;Beatport\n`),
  };
  await page.getByLabel('File with store states').setInputFiles(file);
  await page.getByText('This release was not sent to Beatport.').waitFor();
  await stores.getByRole('list', { name: 'Needs attention' }).getByText('Rejected by the store').waitFor();
  await page.getByLabel('File with store states').setInputFiles(file);
  await page.getByText('Nothing new in this file').waitFor();
});
