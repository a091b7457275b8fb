import { dayOf } from '../dates.ts';
import type { Release } from '../releases/release.ts';
import { AS_SOON_AS_POSSIBLE } from '../releases/sales-start.ts';
import { type DescriptionsOf, defineRules, onRelease } from './rule.ts';

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

/** Their descriptions, for the page of rules and for their tests. */
export const dateDescriptions = (): DescriptionsOf<typeof dateRules> => ({
  'start-passed': {
    about: 'A date in the past means as soon as possible.',
    fields: ['salesStart'],
    source: ['own'],
    since: '2026-11',
    good: [{ shown: 'As soon as possible', release: { salesStart: AS_SOON_AS_POSSIBLE } }],
    bad: [{ shown: 'A day in 2020', release: { salesStart: '2020-01-03' } }],
  },
  'start-soon': {
    about: 'Playlist editors and some stores need four weeks.',
    fields: ['salesStart'],
    source: ['own', 'spotify'],
    since: '2026-11',
    good: [{ shown: 'In five weeks', release: { salesStart: '2026-12-06' } }],
    bad: [{ shown: 'Next week', release: { salesStart: '2026-11-08' } }],
  },
  'pre-order-dayless': {
    about: 'A pre-order ends on the sales start date, so it needs one.',
    fields: ['preOrder'],
    source: ['own'],
    since: '2026-11',
    good: [{ shown: 'No pre-order', release: { preOrder: '' } }],
    bad: [
      {
        shown: 'A pre-order, released as soon as possible',
        release: { preOrder: '2027-01-01', salesStart: AS_SOON_AS_POSSIBLE },
      },
    ],
  },
  'pre-order-late': {
    about: 'A pre-order begins before the sales start date.',
    fields: ['preOrder'],
    source: ['own'],
    since: '2026-11',
    good: [{ shown: 'A pre-order four weeks before', release: { preOrder: '2027-05-01', salesStart: '2027-06-01' } }],
    bad: [
      { shown: 'A pre-order on the sales start date', release: { preOrder: '2027-06-01', salesStart: '2027-06-01' } },
    ],
  },
  'pre-order-early': {
    about: 'A pre-order begins at most 365 days before the sales start date.',
    fields: ['preOrder'],
    source: ['own'],
    since: '2026-11',
    good: [{ shown: 'A pre-order four weeks before', release: { preOrder: '2027-05-01', salesStart: '2027-06-01' } }],
    bad: [{ shown: 'A pre-order two years before', release: { preOrder: '2025-06-01', salesStart: '2027-06-01' } }],
  },
  'original-later': {
    about: 'The original release cannot be later than this one.',
    fields: ['originalRelease'],
    source: ['appleSpec', 'own'],
    since: '2026-11',
    good: [{ shown: 'First released in 1999', release: { originalRelease: '1999-12-31', salesStart: '2027-06-01' } }],
    bad: [
      {
        shown: 'First released after the sales start date',
        release: { originalRelease: '2027-06-02', salesStart: '2027-06-01' },
      },
    ],
  },
});
