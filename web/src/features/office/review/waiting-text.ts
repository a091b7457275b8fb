import { plural } from '../../../lib/format.ts';

const HOUR = 3_600_000;

/** Formats a waiting time: '3 days', '5 hours', 'less than an hour'. */
export function waitingText(since: string, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(since)) / HOUR);
  if (hours < 1) return 'less than an hour';
  return hours < 48 ? plural(hours, 'hour') : plural(Math.floor(hours / 24), 'day');
}
