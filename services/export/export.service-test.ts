import { createHash } from 'node:crypto';
import { brand } from '../../shared/brand.ts';
import type { ExportProfileName } from '../../shared/export/export-profile.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, newId } from '../../shared/test/builders.ts';
import { exportedFiles } from '../distributor-file/exported-files.ts';
import { byTheTests } from '../test/audits.ts';
import { admin, newArtist, type Person } from '../test/people.ts';
import { current, freshKey, releases, stored } from '../test/releases.ts';
import { exportKey } from './export-gateway.ts';
import type { ExportRecord } from './export-record.ts';

let artist: Person;
let office: Person;
beforeAll(async () => {
  artist = await newArtist('active');
  office = await admin();
});

const params = ({ id, artistId }: Pick<Release, 'id' | 'artistId'>) => ({ artistId, releaseId: id });
const exportOf = async (release: Release, by = office, profile?: ExportProfileName) => {
  const route = 'POST /api/admin/artists/{artistId}/releases/{releaseId}/export';
  const body = { ...(profile && { profile }) };
  const { fileName, blob } = await by.api(route, { params: params(release), body });
  return { fileName, csv: await blob.text() };
};
const downloadOf = async (release: Release) => {
  const route = 'GET /api/admin/artists/{artistId}/releases/{releaseId}/export';
  const { fileName, blob } = await office.api(route, { params: params(release) });
  return { fileName, csv: await blob.text() };
};
const exportsOf = async (release: Pick<Release, 'id' | 'artistId'>) => {
  const route = 'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports';
  return (await office.api(route, { params: params(release) })).exports;
};
const submitted = (different = {}) => stored(aCompleteDraft({ artistId: artist.artistId, ...different }), 'submitted');

test('an export returns the file and marks the release as exported (product 14.1)', async () => {
  const release = await submitted(inOrder([aTrack(), aTrack({ title: 'Second' })]));
  const before = Date.now();
  const { fileName, csv } = await exportOf(release);
  expect(fileName).toBe(`release_${release.id}.csv`);
  expect(csv.split('\r\n')).toHaveLength(4);
  const after = await current(release);
  if (after.status !== 'exported') throw new Error('The release was not marked exported');
  const { status: _, exportedAt, rev, updatedAt, events, ...rest } = after;
  expect(Date.parse(exportedAt)).toBeGreaterThanOrEqual(before);
  expect([rev, updatedAt]).toEqual([release.rev + 1, exportedAt]);
  const person = { id: office.artistId, name: 'Olga Office' };
  expect(events).toEqual([...release.events, { kind: 'exported', at: exportedAt, by: 'office', person }]);
  // Nothing else in the release changed.
  expect(release).toMatchObject(rest);
});

test('a second export is refused and changes nothing (product 14.1)', async () => {
  const release = await submitted();
  await exportOf(release);
  const after = await current(release);
  await expect(exportOf(release)).rejects.toMatchObject({ code: 'release-already-exported' });
  expect(await current(release)).toEqual(after);
});

test('of five concurrent exports one returns the file, and that file is kept', async () => {
  const release = await submitted();
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => exportOf(release)));
  const handed = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(handed).toHaveLength(1);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'release-already-exported' });
  }
  expect(await downloadOf(release)).toEqual(handed[0]);
  expect((await current(release)).rev).toBe(release.rev + 1);
});

test('the same bytes can be downloaded again any number of times (product 14.2)', async () => {
  const release = await submitted({ title: 'Ferry, "Nüit"', recordLabel: '李' });
  const first = await exportOf(release);
  for (let n = 0; n < 3; n++) expect(await downloadOf(release)).toEqual(first);
});

test('an export is stored with its hash, author, time, layout and the files that it names (product 14.6)', async () => {
  const release = await submitted();
  const { csv } = await exportOf(release);
  const after = await current(release);
  const [one, ...others] = await exportsOf(release);
  expect(others).toEqual([]);
  expect(one).toEqual({
    submission: release.status === 'draft' ? '' : (release.submission.id ?? release.submission.at),
    profile: 'distributor',
    profileVersion: 1,
    fileName: `release_${release.id}.csv`,
    bytes: Buffer.byteLength(csv),
    sha256: createHash('sha256').update(csv).digest('hex'),
    at: after.status === 'exported' ? after.exportedAt : '',
    by: { id: office.artistId, name: 'Olga Office' },
    files: exportedFiles(release).map(({ name, sha256 }) => ({ name, ...(sha256 && { sha256 }) })),
  });
  const other = await newArtist('active');
  expect(await exportsOf({ ...release, artistId: other.artistId })).toEqual([]);
});

