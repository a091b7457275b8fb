import { Problem } from '../../shared/contract/problem.ts';
import type { BatchExport } from '../../shared/export/batch-export.ts';
import { type BatchId, deliveredId, isChangeId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { packParts } from '../archives/pack-parts.ts';
import { safeFileName } from '../archives/safe-file-name.ts';
import { zipBytes } from '../archives/zip-stream.ts';
import { exportedFiles } from '../distributor-file/exported-files.ts';
import type { ArchiveEntry } from '../platform/archive-entry.ts';
import type { Audited } from '../platform/audit.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { Owned } from '../releases/writes/release-write.ts';
import type { BatchRepository } from './batch-repository.ts';
import { exportKey } from './export-gateway.ts';
import { type ExportRecord, submissionName } from './export-record.ts';
import type { ExportRepository } from './export-repository.ts';
import type { ExportRelease } from './release-exporter.ts';

type Needs = {
  batches: BatchRepository;
  releases: ReleaseRepository;
  exports: ExportRepository;
  exportRelease: ExportRelease;
  auditedBy: (by: BatchExport['by']) => Audited;
  /** Stores a part. Entries are opened one at a time. */
  store: (part: {
    batch: BatchExport;
    number: number;
    entries: ArchiveEntry[];
    bytes: number;
    now: Date;
  }) => Promise<void>;
  now: () => Date;
};

/** How many releases to export between progress updates. */
const STEP = 5;

/**
 * Exports the releases of a batch one by one, and packs the files (product 14.11). Safe to repeat: it continues where
 * it stopped, and packs existing exports with the same bytes. A release that cannot be exported does not stop the
 * others.
 */
export async function makeBatch(needs: Needs, batchId: BatchId): Promise<'made' | 'not-wanted'> {
  const { batches, now } = needs;
  const batch = await batches.find(batchId);
  if (batch?.state !== 'making') return 'not-wanted';
  const entries: ArchiveEntry[] = [];
  const failed: BatchExport['failed'] = [];
  const members = await batches.members(batchId);
  for (const [n, owned] of members.entries()) {
    try {
      const { release, record } = await exportOnce(needs, batch, owned);
      entries.push(...archiveEntriesFor(release, record, batch.withFiles));
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'busy') throw error;
      failed.push({ ...owned, code: error.code, details: error.details });
    }
    if ((n + 1) % STEP === 0) await batches.saveProgress(batchId, n + 1);
  }
  const at = now();
  const parts: BatchExport['parts'] = [];
  for (const part of entries.length > 0 ? packParts(entries) : []) {
    const bytes = zipBytes(part, at);
    parts.push({ bytes });
    await needs.store({ batch, number: parts.length, entries: part, bytes, now: at });
  }
  await batches.saveReady(batch, { done: members.length, failed, parts }, now());
  return 'made';
}

/**
 * Exports a release, or finds its existing export.
 * @throws Problem if it has no export and cannot be exported; see `exportRelease`
 */
async function exportOnce(
  { exportRelease, exports, releases, auditedBy }: Needs,
  { profile, by, requestedAt }: BatchExport,
  owned: Owned,
): Promise<{ release: Release; record: ExportRecord }> {
  const releaseId = deliveredId(owned.releaseId);
  try {
    await exportRelease(owned, profile, auditedBy(by));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // After an interrupted attempt, a release is exported already, and a change is no longer there.
    const isDone = isChangeId(owned.releaseId)
      ? error.code === 'release-not-found' &&
        (await exports.ofRelease(releaseId)).some(({ isUpdate, at }) => isUpdate && at >= requestedAt)
      : error.code === 'release-already-exported';
    if (!isDone) throw error;
  }
  const release = await releases.get({ ...owned, releaseId }, { consistent: true });
  if (release.status !== 'exported') throw new Problem('release-not-submitted');
  const all = await exports.ofRelease(release.id);
  const record = all.find(({ submission }) => submission === submissionName(release));
  if (!record) throw new Problem('not-exported');
  return { release, record };
}

/**
 * The files for a release's folder: its export, and the files that the export names. The id distinguishes releases with
 * the same title.
 */
function archiveEntriesFor(release: Release, record: ExportRecord, withFiles: boolean): ArchiveEntry[] {
  const { artistId, id: releaseId } = release;
  const folder = `${safeFileName(release.title)} (${releaseId})`;
  const { bytes, sha256, fileName } = record;
  const files = withFiles ? exportedFiles(release) : [];
  return [
    { path: `${folder}/${fileName}`, bytes, sha256, from: { stored: exportKey(record) } },
    ...files.map((file) => ({
      path: `${folder}/${file.name}`,
      bytes: file.bytes,
      sha256: file.sha256,
      from: { master: { artistId, releaseId, mediaId: file.mediaId } },
    })),
  ];
}
