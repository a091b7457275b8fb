import { stringify } from 'csv-stringify/sync';
import { Problem } from '../../shared/contract/problem.ts';
import { derivedCredits } from '../../shared/releases/derived-credits.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { Release } from '../../shared/releases/release.ts';
import { distributorColumns } from './distributor-columns.ts';

/** A spreadsheet would run such a cell as a formula. The machine's file is never altered, so the value is refused instead. */
const formula = /^[=+\-@\t\r]/;

export const distributorFileName = (releaseId: string): string => `release_${releaseId}.csv`;

/**
 * The distributor's CSV: UTF-8, CRLF, RFC 4180 quoting, one row a track. The same release always gives the same bytes.
 * @throws Problem `cell-not-exportable` naming the column, when a value would be read as a formula
 */
export function renderDistributorFile(release: Release): string {
  const credits = derivedCredits(release);
  const rows = orderedTracks(release).map((track, i) =>
    distributorColumns.map(({ header, cell }) => {
      const value = cell({ release, credits, track, number: i + 1 });
      if (formula.test(value)) throw new Problem('cell-not-exportable', { column: header, track: i + 1 });
      return value;
    }),
  );
  return stringify([distributorColumns.map(({ header }) => header), ...rows], { record_delimiter: '\r\n' });
}
