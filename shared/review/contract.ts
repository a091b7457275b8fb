import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { ArtistId, ReleaseId, SentTime } from '../ids.ts';
import { OfficeCard } from '../releases/card.ts';
import { ReviewClaim } from './review-claim.ts';
import { ReviewMark } from './review-mark.ts';

const byOwner = z.object({ artistId: ArtistId, releaseId: ReleaseId });

export const reviewContract = contract({
  /** What waits for the office: who has waited longest comes first (product 22.1). `waiting` counts all of it. */
  'GET /api/admin/review': {
    access: 'reviewer',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(OfficeCard).extend({ waiting: z.number(), claims: z.array(ReviewClaim) }),
    problems: [],
  },
  /** Says that the caller reviews this release, for some minutes, or goes on to. Answers whose claim it is: the caller's, or who came first. */
  'PUT /api/admin/artists/{artistId}/releases/{releaseId}/claim': {
    access: 'reviewer',
    params: byOwner,
    reply: z.object({ claim: ReviewClaim }),
    problems: ['release-not-found', 'release-not-submitted'],
  },
  /** The caller does not review it any more. Somebody else's claim stays. */
  'DELETE /api/admin/artists/{artistId}/releases/{releaseId}/claim': {
    access: 'reviewer',
    params: byOwner,
    reply: z.object({ ended: z.literal(true) }),
    problems: [],
  },
  /**
   * 'Looks good', or no longer (product 22.3). `submittedAt` is when the submission came that the reviewer has seen: `release-changed` when
   * there is a later one.
   */
  'PUT /api/admin/artists/{artistId}/releases/{releaseId}/mark': {
    access: 'reviewer',
    params: byOwner,
    body: z.strictObject({ looksGood: z.boolean(), submittedAt: SentTime }),
    reply: z.object({ looksGood: ReviewMark.nullable() }),
    problems: ['release-not-found', 'release-not-submitted', 'release-changed'],
  },
});
