import * as z from 'zod';
import { ArtistId, IsoTime } from '../ids.ts';

/** Account status (decisions). The artist sees Active or Inactive. */
export const AccountStatus = z.enum(['new', 'pending', 'active', 'rejected']);
export type AccountStatus = z.infer<typeof AccountStatus>;

/** An account's profile. The e-mail stays in the user pool; it is copied here at sign-up so that the office can find a person. */
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
