import * as z from 'zod';
import { ArtistId, IsoTime, ReleaseId } from '../ids.ts';
import { OfficePerson } from '../releases/office-person.ts';

/** How long a claim lasts that nobody renews: the page of whoever reviews renews it, so it ends soon after that page is closed. */
export const CLAIM_MINUTES = 5;

/** Who is reviewing a release, until when (product 22.2). It leads others to another release, and forbids nothing. */
export const ReviewClaim = z.object({ artistId: ArtistId, releaseId: ReleaseId, by: OfficePerson, until: IsoTime });
export type ReviewClaim = z.infer<typeof ReviewClaim>;
