import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId } from '../ids.ts';
import { OfficePerson } from '../releases/office-person.ts';

/**
 * How long a claim lasts without renewal. The open review page renews it, so it expires soon after the page is closed.
 */
export const CLAIM_MINUTES = 5;

/**
 * A reviewer's claim on a release, and when it ends (product 22.2). It tells other reviewers to choose a different
 * release, but does not stop them.
 */
export const ReviewClaim = z.object({ artistId: ArtistId, releaseId: ReleaseId, by: OfficePerson, until: IsoTime });
export type ReviewClaim = z.infer<typeof ReviewClaim>;
