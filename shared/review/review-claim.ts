import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId } from '../ids.ts';
import { OfficePerson } from '../releases/office-person.ts';

/**
 * How long a claim lasts without renewal. The open review page renews it, so it expires soon after the page is closed.
 */
export const CLAIM_MINUTES = 5;

/**
 * A release in review: by whom, and until when (product 22.2). It steers other reviewers elsewhere, and forbids
 * nothing.
 */
export const ReviewClaim = z.object({ artistId: ArtistId, releaseId: ReleaseId, by: OfficePerson, until: IsoTime });
export type ReviewClaim = z.infer<typeof ReviewClaim>;
