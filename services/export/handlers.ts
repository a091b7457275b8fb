import { Problem } from '../../shared/contract/problem.ts';
import type { BatchExport } from '../../shared/export/batch-export.ts';
import type { exportContract } from '../../shared/export/contract.ts';
import { deliveredId, type NewId } from '../../shared/ids.ts';
import { albumArtist } from '../../shared/releases/derived-credits.ts';
import type { ArchiveGateway } from '../archives/archive-gateway.ts';
import { distributorFileName } from '../distributor-file/render-distributor-file.ts';
import type { SignedIn } from '../platform/actor.ts';
import type { Audited } from '../platform/audit.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Handlers } from '../platform/serve.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { AssignedCodeRepository } from './assigned-code-repository.ts';
import type { BatchRepository } from './batch-repository.ts';
import type { CodeEnterer } from './code-enterer.ts';
import { type ExportGateway, exportKey, unrecordedExportKey } from './export-gateway.ts';
import { submissionName } from './export-record.ts';
import type { ExportRepository } from './export-repository.ts';
import type { ExportRelease } from './release-exporter.ts';
import { typedCode } from './typed-code.ts';

type Needs = {
  releases: ReleaseRepository;
  exports: ExportRepository;
  files: Pick<ExportGateway, 'find'>;
  exportRelease: ExportRelease;
  codes: AssignedCodeRepository;
  enterCodes: CodeEnterer;
  batches: BatchRepository;
  archives: Pick<ArchiveGateway, 'fetchAddress'>;
  newId: NewId;
  now: () => Date;
  auditedBy: (admin: SignedIn) => Audited;
};

export const exportHandlers = (needs: Needs): Handlers<typeof exportContract> => {
  const { releases, exports, files, exportRelease, codes, enterCodes, batches, archives, auditedBy, newId, now } =
    needs;
  return {
    async 'POST /api/admin/artists/{artistId}/releases/{releaseId}/export'({ actor, params, body }) {
      const { record, csv } = await exportRelease(params, body.profile ?? 'distributor', auditedBy(actor));
      return { fileName: record.fileName, body: csv };
    },

    async 'GET /api/admin/artists/{artistId}/releases/{releaseId}/export'({ params }) {
      const release = await releases.get(params, { consistent: true });
      if (release.status !== 'exported' && release.status !== 'withdrawn') throw new Problem('not-exported');
      const all = await exports.ofRelease(release.id);
      const record = all.find(({ submission }) => submission === submissionName(release));
      const csv = await files.find(record ? exportKey(record) : unrecordedExportKey(release.id));
      if (csv === undefined) throw new Problem('not-exported');
      return { fileName: record?.fileName ?? distributorFileName(release.id), body: csv };
    },

    async 'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports/{submission}'({ params }) {
      const all = await exports.ofRelease(params.releaseId);
      const record = all.find(
        ({ artistId, submission }) => artistId === params.artistId && submission === params.submission,
      );
      const csv = record && (await files.find(exportKey(record)));
      if (!record || csv === undefined) throw new Problem('not-exported');
      return { fileName: record.fileName, body: csv };
    },

    'PUT /api/admin/artists/{artistId}/releases/{releaseId}/codes': ({ actor, params, body }) =>
      enterCodes.one(params, body.codes, () => auditedBy(actor)),

    'POST /api/admin/codes/import': ({ actor, body }) => enterCodes.file(body.csv, () => auditedBy(actor)),

    async 'GET /api/admin/codes'({ query }) {
      const { kind, code } = typedCode(query.code);
      const holder = await codes.holder(kind, code);
      if (!holder) return { code, holder: null };
      const release = await releases.find(holder, { consistent: true });
      if (!release) return { code, holder: { ...holder, release: null } };
      const { title, status, plan } = release;
      return {
        code,
        holder: { ...holder, release: { title, artist: albumArtist(release), status, isPaid: plan !== null } },
      };
    },

    async 'POST /api/admin/artists/{artistId}/releases/{releaseId}/codes/free'({ actor, params, body }) {
      const typed = typedCode(body.code);
      await retryWhenChanged('release-changed', async () => {
        const release = await releases.find(params, { consistent: true });
        await codes.free(params, typed, release, { ...auditedBy(actor), why: body.reason });
      });
      return { freed: true };
    },

    async 'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports'({ params }) {
      const all = await exports.ofRelease(deliveredId(params.releaseId));
      return { exports: all.filter(({ artistId }) => artistId === params.artistId) };
    },

    async 'POST /api/admin/exports'({
      actor,
      body: { releases: asked, profile = 'distributor', withFiles },
      storeWithEffect,
    }) {
      const at = now();
      const each = [...new Map(asked.map((one) => [one.releaseId, one])).values()];
      const batch: BatchExport = {
        id: newId('batch'),
        state: 'making',
        profile,
        withFiles,
        requestedAt: at.toISOString(),
        by: { id: actor.artistId, name: actor.artistName },
        total: each.length,
        done: 0,
        failed: [],
        parts: [],
      };
      return storeWithEffect(batch, (answered) => batches.ask(batch, each, at, [answered]));
    },

    'GET /api/admin/exports': async () => ({ batches: await batches.all() }),

    async 'GET /api/admin/exports/{batchId}/parts/{part}'({ params: { batchId, part } }) {
      const batch = await batches.find(batchId);
      if (batch?.state !== 'ready' || part > batch.parts.length) throw new Problem('batch-not-found');
      const number = batch.parts.length > 1 ? `-${part}-of-${batch.parts.length}` : '';
      const fileName = `exports-${batch.requestedAt.slice(0, 10)}${number}.zip`;
      return { url: await archives.fetchAddress({ folder: batchId, part }, fileName) };
    },
  };
};
