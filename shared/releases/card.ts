import * as z from 'zod';
import { ArtistId, IsoTime, MediaId, ReleaseId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { HeldPlanName } from '../plans/paid-plan.ts';
import { StoredText } from '../text.ts';
import { requiredItemKeys } from './completeness.ts';
import { ReleaseStatus } from './release.ts';

/** A release as the library and the office's tables show it, projected from it. Kept small: a page has 24. */
export const ReleaseCard = z.object({
  id: ReleaseId,
  artistId: ArtistId,
  status: ReleaseStatus,
  title: StoredText,
  /** The primary artists' names, '' when none is set. */
  artist: StoredText,
  coverId: MediaId.nullable(),
  salesStart: z.string(),
  trackCount: z.number(),
  /** The plan that the release holds. Whether it is in force follows from the tracks and the day: `planInForce`. */
  plan: HeldPlanName.nullable(),
  /** Only a legacy plan ends (product 10.4). */
  planExpiresAt: IsoTime.nullable().default(null),
  /** Whether its end is written in the release. */
  isPlanOver: z.boolean().default(false),
  /** Completed steps of the strategy checklist, of seven. */
  checklistDone: z.number().default(0),
  /** Searched in the library beside title and artist (product 4.5), as are the tracks' titles; empty on older cards. */
  label: StoredText.default(''),
  upc: z.string().default(''),
  isrcs: z.array(z.string()).default([]),
  /** In their order, each shortened for a list. */
  trackTitles: z.array(StoredText).default([]),
  missing: z.array(z.enum(requiredItemKeys)),
  /**
   * How many findings block a submission, beside what is missing (product 11.10). An older card has none until its
   * release changes.
   */
  openFindings: z.number().default(0),
  createdAt: IsoTime,
  updatedAt: IsoTime,
  /** When it was last submitted, which orders the office's queue; null for a draft. */
  submittedAt: IsoTime.nullable().default(null),
  exportedAt: IsoTime.nullable(),
  rev: z.number(),
  /** Its artist's earnings from it, once there are some; in the library only (product 25.8). */
  earnedMicros: MicrosText.optional(),
});
export type ReleaseCard = z.infer<typeof ReleaseCard>;

/** The same for the office, with fields that an artist does not see. */
export const OfficeCard = ReleaseCard.extend({
  /** The reviewer who marked it as good. */
  looksGoodBy: z.string().nullable().default(null),
  /** Whether somebody marked this submission or opened its review (product 22.7). */
  isReviewed: z.boolean().default(false),
});
export type OfficeCard = z.infer<typeof OfficeCard>;
