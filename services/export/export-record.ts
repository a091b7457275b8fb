import { createHash } from 'node:crypto';
import type { ExportProfileName } from '../../shared/export/export-profile.ts';
import type { StoredExport } from '../../shared/export/stored-export.ts';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import type { ExportedRelease, SubmittedRelease, WithdrawnRelease } from '../../shared/releases/release.ts';
import { exportedFiles } from '../distributor-file/exported-files.ts';
import { profiles } from '../distributor-file/profiles/export-profiles.ts';
import { distributorFileName } from '../distributor-file/render-distributor-file.ts';

/** A stored export, with its owner. */
export type ExportRecord = StoredExport & { artistId: ArtistId; releaseId: ReleaseId };

/**
 * The name of a submission in keys. It is unique, so that a second submission never overwrites the first one's export.
 */
export const submissionName = ({ submission }: SubmittedRelease | ExportedRelease | WithdrawnRelease): string =>
  submission.id ?? submission.at;

type Made = {
  csv: string;
  profile: ExportProfileName;
  at: Date;
  by: StoredExport['by'];
  /** Whether the release was delivered before. */
  isUpdate?: true;
};

export const exportRecord = (release: SubmittedRelease, { csv, profile, at, by, isUpdate }: Made): ExportRecord => ({
  artistId: release.artistId,
  releaseId: release.id,
  submission: submissionName(release),
  profile,
  profileVersion: profiles[profile].version,
  fileName: distributorFileName(release.id, { isUpdate }),
  ...(isUpdate && { isUpdate }),
  bytes: Buffer.byteLength(csv),
  sha256: createHash('sha256').update(csv).digest('hex'),
  at: at.toISOString(),
  by,
  files: exportedFiles(release).map(({ name, sha256 }) => ({ name, ...(sha256 !== undefined && { sha256 }) })),
});
