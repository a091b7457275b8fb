import * as z from 'zod';
import { Profile } from './profile.ts';

/**
 * A profile as the office lists it: with how many releases its artist has, and how many tracks they have together; without the e-mail
 * address, which is looked up at the user pool when somebody asks for it.
 */
export const OfficeProfile = Profile.omit({ email: true }).extend({
  releaseCount: z.number().int().default(0),
  trackCount: z.number().int().default(0),
});
export type OfficeProfile = z.infer<typeof OfficeProfile>;
