import { Problem } from '../../shared/contract/problem.ts';
import type { ExportProfileName } from '../../shared/export/export-profile.ts';
import { isChangeId } from '../../shared/ids.ts';
import { renderDistributorFile } from '../distributor-file/render-distributor-file.ts';
import { type Audited, personOf } from '../platform/audit.ts';
import type { AcceptedTextRepository } from '../releases/storage/accepted-text-repository.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { Owned } from '../releases/writes/release-write.ts';
import { type ExportGateway, exportKey } from './export-gateway.ts';
import { type ExportRecord, exportRecord } from './export-record.ts';
import type { ExportRepository } from './export-repository.ts';

type Needs = {
  releases: ReleaseRepository;
  exports: ExportRepository;
  acceptedTexts: Pick<AcceptedTextRepository, 'accept'>;
  files: Pick<ExportGateway, 'store'>;
  exportChange: ExportRelease;
};

/** Exports a release that was submitted, in a layout, on behalf of somebody in the office. */
export type ExportRelease = (
  owned: Owned,
  profile: ExportProfileName,
  audited: Audited,
) => Promise<{ record: ExportRecord; csv: string }>;

/**
 * Exports a release: the only transition from submitted to exported (product 14.1). A change is exported as an update.
 */
export const releaseExporter =
  ({ releases, exports, acceptedTexts, files, exportChange }: Needs): ExportRelease =>
  /**
   * @throws Problem `release-not-found`, `release-already-exported`, `release-not-submitted`, and as
   * `renderDistributorFile`
   */
  async (owned, profile, audited) => {
    if (isChangeId(owned.releaseId)) return exportChange(owned, profile, audited);
    const release = await releases.get(owned, { consistent: true });
    if (release.status === 'exported') throw new Problem('release-already-exported');
    if (release.status !== 'submitted') throw new Problem('release-not-submitted');
    const csv = renderDistributorFile(release, profile);
    const record = exportRecord(release, { csv, profile, at: audited.at, by: personOf(audited) });
    // Stores the file first, so that no release is marked as exported without its file.
    await files.store(exportKey(record), csv);
    await releases.saveExported({ ...release, status: 'exported', exportedAt: record.at }, audited, [
      exports.stored(record),
      ...(await acceptedTexts.accept(release)),
    ]);
    return { record, csv };
  };
