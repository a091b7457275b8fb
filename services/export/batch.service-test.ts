import { unzipSync } from 'fflate';
import type { BatchExport } from '../../shared/export/batch-export.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, newId } from '../../shared/test/builders.ts';
import { auditItems } from '../test/audits.ts';
import { admin, newArtist, type Person } from '../test/people.ts';
import { current, stored, until } from '../test/releases.ts';

let artist: Person;
let office: Person;
beforeAll(async () => {
  artist = await newArtist('active');
  office = await admin();
});

const owned = ({ id, artistId }: Pick<Release, 'id' | 'artistId'>) => ({ artistId, releaseId: id });
const submitted = (different = {}) => stored(aCompleteDraft({ artistId: artist.artistId, ...different }), 'submitted');
const ask = (releases: Pick<Release, 'id' | 'artistId'>[]) =>
  office.api('POST /api/admin/exports', { body: { releases: releases.map(owned), withFiles: false } });
async function made({ id }: Pick<BatchExport, 'id'>): Promise<BatchExport> {
  const find = async () => {
    const { batches } = await office.api('GET /api/admin/exports');
    return batches.find((one) => one.id === id);
  };
  const batch = await until(find, (one) => one?.state === 'ready', 'the batch');
  if (!batch) throw new Error('It is gone');
  return batch;
}
async function filesOf(batch: BatchExport): Promise<Record<string, string>> {
  const route = 'GET /api/admin/exports/{batchId}/parts/{part}';
  const { url } = await office.api(route, { params: { batchId: batch.id, part: '1' } });
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  expect(bytes.length).toBe(batch.parts[0]?.bytes);
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file).toString()]),
  );
}
const downloadOf = async (release: Release) => {
  const route = 'GET /api/admin/artists/{artistId}/releases/{releaseId}/export';
  return (await office.api(route, { params: owned(release) })).blob.text();
};

test('product 14.11: releases are exported together; what was delivered before is packed as it was; one that cannot be stops no other', async () => {
  const [one, two, before, broken, draft] = [
    await submitted({ title: 'One/1' }),
    await submitted({ title: 'Two' }),
    await submitted({ title: 'Before' }),
    await submitted({ title: '=SUM(A1)' }),
    await stored(aCompleteDraft({ artistId: artist.artistId })),
  ];
  await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
    params: owned(before),
    body: { profile: 'sonosuite' },
  });
  const gone = { id: newId('release'), artistId: artist.artistId };
  const asked = await ask([one, two, before, broken, draft, gone, one]);
  expect(asked).toMatchObject({ state: 'making', total: 6, done: 0, by: { id: office.artistId, name: 'Olga Office' } });

  const batch = await made(asked);
  expect(batch.done).toBe(6);
  expect(batch.failed.map(({ releaseId, code }) => [releaseId, code])).toEqual([
    [broken.id, 'cell-not-exportable'],
    [draft.id, 'release-not-submitted'],
    [gone.id, 'release-not-found'],
  ]);
  const files = await filesOf(batch);
  expect(files).toEqual({
    [`One-1 (${one.id})/release_${one.id}.csv`]: await downloadOf(one),
    [`Two (${two.id})/release_${two.id}.csv`]: await downloadOf(two),
    [`Before (${before.id})/release_${before.id}.csv`]: await downloadOf(before),
  });
  expect(files[`Before (${before.id})/release_${before.id}.csv`]).toMatch(/^#metadata/);
  expect([(await current(one)).status, (await current(broken)).status]).toEqual(['exported', 'submitted']);
  const audited = await auditItems(({ object }) => (object as { releaseId?: string }).releaseId === one.id);
  expect(audited).toEqual([
    expect.objectContaining({
      what: 'release-exported',
      who: { kind: 'admin', id: office.artistId, name: 'Olga Office' },
    }),
  ]);
});

test('product 14.11: two batches with the same releases: each is exported once, and both have the same bytes', async () => {
  const both = [await submitted({ title: 'Twin' }), await submitted({ title: 'Other' })];
  const [first, second] = await Promise.all([ask(both), ask(both)]);
  const files = [await filesOf(await made(first)), await filesOf(await made(second))];
  expect(Object.keys(files[0] ?? {})).toHaveLength(2);
  expect(files[0]).toEqual(files[1]);
  for (const release of both) expect((await current(release)).rev).toBe(release.rev + 1);
});

test('product 14.11: a batch without one file is ready, and has no part', async () => {
  const batch = await made(await ask([{ id: newId('release'), artistId: artist.artistId }]));
  expect(batch.parts).toEqual([]);
  await expect(
    office.api('GET /api/admin/exports/{batchId}/parts/{part}', { params: { batchId: batch.id, part: '1' } }),
  ).rejects.toMatchObject({ code: 'batch-not-found' });
});
