import { stringify } from 'csv-stringify/sync';
import { Problem } from '../../shared/contract/problem.ts';
import type { ExportProfileName } from '../../shared/export/export-profile.ts';
import type { ReleaseId } from '../../shared/ids.ts';
import { cellOf } from '../../shared/releases/credit.ts';
import { derivedCredits } from '../../shared/releases/derived-credits.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../shared/releases/release.ts';
import { readsAsFormula } from '../../shared/spreadsheet-formula.ts';
import { profiles } from './profiles/export-profiles.ts';
import { trackTitle } from './track-title.ts';

/** @param isUpdate whether the file updates a release that was delivered before */
export const distributorFileName = (
  releaseId: ReleaseId,
  { isUpdate }: { isUpdate?: boolean | undefined } = {},
): string => `release_${releaseId}${isUpdate ? '_update' : ''}.csv`;

/** The maximum size of a file. Lambda limits a response, as JSON, to 6 MB. */
const FILE_LIMIT = 5 * 1024 * 1024;

/**
 * Renders the distributor's CSV: UTF-8, CRLF, RFC 4180 quoting, one row for each track. The same release in the same
 * layout always gives the same bytes. Fields already reject values that a spreadsheet would run as a formula. Values
 * that become a formula only when joined, or that were stored before that rule, are rejected here, because the file
 * must never alter a value. Every submission renders the file beforehand, so that a submitted release can always be
 * exported in the default layout.
 * @throws Problem `cell-not-exportable` with the column and the track's number, `release-too-large`
 */
export function renderDistributorFile(release: Release, profile: ExportProfileName = 'distributor'): string {
  const { columns, titles, preamble = () => [] } = profiles[profile];
  const credits = derivedCredits(release);
  const above = preamble(release).map((line) => columns.map((_, n) => line[n] ?? ''));
  const rows = orderedTracks(release).map((track, i) =>
    columns.map(({ header, cell }) => {
      const row = { release, credits, track, number: i + 1, trackTitle: trackTitle(track, titles) };
      const values = [cell(row)].flat();
      const written = cellOf(values);
      // Checks both: the distributor splits the cell into its values, and a spreadsheet shows the joined text.
      if ([...values, written].some(readsAsFormula))
        throw new Problem('cell-not-exportable', { column: header, track: i + 1 });
      return written;
    }),
  );
  const headers = columns.map(({ header }) => header);
  const file = stringify([...above, headers, ...rows], { record_delimiter: '\r\n' });
  if (Buffer.byteLength(JSON.stringify(file)) > FILE_LIMIT) throw new Problem('release-too-large');
  return file;
}
