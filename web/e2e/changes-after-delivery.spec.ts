import { admin, newArtist } from '../../services/test/people.ts';
import { newCompleteRelease } from '../../services/test/releases.ts';
import { brand } from '../../shared/brand.ts';
import { expectAccessible } from './axe.ts';
import { edit, field, section, track, waitUntilSaved } from './editor-stage.ts';
import { libraryOf } from './library-stage.ts';
import { expect, test } from './stage.ts';

test('product 35: an artist changes a delivered release, and the office sends it as an update', async ({ stage }) => {
  const [artist, office] = await Promise.all([newArtist('active'), admin()]);
  const release = await newCompleteRelease(artist);
  await artist.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId: release.id },
    body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
    idempotencyKey: release.id,
  });
  const exportOf = (releaseId: string) =>
    office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
      params: { artistId: artist.artistId, releaseId },
      body: {},
    });
  await exportOf(release.id);

  const page = await libraryOf(stage, artist, { path: `/dashboard/releases/${release.id}`, width: 390 });
  await page.getByRole('button', { name: 'Change this release' }).click();
  await page.getByText('You’re changing a delivered release').waitFor();
  await expect(page).toHaveURL(/releases\/chg_/);
  await expect(section(page, 'Album Identifiers')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Add track|Choose Your Plan/ })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Submit the change' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Submit the change' }).waitFor();
  await page.getByRole('checkbox', { name: /^I accept the distribution agreement/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByText('Nothing has changed yet.').waitFor();
  stage.forgetErrors(/409/);

  await page.getByRole('link', { name: 'Back to the release' }).click();
  await edit(field(section(page, 'Album Information'), 'Title'), 'Day Ferry');
  await waitUntilSaved(section(page, 'Album Information'), 'Title');
  await edit(field(track(page, 1), 'Title'), 'Day Ferry');
  await waitUntilSaved(track(page, 1), 'Title');
  await page.getByRole('link', { name: 'Submit the change' }).first().click();
  const changes = section(page, 'What changes');
  await expect(changes.getByText('Night Ferry').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^I accept the distribution agreement/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('heading', { name: 'This change is in review' }).waitFor();

  const desk = await stage.person({ as: office });
  const change = page.url().split('/').at(-1) ?? '';
  await desk.goto(`/dashboard/admin/review/${artist.artistId}/${change}`);
  await expect(section(desk, 'Changed since the delivery').getByText('Day Ferry').first()).toBeVisible();
  await exportOf(change);

  // The change has ended, so its page leads to the release, which now is the updated one.
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`/dashboard/releases/${release.id}$`));
  await page.getByRole('heading', { level: 1, name: 'Day Ferry' }).waitFor();
  await page.getByText('Update sent to the distributor').waitFor();
  stage.forgetErrors(/404/);
});
