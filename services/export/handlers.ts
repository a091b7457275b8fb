import { Problem } from '../../shared/contract/problem.ts';
import type { exportContract } from '../../shared/export/contract.ts';
import type { SignedIn } from '../platform/actor.ts';
import type { Audited } from '../platform/audit.ts';
import type { Handlers } from '../platform/serve.ts';
import type { ReleaseRepository } from '../releases/release-repository.ts';
import { type ExportGateway, earlierKey, exportKey } from './export-gateway.ts';
import { submissionName } from './export-record.ts';
import type { ExportRepository } from './export-repository.ts';
import type { ExportRelease } from './release-exporter.ts';
import { distributorFileName } from './render-distributor-file.ts';

type Needs = {
  releases: ReleaseRepository;
  exports: ExportRepository;
  files: Pick<ExportGateway, 'find'>;
  exportRelease: ExportRelease;
  auditedBy: (admin: SignedIn) => Audited;
};

export const exportHandlers = (needs: Needs): Handlers<typeof exportContract> => {
  const { releases, exports, files, exportRelease, auditedBy } = needs;
  return {
    async 'POST /api/admin/artists/{artistId}/releases/{releaseId}/export'({ actor, params, body }) {
      const { record, csv } = await exportRelease(params, body.profile ?? 'distributor', auditedBy(actor));
      return { fileName: record.fileName, body: csv };
    },

    async 'GET /api/admin/artists/{artistId}/releases/{releaseId}/export'({ params }) {
      const release = await releases.get(params, { consistent: true });
      if (release.status !== 'exported') throw new Problem('not-exported');
      const all = await exports.ofRelease(release.id);
      const record = all.find(({ submission }) => submission === submissionName(release));
      const csv = await files.find(record ? exportKey(record) : earlierKey(release.id));
      if (csv === undefined) throw new Problem('not-exported');
      return { fileName: distributorFileName(release.id), body: csv };
    },

    async 'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports'({ params }) {
      const all = await exports.ofRelease(params.releaseId);
      return { exports: all.filter(({ artistId }) => artistId === params.artistId) };
    },
  };
};
