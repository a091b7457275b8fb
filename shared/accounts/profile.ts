import * as z from 'zod';
import { ArtistId, IsoTime } from '../ids.ts';
import { accountStatuses } from './account-status.ts';
import { officeRoles } from './office-role.ts';

export const AccountStatus = z.enum(accountStatuses);
export const OfficeRole = z.enum(officeRoles);

/**
 * An account's profile. Later changes to the user pool's attributes do not affect it, except for the email address and
 * the second factor, which belong to the pool and are copied here.
 */
export const Profile = z.object({
  id: ArtistId,
  email: z.string(),
  status: AccountStatus,
  /** The role in the office; undefined for an artist. A role that only a newer version knows gives no access. */
  role: OfficeRole.optional().catch(undefined),
  /** Whether signing in requires a code from an authenticator app. */
  hasSecondFactor: z.boolean().default(false),
  /** Why the office rejected the account. */
  refusal: z.string().optional(),
  artistName: z.string(),
  fullName: z.string(),
  country: z.string(),
  spotifyProfile: z.string(),
  whatsappNumber: z.string(),
  instagramHandle: z.string(),
  // Missing from older profiles.
  twitterHandle: z.string().default(''),
  websiteUrl: z.string().default(''),
  bio: z.string().default(''),
  /** Whether the artist wants emails about getting started (product 15.7). */
  wantsGuidance: z.boolean().default(true),
  /** Whether the artist wants an email about each kind of news (product 36.4). All on for older profiles. */
  wantsSubmitted: z.boolean().default(true),
  wantsDelivered: z.boolean().default(true),
  wantsLive: z.boolean().default(true),
  wantsReleaseDay: z.boolean().default(true),
  wantsTakenDown: z.boolean().default(true),
  wantsEarned: z.boolean().default(true),
  /** When the artist cancelled the deletion of the account by signing in. */
  deletionTakenBackAt: IsoTime.optional(),
  createdAt: IsoTime,
  updatedAt: IsoTime,
});
export type Profile = z.infer<typeof Profile>;
