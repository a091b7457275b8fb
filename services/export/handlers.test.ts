import type { ExportedRelease } from '../../shared/releases/release.ts';
import { AN_ARTIST, NOW } from '../../shared/test/builders.ts';
import { submitted } from '../test/distributor-file.ts';
import { exportHandlers } from './handlers.ts';

type Needs = Parameters<typeof exportHandlers>[0];

test('a release exported before exports had records is downloaded from its earlier key (product 14.2)', async () => {
  const release: ExportedRelease = { ...submitted(), status: 'exported', exportedAt: NOW.toISOString() };
  const stored = new Map([[`${release.id}.csv`, 'UPC\r\n']]);
  const needs = {
    releases: { get: async () => release },
    exports: { ofRelease: async () => [] },
    files: { find: async (key: string) => stored.get(key) },
  } as unknown as Needs;
  const download = exportHandlers(needs)['GET /api/admin/artists/{artistId}/releases/{releaseId}/export'];
  const call = { params: { artistId: AN_ARTIST, releaseId: release.id } } as Parameters<typeof download>[0];
  expect(await download(call)).toEqual({ fileName: `release_${release.id}.csv`, body: 'UPC\r\n' });
  stored.clear();
  await expect(download(call)).rejects.toMatchObject({ code: 'not-exported' });
});
