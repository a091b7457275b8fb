import { Problem } from '../../shared/contract/problem.ts';
import type { BatchExport } from '../../shared/export/batch-export.ts';
import type { BatchId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { ArchiveEntry } from '../data-export/archive-entry.ts';
import { fileNameOf } from '../data-export/file-name-of.ts';
import { packParts } from '../data-export/pack-parts.ts';
import { zipBytes } from '../data-export/zip-of.ts';
import type { Audited } from '../platform/audit.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { Owned } from '../releases/writes/release-write.ts';
import type { BatchRepository } from './batch-repository.ts';
import { exportKey } from './export-gateway.ts';
import { type ExportRecord, submissionName } from './export-record.ts';
import type { ExportRepository } from './export-repository.ts';
import { exportedFiles } from './exported-files.ts';
import type { ExportRelease } from './release-exporter.ts';

type Needs = {
  batches: BatchRepository;
  releases: ReleaseRepository;
  exports: ExportRepository;
  exportRelease: ExportRelease;
  auditedBy: (by: BatchExport['by']) => Audited;
  /** Stores a part; the entries are opened one after the other. */
  store: (part: {
    batch: BatchExport;
    number: number;
    entries: ArchiveEntry[];
    bytes: number;
    now: Date;
  }) => Promise<void>;
  now: () => Date;
};

/** Releases between two words on how far it is. */
const STEP = 5;

/**
 * Exports the releases of a batch one by one, and packs what was handed out (product 14.11). Made again it goes on where it stopped: what is
 * exported is packed with the bytes that it has. What is refused of one release keeps none of the others.
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
      const { release, record } = await handedOut(needs, batch, owned);
      entries.push(...entriesOf(release, record, batch.withFiles));
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

/** The export of a release: made now, or as it was made before. @throws Problem for one that has none, and as `exportRelease` */
async function handedOut(
  { exportRelease, exports, releases, auditedBy }: Needs,
  { profile, by }: BatchExport,
  owned: Owned,
): Promise<{ release: Release; record: ExportRecord }> {
  try {
    await exportRelease(owned, profile, auditedBy(by));
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'release-already-exported') throw error;
  }
  const release = await releases.get(owned, { consistent: true });
  if (release.status !== 'exported') throw new Problem('release-not-submitted');
  const all = await exports.ofRelease(release.id);
  const record = all.find(({ submission }) => submission === submissionName(release));
  if (!record) throw new Problem('not-exported');
  return { release, record };
}

/** A release's folder: its file, and what that names. Its id keeps two of one title apart. */
function entriesOf(release: Release, record: ExportRecord, withFiles: boolean): ArchiveEntry[] {
  const { artistId, id: releaseId } = release;
  const folder = `${fileNameOf(release.title)} (${releaseId})`;
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
