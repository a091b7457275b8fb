import type { DataExport } from './data-export.ts';

/** How many days an archive can be downloaded before it expires. */
export const ARCHIVE_DAYS = 7;
/** The minimum number of hours between exports, because each copies all of an artist's files. */
export const HOURS_BETWEEN_EXPORTS = 24;

/**
 * Whether a new archive can be requested: there is none, or the last request was made a day ago, whatever its outcome.
 */
export const mayExportAgain = (last: DataExport, now: Date): boolean =>
  last.state === 'none' || now.getTime() - Date.parse(last.requestedAt) >= HOURS_BETWEEN_EXPORTS * 3_600_000;
