import { brand } from '../../shared/brand.ts';
import { submissionBlockers } from '../../shared/rules/readiness.ts';
import { payAt } from './payments.ts';
import { admin, newArtist } from './people.ts';
import { freshKey, newCompleteRelease, until } from './releases.ts';

test('the main job: a release is created, paid, submitted and exported, over the API', async () => {
  const artist = await newArtist('active');
  const office = await admin();
  const release = await newCompleteRelease(artist);
  const params = { releaseId: release.id };
  expect(submissionBlockers(release)).toEqual([]);
  expect(release.trackIds.map((id) => release.tracks[id]?.audio)).toEqual([
    expect.objectContaining({ format: 'WAV', durationMs: 2000, sampleRate: 44_100 }),
  ]);

  const { url } = await artist.api('POST /api/releases/{releaseId}/checkout', {
    params,
    body: { plan: 'single' },
    ...freshKey(),
  });
  await payAt(url);
  const paid = await until(
    () => artist.api('GET /api/releases/{releaseId}', { params }),
    (detail) => detail.release.plan !== null,
    'the signed webhook',
  );
  expect(paid.release.plan).toMatchObject({ name: 'single', percentage: 100 });

  const submitted = await artist.api('POST /api/releases/{releaseId}/submit', {
    params,
    body: { agreementVersion: brand.agreementVersion, plan: 'paid' },
    ...freshKey(),
  });
  expect(submitted.status).toBe('submitted');

  // The list and its counts are read separately, and either may lag behind.
  await until(
    () => office.api('GET /api/admin/releases', { query: { tab: 'submitted' } }),
    ({ items, counts }) => items.some(({ id }) => id === release.id) && counts.submitted > 0,
    'the card under New & Submitted, and its count',
  );

  const owner = { artistId: artist.artistId, releaseId: release.id };
  const file = await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
    params: owner,
    body: {},
  });
  expect(file.fileName).toBe(`release_${release.id}.csv`);
  const csv = await file.blob.text();
  expect(csv.split('\r\n')[1]).toContain('Night Ferry');

  await until(
    () => office.api('GET /api/admin/releases', { query: { tab: 'exported' } }),
    ({ items }) => items.some(({ id }) => id === release.id),
    'the card under Exported',
  );
  const again = await office.api('GET /api/admin/artists/{artistId}/releases/{releaseId}/export', { params: owner });
  expect(await again.blob.text()).toBe(csv);
});
