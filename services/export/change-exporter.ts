import { Problem } from '../../shared/contract/problem.ts';
import type { ExportProfileName } from '../../shared/export/export-profile.ts';
import { deliveredId, type NewId } from '../../shared/ids.ts';
import type { SubmittedRelease } from '../../shared/releases/release.ts';
import { withCodesOf } from '../../shared/releases/updated-release.ts';
import { updateEvents } from '../../shared/stores/update-events.ts';
import { renderDistributorFile } from '../distributor-file/render-distributor-file.ts';
import { type Audited, personOf } from '../platform/audit.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { ChangeRepository } from '../releases/changes/change-repository.ts';
import type { AcceptedTextRepository } from '../releases/storage/accepted-text-repository.ts';
import { findReleaseItem } from '../releases/storage/find-release-item.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { Owned } from '../releases/writes/release-write.ts';
import type { StoreStateRepository } from '../stores/store-state-repository.ts';
import { type ExportGateway, exportKey } from './export-gateway.ts';
import { type ExportRecord, exportRecord } from './export-record.ts';
import type { ExportRepository } from './export-repository.ts';

type Needs = {
  releases: Pick<ReleaseRepository, 'get' | 'aggregate'>;
  changes: ChangeRepository;
  exports: ExportRepository;
  acceptedTexts: Pick<AcceptedTextRepository, 'accept'>;
  files: Pick<ExportGateway, 'store'>;
  stores: StoreStateRepository;
  newId: NewId;
};

/** How often to try again if the release or what is known of it at a store changes meanwhile. */
const ATTEMPTS = 8;

/** Exports a change of a delivered release as an update, which then is what was delivered (product 35.7). */
export const changeExporter =
  ({ releases, changes, exports, acceptedTexts, files, stores, newId }: Needs) =>
  /**
   * @throws Problem `release-not-found`, `release-not-submitted`, `release-withdrawn`, `release-changed`, and as
   * `renderDistributorFile`
   */
  (owned: Owned, profile: ExportProfileName, audited: Audited): Promise<{ record: ExportRecord; csv: string }> =>
    retryWhenChanged(
      'release-changed',
      async () => {
        const items = await releases.aggregate(owned);
        const change = findReleaseItem(items);
        if (!change) throw new Problem('release-not-found');
        if (change.status !== 'submitted') throw new Problem('release-not-submitted');
        const delivered = await releases.get(
          { ...owned, releaseId: deliveredId(owned.releaseId) },
          { consistent: true },
        );
        if (delivered.status !== 'exported') throw new Problem('release-withdrawn');
        const update: SubmittedRelease = { ...withCodesOf(change, delivered), id: delivered.id };
        const csv = renderDistributorFile(update, profile);
        const record = exportRecord(update, { csv, profile, at: audited.at, by: personOf(audited), isUpdate: true });
        const evidence = { kind: 'export', submission: record.submission, sha256: record.sha256 } as const;
        const by = { kind: 'office', person: record.by } as const;
        const history = await stores.history({ releaseId: delivered.id }, { consistent: true });
        const { after, events } = updateEvents(delivered, history, { ...update, at: record.at, by, evidence, newId });
        // Stores the file first, so that no change counts as delivered without its file.
        await files.store(exportKey(record), csv);
        await changes.saveUpdated({ delivered, change, items }, audited, [
          exports.stored(record),
          ...(await acceptedTexts.accept(change)),
          ...(after ? stores.recorded(history.recorded, after, ...events) : []),
        ]);
        return { record, csv };
      },
      ATTEMPTS,
    );
