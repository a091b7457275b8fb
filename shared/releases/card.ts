import * as z from 'zod';
import { ArtistId, IsoTime, MediaId, ReleaseId } from '../ids.ts';
import { MicrosText } from '../money.ts';
import { HeldPlanName } from '../plans/paid-plan.ts';
import { StoredText } from '../text.ts';
import { requiredItemKeys } from './completeness.ts';
import { ReleaseStatus } from './release.ts';

/** What the library and the admin's tables show of a release, derived from the release by the projector. Kept small: 24 are one page. */
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
  /** The plan that is held. Whether it is in force follows from the tracks and the day: `planInForce`. */
  plan: HeldPlanName.nullable(),
  /** Only a legacy plan ends (product 10.4). */
  planExpiresAt: IsoTime.nullable().default(null),
  /** That it has ended is written in the release. */
  isPlanOver: z.boolean().default(false),
  /** Done steps of the strategy checklist, of seven. */
  checklistDone: z.number().default(0),
  /** What it is found by in the library, beside title and artist (product 4.5); '' and none on a card of before these were there. */
  label: StoredText.default(''),
  upc: z.string().default(''),
  isrcs: z.array(z.string()).default([]),
  /** In their order, each cut where a list would cut it. */
  trackTitles: z.array(StoredText).default([]),
  missing: z.array(z.enum(requiredItemKeys)),
  /** How many things stop a submission beside what is missing (product 11.10). A card of before there were findings has none until its release changes. */
  openFindings: z.number().default(0),
  createdAt: IsoTime,
  updatedAt: IsoTime,
  /** When it was submitted last, by which the office's queue is ordered; null for a draft. */
  submittedAt: IsoTime.nullable().default(null),
  exportedAt: IsoTime.nullable(),
  rev: z.number(),
  /** All that it has earned its artist, once it has; in the library only (product 25.8). */
  earnedMicros: MicrosText.optional(),
});
export type ReleaseCard = z.infer<typeof ReleaseCard>;

/** The same for the office, with what an artist is not told. */
export const OfficeCard = ReleaseCard.extend({
  /** Who says that it looks good. */
  looksGoodBy: z.string().nullable().default(null),
  /** Somebody marked this submission or opened its review (product 22.7). */
  isReviewed: z.boolean().default(false),
});
export type OfficeCard = z.infer<typeof OfficeCard>;
