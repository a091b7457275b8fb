import { stringify } from 'csv-stringify/sync';
import { Problem } from '../../shared/contract/problem.ts';
import { readsAsFormula } from '../../shared/formula.ts';
import { derivedCredits } from '../../shared/releases/derived-credits.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../shared/releases/release.ts';
import { distributorColumns } from './distributor-columns.ts';

export const distributorFileName = (releaseId: string): string => `release_${releaseId}.csv`;

/**
 * The distributor's CSV: UTF-8, CRLF, RFC 4180 quoting, one row a track. The same release always gives the same bytes.
 * A value that a spreadsheet would run is refused where it is typed; one that is older than that rule stops here, because the machine's
 * file never alters what it says.
 * @throws Problem `cell-not-exportable` naming the column and the track's number
 */
export function renderDistributorFile(release: Release): string {
  const credits = derivedCredits(release);
  const rows = orderedTracks(release).map((track, i) =>
    distributorColumns.map(({ header, cell }) => {
      const values = [cell({ release, credits, track, number: i + 1 })].flat();
      // Each by itself, as it was typed: `-M-` beside `Io (Live)` is no formula.
      if (values.some(readsAsFormula)) throw new Problem('cell-not-exportable', { column: header, track: i + 1 });
      return values.join(';');
    }),
  );
  return stringify([distributorColumns.map(({ header }) => header), ...rows], { record_delimiter: '\r\n' });
}
