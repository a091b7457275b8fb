import * as z from 'zod';
import { ArtistId, IsoTime } from '../ids.ts';
import { accountStatuses } from './account-status.ts';
import { officeRoles } from './office-role.ts';

export const AccountStatus = z.enum(accountStatuses);
export const OfficeRole = z.enum(officeRoles);

/**
 * An account's profile: what the product knows of an artist, whatever the user pool's attributes say later. Only the e-mail address and the
 * second factor are the pool's; they are copied here, for mail and for the office, and follow every change.
 */
export const Profile = z.object({
  id: ArtistId,
  email: z.string(),
  status: AccountStatus,
  /** Of whoever works in the office. */
  role: OfficeRole.optional(),
  /** Whether its sign-in asks for a code of an app. */
  hasSecondFactor: z.boolean().default(false),
  /** Why the office rejected it. */
  refusal: z.string().optional(),
  artistName: z.string(),
  fullName: z.string(),
  country: z.string(),
  spotifyProfile: z.string(),
  whatsappNumber: z.string(),
  instagramHandle: z.string(),
  // A profile that was made before there were these has none.
  twitterHandle: z.string().default(''),
  websiteUrl: z.string().default(''),
  bio: z.string().default(''),
  /** Whether mails of help for the first steps are wanted (product 15.7). */
  wantsGuidance: z.boolean().default(true),
  /** When its artist took back that it should end, by signing in. */
  deletionTakenBackAt: IsoTime.optional(),
  createdAt: IsoTime,
  updatedAt: IsoTime,
});
export type Profile = z.infer<typeof Profile>;
