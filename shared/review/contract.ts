import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { ArtistId, ReleaseId, SentTime } from '../ids.ts';
import { OfficeCard } from '../releases/card.ts';
import { ReviewClaim } from './review-claim.ts';
import { ReviewMark } from './review-mark.ts';

const byOwner = z.object({ artistId: ArtistId, releaseId: ReleaseId });

export const reviewContract = contract({
  /** Lists releases that await review, longest waiting first (product 22.1). `waiting` is the number of all of them. */
  'GET /api/admin/review': {
    access: 'reviewer',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(OfficeCard).extend({ waiting: z.number(), claims: z.array(ReviewClaim) }),
    problems: [],
  },
  /**
   * Claims a release for the caller for some minutes, or renews the claim. Replies with the current claim, which may be
   * another reviewer's earlier one.
   */
  'PUT /api/admin/artists/{artistId}/releases/{releaseId}/claim': {
    access: 'reviewer',
    params: byOwner,
    reply: z.object({ claim: ReviewClaim }),
    problems: ['release-not-found', 'release-not-submitted'],
  },
  /** Ends the caller's claim, but not another reviewer's. */
  'DELETE /api/admin/artists/{artistId}/releases/{releaseId}/claim': {
    access: 'reviewer',
    params: byOwner,
    reply: z.object({ ended: z.literal(true) }),
    problems: [],
  },
  /**
   * Sets or removes the mark 'Looks good' (product 22.3). `submittedAt` is the submission that the reviewer saw; fails
   * with `release-changed` if there is a later one.
   */
  'PUT /api/admin/artists/{artistId}/releases/{releaseId}/mark': {
    access: 'reviewer',
    params: byOwner,
    body: z.strictObject({ looksGood: z.boolean(), submittedAt: SentTime }),
    reply: z.object({ looksGood: ReviewMark.nullable() }),
    problems: ['release-not-found', 'release-not-submitted', 'release-changed'],
  },
});
