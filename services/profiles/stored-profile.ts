import * as z from 'zod';
import { Profile } from '../../shared/accounts/profile.ts';
import { Problem } from '../../shared/contract/problem.ts';
import { IsoTime } from '../../shared/ids.ts';
import type { Item } from '../platform/table.ts';

/** A profile as stored, with attributes that stay on the server. Replies contain a `Profile`, without these. */
export const StoredProfile = Profile.extend({
  /** Counts written by the projector; missing until there is a release. */
  releaseCount: z.number().int().optional(),
  trackCount: z.number().int().optional(),
  /**
   * Sign-ins up to this second (since 1970) have ended, because the artist signed out everywhere or the password
   * changed.
   */
  notBefore: z.number().optional(),
  /** The sign-in that changed the password, which remains valid. */
  keptSignIn: z.string().optional(),
  /** When the newest token for which the user pool was read was issued, in seconds since 1970. */
  emailAsOf: z.number().optional(),
  /** The previous email address, and when it was replaced. */
  formerEmail: z.string().optional(),
  emailChangedAt: IsoTime.optional(),
  /** When the email address or the second factor last changed. Payouts are delayed after that (product 24.11). */
  signInChangedAt: IsoTime.optional(),
  /** Set when the artist asked to delete the account. From `erasingAt` on, the deletion cannot be canceled. */
  deletion: z.object({ requestedAt: IsoTime, deletedAt: IsoTime, erasingAt: IsoTime.optional() }).optional(),
  /** When the personal data was removed and the account closed. */
  erasedAt: IsoTime.optional(),
  /** When the account was found to be deleted at the user pool. This is not a status, because admins change those. */
  closedAt: IsoTime.optional(),
});
export type StoredProfile = z.infer<typeof StoredProfile>;

export const readProfile = (item: Item): StoredProfile => StoredProfile.parse(item);

/** @throws Problem `user-not-found`, always */
export const accountNotFound = (): never => {
  throw new Problem('user-not-found');
};
