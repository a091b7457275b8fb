import { dayOf } from '../dates.ts';
import type { Release } from '../releases/release.ts';
import { AS_SOON_AS_POSSIBLE } from '../releases/sales-start.ts';
import { defineRules, onRelease } from './rule.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stores and their editors want to receive a release more than four weeks before it goes on sale (product 6.11). */
const AHEAD_DAYS = 28;
const PRE_ORDER_DAYS = 365;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The sales start that the artist chose; '' for none, or for as soon as possible. */
const startDay = ({ salesStart }: Release) => (salesStart === AS_SOON_AS_POSSIBLE ? '' : salesStart);

/** Advice about the dates of a release, as of today (product 6.11). It never blocks a submission. */
export const dateRules = defineRules({
  'start-passed': {
    severity: 'advice',
    name: 'Sales start date',
    check: onRelease(({ release, now }) => {
      const start = startDay(release);
      return start && start < dayOf(now)
        ? { place: { field: 'salesStart' }, text: 'This date has passed, so the release goes out as soon as possible.' }
        : undefined;
    }),
  },
  'start-soon': {
    severity: 'advice',
    name: 'Sales start date',
    check: onRelease(({ release, now }) => {
      const start = startDay(release);
      const today = dayOf(now);
      return start >= today && daysBetween(today, start) <= AHEAD_DAYS
        ? {
            place: { field: 'salesStart' },
            text: 'This is less than 4 weeks ahead: some stores may be late, and playlist editors need more time.',
          }
        : undefined;
    }),
  },
  'pre-order-dayless': {
    severity: 'advice',
    name: 'Pre-order date',
    check: onRelease(({ release }) =>
      release.preOrder && !startDay(release)
        ? { place: { field: 'preOrder' }, text: 'A pre-order needs a sales start date.' }
        : undefined,
    ),
  },
  'pre-order-late': {
    severity: 'advice',
    name: 'Pre-order date',
    check: onRelease(({ release }) => {
      const start = startDay(release);
      return start && release.preOrder >= start
        ? { place: { field: 'preOrder' }, text: 'A pre-order has to begin before the sales start date.' }
        : undefined;
    }),
  },
  'pre-order-early': {
    severity: 'advice',
    name: 'Pre-order date',
    check: onRelease(({ release }) => {
      const start = startDay(release);
      return release.preOrder && start && daysBetween(release.preOrder, start) > PRE_ORDER_DAYS
        ? { place: { field: 'preOrder' }, text: 'A pre-order can begin at most 365 days before the sales start date.' }
        : undefined;
    }),
  },
  'original-later': {
    severity: 'advice',
    name: 'Original release date',
    check: onRelease(({ release }) => {
      const start = startDay(release);
      return start && release.originalRelease > start
        ? { place: { field: 'originalRelease' }, text: 'The original release can’t be later than this one.' }
        : undefined;
    }),
  },
});
