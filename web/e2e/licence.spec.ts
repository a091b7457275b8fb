import type { Page } from '@playwright/test';
import { pdfOf } from '../../services/test/pdf.ts';
import { admin, newArtist } from '../../services/test/people.ts';
import { current, releases, stored, upload } from '../../services/test/releases.ts';
import { askForChanges } from '../../services/test/sent-back.ts';
import type { SubmittedRelease } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK } from '../../shared/test/builders.ts';
import { expect, test } from './stage.ts';

/** Opens the licence of track 1, and checks the storage's response to the tab. */
async function openLicence(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open license of track 1' }).first();
  const answered = page.context().waitForEvent('response', (response) => /X-Amz-Signature/.test(response.url()));
  await button.click();
  const response = await answered;
  expect(response.status()).toBe(200);
  expect(response.headers()['content-disposition']).toMatch(/^inline; filename="trk_\w+-license-\d+\.pdf"$/);
  await expect(button).toHaveText('Open license');
}

test('product 8.5, 8.13: the artist and the office open a license from the release’s page in every state', async ({
  stage,
}) => {
  const [artist, office] = await Promise.all([newArtist('active'), admin()]);
  const { artistId } = artist;
  const release = await stored(
    aCompleteDraft({ artistId, title: 'Covered', ...inOrder([aTrack({ containsCover: true })]) }),
  );
  const target = { kind: 'licence', trackId: release.trackIds[0] ?? NO_TRACK } as const;
  const pdf = { fileName: 'licence.pdf', contentType: 'application/pdf', bytes: pdfOf('The license') };
  expect(await upload(artist, release.id, target, pdf)).toMatchObject({ state: 'ready' });

  const own = await stage.person({ as: artist, width: 390 });
  const offices = await stage.person({ as: office });
  const bothOpen = async (status: string) => {
    expect((await current(release)).status).toBe(status);
    await own.goto(`/dashboard/releases/${release.id}`);
    await openLicence(own);
    await offices.goto(`/dashboard/admin/releases/${artistId}/${release.id}`);
    await openLicence(offices);
  };
  const submit = async () => {
    const submission = { at: new Date().toISOString(), agreementVersion: 'v', by: artistId };
    const editable = (await current(release)) as SubmittedRelease;
    await releases.saveSubmitted({ ...editable, status: 'submitted', submission });
  };
  await bothOpen('draft');
  await submit();
  await bothOpen('submitted');
  await askForChanges(office, (await current(release)) as SubmittedRelease);
  await bothOpen('changes_requested');
  await submit();
  await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
    params: { artistId, releaseId: release.id },
    body: {},
  });
  await bothOpen('exported');
});