test('an export in another layout can be downloaded again unchanged (product 14.7)', async () => {
  const release = await submitted();
  const { csv } = await exportOf(release, office, 'sonosuite');
  expect(csv.startsWith('#metadata,')).toBe(true);
  expect((await downloadOf(release)).csv).toBe(csv);
  expect(await exportsOf(release)).toMatchObject([{ profile: 'sonosuite' }]);
});

test('of concurrent exports in both layouts one is made, and that one is downloaded', async () => {
  const release = await submitted();
  const results = await Promise.allSettled(
    (['distributor', 'sonosuite', 'distributor', 'sonosuite'] as const).map((one) => exportOf(release, office, one)),
  );
  const handed = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(handed).toHaveLength(1);
  expect((await downloadOf(release)).csv).toBe(handed[0]?.csv);
  expect(await exportsOf(release)).toHaveLength(1);
});

test('a delivered file stays, whatever is exported later (product 14.6)', () => {
  const record = { artistId: artist.artistId, releaseId: newId('release'), profile: 'distributor', profileVersion: 1 };
  const keys = [
    { submission: 'sbm_1', sha256: 'a' },
    { submission: 'sbm_2', sha256: 'a' },
    { submission: 'sbm_1', sha256: 'b' },
  ].map((different) => exportKey({ ...record, ...different } as ExportRecord));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a draft is not exported, and has no file', async () => {
  const draft = await stored(aCompleteDraft({ artistId: artist.artistId }));
  await expect(exportOf(draft)).rejects.toMatchObject({ code: 'release-not-submitted' });
  await expect(downloadOf(draft)).rejects.toMatchObject({ code: 'not-exported' });
  expect(await current(draft)).toEqual(draft);
});

test('a submitted release has no file before its export', async () => {
  await expect(downloadOf(await submitted())).rejects.toMatchObject({ code: 'not-exported' });
});

test('a release under another artist’s id is not found', async () => {
  const release = await submitted();
  const other = await newArtist('active');
  await expect(exportOf({ ...release, artistId: other.artistId })).rejects.toMatchObject({ code: 'release-not-found' });
  expect(await current(release)).toEqual(release);
});

test('a cell that a spreadsheet would run stops the export: no file is kept, and the release stays submitted', async () => {
  const release = await submitted({ title: '=HYPERLINK("http://evil.test")' });
  await expect(exportOf(release)).rejects.toMatchObject({
    code: 'cell-not-exportable',
    details: { column: 'Album Title', track: 1 },
  });
  expect(await current(release)).toEqual(release);
  await expect(downloadOf(release)).rejects.toMatchObject({ code: 'not-exported' });
});

test('an artist cannot export, not even their own release', async () => {
  await expect(exportOf(await submitted(), artist)).rejects.toMatchObject({ code: 'admin-only' });
});

test('after the export nothing can be edited (product 5.3)', async () => {
  const release = await submitted();
  await exportOf(release);
  const edit = { field: 'title', from: 'Night Ferry', to: 'Day Ferry' } as const;
  await expect(
    artist.api('PATCH /api/releases/{releaseId}', { params: { releaseId: release.id }, body: edit }),
  ).rejects.toMatchObject({ code: 'release-locked' });
  await expect(
    artist.api('POST /api/releases/{releaseId}/submit', {
      params: { releaseId: release.id },
      body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
      ...freshKey(),
    }),
  ).rejects.toMatchObject({ code: 'release-already-submitted' });
});

test('only a submitted release can be marked exported: the state is guarded in the write itself', async () => {
  const draft = await stored(aCompleteDraft({ artistId: artist.artistId }));
  const submission = { at: draft.createdAt, agreementVersion: 'x', by: draft.artistId };
  const marked = { ...draft, status: 'exported', submission, exportedAt: draft.createdAt } as const;
  await expect(releases.saveExported(marked, byTheTests())).rejects.toMatchObject({ code: 'release-not-submitted' });
  await expect(releases.saveExported({ ...marked, id: newId('release') }, byTheTests())).rejects.toMatchObject({
    code: 'release-not-found',
  });
  expect(await current(draft)).toEqual(draft);
});
