import type { DataExport } from './data-export.ts';

/** How many days an archive can be downloaded before it expires. */
export const ARCHIVE_DAYS = 7;
/** Minimum hours between exports, because each copies all of an artist's files. */
export const HOURS_BETWEEN = 24;

/** Whether a new archive can be requested: none exists, or the last request is a day old, whatever became of it. */
export const mayExportAgain = (last: DataExport, now: Date): boolean =>
  last.state === 'none' || now.getTime() - Date.parse(last.requestedAt) >= HOURS_BETWEEN * 3_600_000;
