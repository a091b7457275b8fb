import * as z from 'zod';
import { ArtistId, IsoTime } from '../ids.ts';

/** Account status (product 3.11). The artist sees Active or Inactive. */
export const AccountStatus = z.enum(['new', 'pending', 'active', 'rejected']);
export type AccountStatus = z.infer<typeof AccountStatus>;

/**
 * An account's profile: what the product knows of an artist, whatever the user pool's attributes say later. Only the e-mail address is the
 * pool's; it is copied here for mail and receipts, and follows every change.
 */
export const Profile = z.object({
  id: ArtistId,
  email: z.string(),
  status: AccountStatus,
  isAdmin: z.boolean(),
  artistName: z.string(),
  fullName: z.string(),
  country: z.string(),
  spotifyProfile: z.string(),
  whatsappNumber: z.string(),
  instagramHandle: z.string(),
  createdAt: IsoTime,
  updatedAt: IsoTime,
});
export type Profile = z.infer<typeof Profile>;
