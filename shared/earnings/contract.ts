import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { ReleaseId, TrackId } from '../ids.ts';
import {
  EarningsLine,
  EarningsSummary,
  EarningsView,
  FigureSource,
  FigureView,
  Month,
  ReleaseEarningsView,
} from './earnings-view.ts';

const range = { from: Month.optional(), to: Month.optional() };
/** A filter in addition to the month: a release, one of its tracks, a store or a country. */
const Name = z.string().max(300, { abort: true }).min(1);
const of = {
  releaseId: ReleaseId.optional(),
  trackId: TrackId.optional(),
  store: Name.optional(),
  country: z
    .string()
    .max(2, { abort: true })
    .regex(/^[A-Z]{2}$/)
    .optional(),
};

/** Routes for the caller's own earnings, whatever the account's status (product 25.2). */
export const earningsContract = contract({
  /** Shows earnings in an inclusive range of at most sixty months. Defaults to the last twelve months with figures. */
  'GET /api/me/earnings': {
    access: 'signed-in',
    query: z.strictObject(range),
    reply: EarningsView,
    problems: ['range-too-long'],
  },

  /** Shows lifetime totals. */
  'GET /api/me/earnings/summary': { access: 'signed-in', reply: EarningsSummary, problems: [] },

  /** Shows the caller's earnings from one release. */
  'GET /api/me/earnings/releases/{releaseId}': {
    access: 'signed-in',
    params: z.object({ releaseId: ReleaseId }),
    query: z.strictObject(range),
    reply: ReleaseEarningsView,
    problems: ['earnings-not-found', 'range-too-long'],
  },

  /** Shows a figure by month. Filtering by a track also requires its release. */
  'GET /api/me/earnings/months': {
    access: 'signed-in',
    query: z.strictObject({ ...range, ...of }),
    reply: z.object({ months: z.array(FigureView.extend({ month: Month })) }),
    problems: ['range-too-long'],
  },

  /** Breaks a month's figure down by release, with the statements behind each part. */
  'GET /api/me/earnings/sources': {
    access: 'signed-in',
    query: z.strictObject({ month: Month, ...of, cursor: Cursor.optional() }),
    reply: pageOf(FigureSource),
    problems: [],
  },

  /** Lists the statement lines behind a release's figure for a month. A short page is not necessarily the last one. */
  'GET /api/me/earnings/releases/{releaseId}/lines': {
    access: 'signed-in',
    params: z.object({ releaseId: ReleaseId }),
    query: z.strictObject({
      month: Month,
      statementId: z.string().max(100, { abort: true }).min(1),
      trackId: TrackId.optional(),
      store: of.store,
      country: of.country,
      cursor: Cursor.optional(),
    }),
    reply: pageOf(EarningsLine),
    problems: ['earnings-not-found', 'statement-lines-missing'],
  },
});
