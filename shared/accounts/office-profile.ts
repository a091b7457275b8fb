import * as z from 'zod';
import { Profile } from './profile.ts';

/**
 * A profile as the office lists it: with the counts of releases and tracks, without the email address, which the user
 * pool has (`GET /api/admin/users/{artistId}/email`).
 */
export const OfficeProfile = Profile.omit({ email: true }).extend({
  releaseCount: z.number().int().default(0),
  trackCount: z.number().int().default(0),
});
export type OfficeProfile = z.infer<typeof OfficeProfile>;
