import { jpegOf, wavOf } from '../../services/test/files.ts';
import { newArtist, type Person } from '../../services/test/people.ts';
import { until } from '../../services/test/releases.ts';
import { aTrack } from '../../shared/test/builders.ts';
import { alert, draftOf, draftWith, editorOf, section, track } from './editor-stage.ts';
import { card, libraryOf, withReleases } from './library-stage.ts';
import { beforeAll, describe, expect, test } from './stage.ts';
import { openReview } from './submit-stage.ts';

let artist: Person;
let cover: Buffer;
beforeAll(async () => {
  artist = await newArtist('active');
  cover = Buffer.from(await jpegOf(3000));
});

test('product 2.10, 2.11: a release that cannot be loaded; each failed call is logged in one line', async ({
  stage,
}) => {
  const release = await draftOf(artist);
  const page = await libraryOf(stage, artist);
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && lines.push(message.text()));
  const json = { code: 'internal', requestId: 'r-500' };
  await page.route(`**/api/releases/${release.id}`, (route) => route.fulfill({ status: 500, json }));
  await page.goto(`/dashboard/releases/${release.id}`);
  await page.getByText(/^Failed to load release details\./).waitFor();
  // Each retry is logged as a call of its own.
  const line = `GET /api/releases/${release.id} failed: internal (request r-500)`;
  await expect.poll(async () => lines.filter((logged) => logged.startsWith('GET'))).toEqual([line, line, line]);
  await page.unroute(`**/api/releases/${release.id}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await section(page, 'Album Identifiers').waitFor();
  stage.forgetErrors(/500/);
});

test('product 8.9: “Upload Failed” for a cover, audio and a license, if the storage or the API rejects it; the chosen file is not lost', async ({
  stage,
}) => {
  const page = await editorOf(stage, artist, await draftWith(artist, [aTrack({ containsCover: true })]));
  for (const [words, input, name, mimeType, buffer] of [
    ['Failed to upload cover art. Please try again.', /: Cover art$/, 'cover.jpg', 'image/jpeg', cover],
    [
      'Failed to upload audio file. Please try again.',
      /: Audio file for track 1$/,
      'take.wav',
      'audio/wav',
      Buffer.from(wavOf(2)),
    ],
    [
      'Failed to upload mechanical license. Please try again.',
      /: Mechanical license for track 1$/,
      'licence.pdf',
      'application/pdf',
      Buffer.from('%PDF-1.4\n%%EOF\n'),
    ],
  ] as const) {
    await test.step(words, async () => {
      const failed = alert(page.getByRole('main'), words).filter({ hasText: 'Upload Failed' });
      // A rejection is final. An error that may pass is retried for minutes (product 8.14).
      await page.route(/[?&]X-Amz-/, (route) => route.fulfill({ status: 400, body: '' }));
      await page.getByLabel(input).setInputFiles({ name, mimeType, buffer });
      await failed.waitFor();
      await page.route('**/uploads', (route) => route.fulfill({ status: 409, body: '{"code":"upload-incomplete"}' }));
      await failed.getByRole('button', { name: 'Try again' }).click();
      await failed.waitFor();
      await expect(failed).toHaveCount(1);
      await page.unrouteAll();
    });
  }
  stage.forgetErrors(/400|409/);
});

test('product 2.1, 10.4: /releases is the same screen as /dashboard/releases; “$5 One-Time” is the label of an old plan', async ({
  stage,
}) => {
  const plan = { name: 'paid_5', percentage: 95, paidAt: '2024-01-01T00:00:00.000Z' } as const;
  const person = await withReleases([[{ title: 'Early Days', plan }]]);
  const page = await libraryOf(stage, person, { path: '/releases' });
  await card(page, 'Early Days').getByText('$5 One-Time', { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Releases' }).waitFor();
  await expect.poll(async () => new URL(page.url()).pathname).toEqual('/releases');
});

describe('a draft’s page (product 4.3)', () => {
  test('says Draft or Complete, and shows the progress; if a track lacks something, the release is not Complete', async ({
    stage,
  }) => {
    const page = await editorOf(stage, artist, await draftOf(artist, { cover: null, pLine: null }));
    await page.getByText('Draft', { exact: true }).waitFor();
    await page.getByText('80%', { exact: true }).waitFor();
    await page.goto(`/dashboard/releases/${(await draftOf(artist)).id}`);
    await page.getByText('Complete', { exact: true }).waitFor();
    await page.getByText('100%', { exact: true }).waitFor();
    const nameless = await draftWith(artist, [aTrack(), aTrack({ title: 'Track 2' })]);
    await page.goto(`/dashboard/releases/${nameless.id}`);
    await page.getByText('90%', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Title of track 2: to fix', exact: true }).click();
    await expect(track(page, 2).getByLabel('Title', { exact: true })).toHaveValue('Track 2');
    // The track's panel covers the column with the link to the submission.
    await track(page, 2).getByRole('button', { name: 'Close the track' }).click();
    await track(page, 2).waitFor({ state: 'detached' });
    await openReview(page);
    await page.getByRole('link', { name: 'Fix Title of track 2' }).waitFor();
  });

  test('product 5.7: offers to delete it, asks first, and returns to the library', async ({ stage }) => {
    const release = await draftOf(artist, { title: 'Not This One' });
    const page = await editorOf(stage, artist, release);
    await page.getByRole('button', { name: 'Delete draft' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete “Not This One”?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete draft' }).click();
    await dialog.getByRole('button', { name: 'Delete draft' }).click();
    await page.waitForURL('**/dashboard/releases');
    await until(
      () =>
        artist.api('GET /api/releases/{releaseId}', { params: { releaseId: release.id } }).catch(({ code }) => code),
      (answer) => answer === 'release-not-found',
      'the deletion',
    );
  });

  test('a paid draft says why it cannot be deleted', async ({ stage }) => {
    const plan = { name: 'single', percentage: 100, paidAt: new Date().toISOString() } as const;
    const page = await editorOf(stage, artist, await draftOf(artist, { plan }));
    await page.getByText('It is paid for. To delete it, ask for a refund first.').waitFor();
    await expect(page.getByRole('button', { name: 'Delete draft' })).toHaveCount(0);
  });
});
