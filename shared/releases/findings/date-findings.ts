import { dayOf } from '../../dates.ts';
import type { Release } from '../release.ts';
import { AS_SOON_AS_POSSIBLE } from '../sales-start.ts';
import { type Finding, finding } from './finding.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stores and their editors want a release more than four weeks ahead (product 6.11). */
const AHEAD_DAYS = 28;
const PRE_ORDER_DAYS = 365;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Advice on the dates of a release today (product 6.11). None of it blocks a submission. */
export function dateFindings({ salesStart, preOrder, originalRelease }: Release, now: Date): Finding[] {
  const today = dayOf(now);
  const start = salesStart === '' || salesStart === AS_SOON_AS_POSSIBLE ? undefined : salesStart;
  const findings: Finding[] = [];
  const say = (code: Finding['code'], field: 'salesStart' | 'preOrder' | 'originalRelease', text: string) =>
    findings.push(finding(code, { field }, text));
  if (start && start < today)
    say('start-passed', 'salesStart', 'This date has passed, so the release goes out as soon as possible.');
  else if (start && daysBetween(today, start) <= AHEAD_DAYS)
    say(
      'start-soon',
      'salesStart',
      'This is less than 4 weeks ahead: some stores may be late, and playlist editors need more time.',
    );
  if (preOrder && !start)
    say('pre-order-dayless', 'preOrder', 'A pre-order needs a sales start date.');
  else if (preOrder && start && preOrder >= start)
    say('pre-order-late', 'preOrder', 'A pre-order has to begin before the sales start date.');
  else if (preOrder && start && daysBetween(preOrder, start) > PRE_ORDER_DAYS)
    say('pre-order-early', 'preOrder', 'A pre-order can begin at most 365 days before the sales start date.');
  if (originalRelease && start && originalRelease > start)
    say('original-later', 'originalRelease', 'The original release can’t be later than this one.');
  return findings;
}
