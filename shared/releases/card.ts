import * as z from 'zod';
import { ArtistId, IsoTime, MediaId, ReleaseId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { HeldPlanName } from '../plans/paid-plan.ts';
import { storedEntries } from '../stored-choice.ts';
import { StoredText } from '../text-schemas.ts';
import { requiredItemKeys } from './completeness.ts';
import { ReleaseStatus } from './release.ts';

/**
 * A release as shown in the library and the office's tables, projected from the release. Kept small, because a page has
 * 24 cards.
 */
export const ReleaseCard = z.object({
  id: ReleaseId,
  artistId: ArtistId,
  status: ReleaseStatus,
  title: StoredText,
  /** The primary artists' names; '' if none is set. */
  artist: StoredText,
  coverId: MediaId.nullable(),
  salesStart: z.string(),
  trackCount: z.number(),
  /** The plan of the release. Whether it is in force depends on the tracks and the day: `planInForce`. */
  plan: HeldPlanName.nullable(),
  /** Only legacy plans expire (product 10.4). */
  planExpiresAt: IsoTime.nullable().default(null),
  /** Whether the release records that its plan has expired. */
  isPlanOver: z.boolean().default(false),
  /** The number of completed steps in the strategy checklist, of seven. */
  checklistDone: z.number().default(0),
  /**
   * The library search covers the label, title, artist and track titles (product 4.5). Empty on cards written before
   * that.
   */
  label: StoredText.default(''),
  upc: z.string().default(''),
  isrcs: z.array(z.string()).default([]),
  /** The track titles in order, each shortened for the list. */
  trackTitles: z.array(StoredText).default([]),
  missing: storedEntries(z.enum(requiredItemKeys)),
  /** Those of `missing` that lack something. Absent on a card written before this field, when all of them did. */
  lacking: storedEntries(z.enum(requiredItemKeys)).optional(),
  /**
   * How many findings block a submission, in addition to missing items (product 11.10). Zero on a card written before
   * this field, until its release changes.
   */
  openFindings: z.number().default(0),
  createdAt: IsoTime,
  updatedAt: IsoTime,
  /** When the release was last submitted, which orders the office's queue; null for a draft. */
  submittedAt: IsoTime.nullable().default(null),
  exportedAt: IsoTime.nullable(),
  /** When the release was first known to be live in a store; null until then. */
  liveAt: IsoTime.nullable().default(null),
  rev: z.number(),
  /** The artist's earnings from the release, if any; only in the library (product 25.8). */
  earnedMicros: MicrosText.optional(),
});
export type ReleaseCard = z.infer<typeof ReleaseCard>;

/** A card for the office, with fields that an artist does not see. */
export const OfficeCard = ReleaseCard.extend({
  /** The reviewer who marked the release 'Looks good'. */
  looksGoodBy: z.string().nullable().default(null),
  /** Whether somebody marked this submission or opened its review (product 22.7). */
  isReviewed: z.boolean().default(false),
});
export type OfficeCard = z.infer<typeof OfficeCard>;
