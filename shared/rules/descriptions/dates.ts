import { AS_SOON_AS_POSSIBLE } from '../../releases/sales-start.ts';
import type { dateRules } from '../dates.ts';
import type { DescriptionsOf } from '../rule.ts';

/** The descriptions of the rules in `dates.ts`. */
export const dateDescriptions: DescriptionsOf<typeof dateRules> = {
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
};
