import { Problem } from '../../shared/contract/problem.ts';
import type { exportContract } from '../../shared/export/contract.ts';
import type { SignedIn } from '../platform/actor.ts';
import type { Audited } from '../platform/audit.ts';
import type { Handlers } from '../platform/serve.ts';
import type { ReleaseRepository } from '../releases/release-repository.ts';
import type { ExportGateway } from './export-gateway.ts';
import { distributorFileName, renderDistributorFile } from './render-distributor-file.ts';

type Needs = { releases: ReleaseRepository; files: ExportGateway; auditedBy: (admin: SignedIn) => Audited };

export const exportHandlers = ({ releases, files, auditedBy }: Needs): Handlers<typeof exportContract> => ({
  async 'POST /api/admin/artists/{artistId}/releases/{releaseId}/export'({ actor, params }) {
    const release = await releases.get(params, { consistent: true });
    if (release.status === 'exported') throw new Problem('release-already-exported');
    if (release.status !== 'submitted') throw new Problem('release-not-submitted');
    const csv = renderDistributorFile(release);
    // The file first: a release is never marked exported without its file, and the same release gives the same bytes.
    await files.keep(release.id, csv);
    const audited = auditedBy(actor);
    await releases.saveExported({ ...release, status: 'exported', exportedAt: audited.at.toISOString() }, audited);
    return { fileName: distributorFileName(release.id), body: csv };
  },

  async 'GET /api/admin/artists/{artistId}/releases/{releaseId}/export'({ params }) {
    const release = await releases.get(params, { consistent: true });
    const csv = release.status === 'exported' ? await files.find(release.id) : undefined;
    if (csv === undefined) throw new Problem('not-exported');
    return { fileName: distributorFileName(release.id), body: csv };
  },
});
