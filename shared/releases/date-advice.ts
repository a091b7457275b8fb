import { dayOf } from '../dates.ts';
import type { ReleaseField } from './fields.ts';
import type { Release } from './release.ts';
import { AS_SOON_AS_POSSIBLE } from './sales-start.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stores and their editors want a release more than four weeks ahead (product 6.11). */
const AHEAD_DAYS = 28;
const PRE_ORDER_DAYS = 365;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** What is worth saying about the dates of a release today, beside the field that it is about. None of it stops a submission. */
export function dateAdvice(
  { salesStart, preOrder, originalRelease }: Pick<Release, 'salesStart' | 'preOrder' | 'originalRelease'>,
  now: Date,
): Partial<Record<ReleaseField, string>> {
  const today = dayOf(now);
  const start = salesStart === '' || salesStart === AS_SOON_AS_POSSIBLE ? undefined : salesStart;
  const advice: Partial<Record<ReleaseField, string>> = {};
  if (start && start < today) advice.salesStart = 'This day has passed: the release goes out as soon as possible.';
  else if (start && daysBetween(today, start) <= AHEAD_DAYS)
    advice.salesStart =
      'This is less than 4 weeks ahead: some stores may be late, and playlist editors need more time.';
  if (preOrder && !start) advice.preOrder = 'A pre-order needs a sales start on a day of your choice.';
  else if (preOrder && start && preOrder >= start)
    advice.preOrder = 'The pre-order begins before the sales start date, or it is none.';
  else if (preOrder && start && daysBetween(preOrder, start) > PRE_ORDER_DAYS)
    advice.preOrder = 'A pre-order begins at most 365 days before the sales start date.';
  if (originalRelease && start && originalRelease > start)
    advice.originalRelease = 'A first release cannot be after this one.';
  return advice;
}
