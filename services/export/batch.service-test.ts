import { unzipSync } from 'fflate';
import type { BatchExport } from '../../shared/export/batch-export.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { auditItems } from '../test/audits.ts';
import { officeExports, owned } from '../test/office-exports.ts';
import { mailsTo, table } from '../test/people.ts';
import { current, freshKey, stored, until } from '../test/releases.ts';
import { batchRepository } from './batch-repository.ts';

const { people, submitted, exportOf } = officeExports();
const ask = (releases: Pick<Release, 'id' | 'artistId'>[]) =>
  people.office.api('POST /api/admin/exports', {
    body: { releases: releases.map(owned), withFiles: false },
    ...freshKey(),
  });
async function made({ id }: Pick<BatchExport, 'id'>): Promise<BatchExport> {
  const find = async () => {
    const { batches } = await people.office.api('GET /api/admin/exports');
    return batches.find((one) => one.id === id);
  };
  const batch = await until(find, (one) => one?.state === 'ready', 'the batch');
  if (!batch) throw new Error('It is gone');
  return batch;
}
async function filesOf(batch: BatchExport): Promise<Record<string, string>> {
  const route = 'GET /api/admin/exports/{batchId}/parts/{part}';
  const { url } = await people.office.api(route, { params: { batchId: batch.id, part: '1' } });
  const reply = await fetch(url);
  // Product 8.13: the name under which the browser saves the file.
  const name = `exports-${batch.requestedAt.slice(0, 10)}.zip`;
  expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  const bytes = new Uint8Array(await reply.arrayBuffer());
  expect(bytes.length).toBe(batch.parts[0]?.bytes);
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file).toString()]),
  );
}
const downloadOf = async (release: Release) => {
  const route = 'GET /api/admin/artists/{artistId}/releases/{releaseId}/export';
  return (await people.office.api(route, { params: owned(release) })).blob.text();
};

test('releases are exported together; earlier exports are packed unchanged, and a refused release stops no other (product 14.11)', async () => {
  const [one, two, before, broken, draft] = [
    await submitted({ title: 'One/1' }),
    await submitted({ title: 'Two' }),
    await submitted({ title: 'Before' }),
    await submitted({ title: '=SUM(A1)' }),
    await stored(aCompleteDraft({ artistId: people.artist.artistId })),
  ];
  await exportOf(before, { profile: 'sonosuite' });
  const gone = { id: newId('release'), artistId: people.artist.artistId };
  const requested = await ask([one, two, before, broken, draft, gone, one]);
  expect(requested).toMatchObject({
    state: 'making',
    total: 6,
    done: 0,
    by: { id: people.office.artistId, name: 'Olga Office' },
  });

  const batch = await made(requested);
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
  const mails = await until(
    () => mailsTo(people.office.email),
    (all) => all.some(({ subject }) => subject === 'Your export is ready'),
    'the mail to who asked',
  );
  const texts = await Promise.all(mails.map(({ html }) => html()));
  expect(texts.filter((text) => text.includes('3 of 6 releases were exported.'))).toHaveLength(1);
  const audited = await auditItems(({ object }) => (object as { releaseId?: string }).releaseId === one.id);
  expect(audited).toEqual([
    expect.objectContaining({
      what: 'release-exported',
      who: { kind: 'admin', id: people.office.artistId, name: 'Olga Office' },
    }),
  ]);
});

test('two batches with the same releases export each once, and contain the same bytes (product 14.11)', async () => {
  const both = [await submitted({ title: 'Twin' }), await submitted({ title: 'Other' })];
  const [first, second] = await Promise.all([ask(both), ask(both)]);
  const files = [await filesOf(await made(first)), await filesOf(await made(second))];
  expect(Object.keys(files[0] ?? {})).toHaveLength(2);
  expect(files[0]).toEqual(files[1]);
  for (const release of both) expect((await current(release)).rev).toBe(release.rev + 1);
});

test('a batch without any file is ready, and has no part (product 14.11)', async () => {
  const batch = await made(await ask([{ id: newId('release'), artistId: people.artist.artistId }]));
  expect(batch.parts).toEqual([]);
  await expect(
    people.office.api('GET /api/admin/exports/{batchId}/parts/{part}', { params: { batchId: batch.id, part: '1' } }),
  ).rejects.toMatchObject({ code: 'batch-not-found' });
});

test('a batch that took long is kept for seven days from when it was ready, as its email promises (product 14.11)', async () => {
  const batches = batchRepository(table);
  const [asked, ready] = [new Date(), new Date(Date.now() + 6 * 24 * 3_600_000)];
  const batch: BatchExport = {
    id: newId('batch'),
    by: { id: people.office.artistId, name: 'Olga Office' },
    requestedAt: asked.toISOString(),
    profile: 'distributor',
    withFiles: false,
    total: 1,
    done: 0,
    failed: [],
    parts: [],
    state: 'making',
  };
  await batches.ask(batch, [], asked);
  await batches.saveReady(batch, { done: 0, failed: [], parts: [] }, ready);
  const item = await table.get(keys.batch({ batchId: batch.id }), { consistent: true });
  expect(item?.ttl).toBe(Math.floor(ready.getTime() / 1000) + 7 * 24 * 3600);
});
