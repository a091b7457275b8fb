import { wavOf } from '../../services/test/files.ts';
import { admin, newArtist } from '../../services/test/people.ts';
import { stored } from '../../services/test/releases.ts';
import { newUpc, tracksOf } from '../../services/test/typed-codes.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './stage.ts';

test('product 13.6, 14.6, 14.8-14.10: an exported release lists its file and gets its codes, and the office looks up and frees a code', async ({
  stage,
}) => {
  const artist = await newArtist('active');
  const office = await admin();
  const release = await stored(
    aCompleteDraft({ artistId: artist.artistId, title: 'Coded', ...tracksOf({ title: 'One' }) }),
    'submitted',
  );
  await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
    params: { artistId: artist.artistId, releaseId: release.id },
    body: { profile: 'sonosuite' },
  });
  const [upc, wrong] = [newUpc(), '036000291453'];
  const page = await stage.person({ as: office });
  await page.goto(`/dashboard/admin/releases/${artist.artistId}/${release.id}`);
  await page.getByText('SonoSuite CSV (format 4), version 1').waitFor();
  // Product 13.6: the office can only read the release.
  await expect(page.getByRole('button', { name: /Submit|Delete|Edit|Add track/ })).toHaveCount(0);
  await page.getByText('Sent to the distributor by Olga Office').waitFor();
  // The office plays the master in the shell's player, through a route of its own.
  await page
    .context()
    .route(/[?&]X-Amz-Signature/, (route) => route.fulfill({ contentType: 'audio/wav', body: Buffer.from(wavOf(2)) }));
  const request = page.waitForRequest(/\/api\/admin\/artists\/[^/]+\/releases\/[^/]+\/audio\/med_/);
  await page.getByRole('button', { name: 'Play track 1', exact: true }).click();
  await request;
  await page.getByRole('region', { name: 'Player', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Enter codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter codes' });
  await dialog.getByLabel('UPC').fill(wrong);
  await dialog.getByRole('button', { name: 'Enter codes' }).click();
  await page.getByText(`${wrong} isn’t a valid UPC or ISRC.`).waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('UPC').fill(upc);
  await dialog.getByRole('button', { name: 'Enter codes' }).click();
  await page.getByText('The release and its artist have them.').waitFor();
  await page.getByText(`Distributor codes entered by Olga Office: ${upc}`).waitFor();

  await page.getByRole('link', { name: 'Exports' }).click();
  await page.getByRole('heading', { level: 1, name: 'Exports' }).waitFor();
  await page.getByLabel('File with codes').setInputFiles({
    name: 'codes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Release ID,UPC,Track Number,ISRC\n${release.id},${newUpc()},1,`),
  });
  await page.getByText(`It already has another code: ${upc}.`).waitFor();
  await page.getByLabel('UPC or ISRC').fill(upc);
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByRole('link', { name: 'Coded' }).waitFor();
  await page.getByRole('button', { name: 'Free this code…' }).click();
  const question = page.getByRole('alertdialog', { name: `Free ${upc}?` });
  await question.getByLabel('Reason').fill('It belongs to another label');
  await question.getByRole('button', { name: 'Free the code' }).click();
  await page.getByText('Its owner can use it now.').waitFor();
  await page.getByText(`Nobody has ${upc}.`).waitFor();
  expect(await page.getByRole('button', { name: 'Free this code…' }).count()).toBe(0);
  stage.forgetErrors(/409/);
});
