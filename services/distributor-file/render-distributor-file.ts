import { stringify } from 'csv-stringify/sync';
import { Problem } from '../../shared/contract/problem.ts';
import type { ExportProfileName } from '../../shared/export/export-profile.ts';
import { readsAsFormula } from '../../shared/formula.ts';
import type { ReleaseId } from '../../shared/ids.ts';
import { cellOf } from '../../shared/releases/credit.ts';
import { derivedCredits } from '../../shared/releases/derived-credits.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../shared/releases/release.ts';
import { profiles } from './profiles/export-profiles.ts';
import { trackTitle } from './track-title.ts';

export const distributorFileName = (releaseId: ReleaseId): string => `release_${releaseId}.csv`;

/** Most bytes of a file as it travels: a reply of Lambda is JSON of at most 6 MB. */
const FILE_LIMIT = 5 * 1024 * 1024;

/**
 * The distributor's CSV: UTF-8, CRLF, RFC 4180 quoting, one row a track. The same release in the same profile always gives the same bytes.
 * A value that a spreadsheet would run is refused where it is typed, and a list whose cell it would run. What only several tracks together
 * make, or what is older than that rule, stops here, because the machine's file never alters what it says. A submission asks this first:
 * a submitted release can be exported in the first profile.
 * @throws Problem `cell-not-exportable` naming the column and the track's number, `release-too-large`
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
      // Each as it was typed, because the distributor takes the cell apart, and all of them as a spreadsheet reads them.
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
