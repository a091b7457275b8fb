import * as z from 'zod';
import { ReleaseId, TrackId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { DecimalText } from '../statements/amounts.ts';
import { deductionKinds } from '../statements/deduction-kind.ts';
import { StoredText } from '../text-schemas.ts';

/** A month, YYYY-MM. */
export const Month = z
  .string()
  .max(7, { abort: true })
  .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/);

/** Totals of an artist's earnings (product 25.1): streams and micro-dollars. */
export const FigureView = z.object({
  streams: z.int(),
  grossMicros: MicrosText,
  earnedMicros: MicrosText,
  platformMicros: MicrosText,
});
export type FigureView = z.infer<typeof FigureView>;

/** A release. A row without an id sums up all releases beyond the list's limit (design 3.17). */
const ReleaseRow = z.object({ releaseId: ReleaseId.optional(), title: StoredText, ...FigureView.shape });
const MonthRow = z.object({ month: Month, ...FigureView.shape });
const StoreRow = z.object({ store: StoredText, ...FigureView.shape });
const CountryRow = z.object({ country: z.string(), ...FigureView.shape });
const TrackRow = z.object({ trackId: TrackId, title: StoredText, ...FigureView.shape });
/** A kind of use and its quantity. Uses other than streams are counted only in this row. */
const UseRow = z.object({ use: z.string(), ...FigureView.shape });

/** A payer's deduction from a whole statement, in its currency, with the reason (product 23.20). */
const DeductionRow = z.object({ kind: z.enum(deductionKinds), reason: StoredText, amount: DecimalText });
/**
 * The amount of one kind of deduction borne by the artist's share of a track; `store` is its label in the list of
 * stores.
 */
const DeductedRow = z.object({ trackId: TrackId, store: StoredText, micros: MicrosText });

/** A statement's part of a figure. */
const StatementRow = z.object({
  statementId: z.string(),
  source: StoredText,
  fileName: StoredText,
  currency: z.string(),
  rate: z.string(),
  deductions: z.array(DeductionRow).optional(),
  deducted: z.array(DeductedRow).optional(),
  ...FigureView.shape,
});
export type StatementRow = z.infer<typeof StatementRow>;

/** Earnings in a range of months. */
export const EarningsView = z.object({
  from: Month,
  to: Month,
  /** The first month that has figures; absent before the first statement. `last` is the last one. */
  first: Month.optional(),
  last: Month.optional(),
  total: FigureView,
  /** The figure for the previous range of the same length, if there is one. */
  before: FigureView.optional(),
  months: z.array(MonthRow),
  releases: z.array(ReleaseRow),
  stores: z.array(StoreRow),
  countries: z.array(CountryRow),
});
export type EarningsView = z.infer<typeof EarningsView>;

/** Earnings from one release in a range of months. */
export const ReleaseEarningsView = z.object({
  releaseId: ReleaseId,
  title: StoredText,
  from: Month,
  to: Month,
  /** The first month in which the artist has any figures; `last` is the last one. */
  first: Month,
  last: Month,
  total: FigureView,
  months: z.array(MonthRow),
  tracks: z.array(TrackRow),
  stores: z.array(StoreRow),
  countries: z.array(CountryRow),
  uses: z.array(UseRow),
  statements: z.array(StatementRow),
});
export type ReleaseEarningsView = z.infer<typeof ReleaseEarningsView>;

/** The part of a month's figure that a release earned, and the statements behind it. */
export const FigureSource = z.object({
  releaseId: ReleaseId,
  title: StoredText,
  ...FigureView.shape,
  statements: z.array(StatementRow),
});
export type FigureSource = z.infer<typeof FigureSource>;

/** A line of a store's file behind a figure, and how the artist's amount was computed from it. */
export const EarningsLine = z.object({
  /** The row number in a spreadsheet. */
  line: z.int(),
  text: z.string(),
  trackId: TrackId,
  store: z.string(),
  country: z.string(),
  use: z.string(),
  quantity: z.string(),
  /** The amount exactly as read, in the statement's currency. */
  amount: z.string(),
  currency: z.string(),
  /** The track's part of the line, of `ALBUM_WHOLE`, if the line is for the whole release (product 23.18). */
  part: z.int().optional(),
  /** The artists' share of the release in that month, in whole percent. */
  percentage: z.int(),
  /**
   * The artist's part of the recording, of 10,000, and the number of days in the month on which it applied. Version 0:
   * not shared.
   */
  parts: z.array(z.object({ version: z.int(), parts: z.int(), days: z.int(), of: z.int() })),
  /** Micro-dollars before rounding, with twelve decimals. */
  exactMicros: z.string(),
});
export type EarningsLine = z.infer<typeof EarningsLine>;

/** Lifetime totals for the cards on the dashboard. */
export const EarningsSummary = z.object({
  total: FigureView,
  countries: z.int(),
  /** Whether any statement has been posted. */
  hasStatement: z.boolean(),
});
