import * as z from 'zod';
import { Profile } from './profile.ts';

/** A profile in the office's list: with how many releases its artist has, and how many tracks they have together. */
export const OfficeProfile = Profile.extend({
  releaseCount: z.number().int().default(0),
  trackCount: z.number().int().default(0),
});
export type OfficeProfile = z.infer<typeof OfficeProfile>;
