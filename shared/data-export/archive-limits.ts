import type { DataExport } from './data-export.ts';

/** A ready archive can be fetched for so long; then it is gone (product 18.4). */
export const ARCHIVE_DAYS = 7;
/** A new archive is made after so long, not before: each copies all of an artist's files (product 18.3). */
export const HOURS_BETWEEN = 24;

/** Whether a new archive can be requested: none exists, or the last request is a day old, whatever its outcome. */
export const mayExportAgain = (last: DataExport, now: Date): boolean =>
  last.state === 'none' || now.getTime() - Date.parse(last.requestedAt) >= HOURS_BETWEEN * 3_600_000;
