import * as z from 'zod';
import { Profile } from './profile.ts';

/**
 * A profile in the office's list: with the numbers of releases and tracks, but without the email address, which is read
 * from the user pool (`GET /api/admin/users/{artistId}/email`).
 */
export const OfficeProfile = Profile.omit({ email: true }).extend({
  releaseCount: z.number().int().default(0),
  trackCount: z.number().int().default(0),
});
export type OfficeProfile = z.infer<typeof OfficeProfile>;
