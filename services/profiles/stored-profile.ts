import * as z from 'zod';
import { Profile } from '../../shared/accounts/profile.ts';
import { Problem } from '../../shared/contract/problem.ts';
import { IsoTime } from '../../shared/ids.ts';
import type { Item } from '../platform/table.ts';

/** A profile as the table stores it, with what only the server asks. Replies are `Profile`, which drops these facts. */
export const StoredProfile = Profile.extend({
  /** What the projector counts of the artist; none before the first release. */
  releaseCount: z.number().int().optional(),
  trackCount: z.number().int().optional(),
  /** Sign-ins up to this second (since 1970) are over: the artist signed out everywhere, or the password changed. */
  notBefore: z.number().optional(),
  /** Except this one, which changed the password. */
  keptSignIn: z.string().optional(),
  /** When the newest token was made with which the user pool was asked for what is copied from it, in seconds since 1970. */
  emailAsOf: z.number().optional(),
  /** The address that the account had before this one, and since when it has this one. */
  formerEmail: z.string().optional(),
  emailChangedAt: IsoTime.optional(),
  /** When the email address or the second factor last changed. Payouts wait after it (product 24.11). */
  signInChangedAt: IsoTime.optional(),
  /** Its artist asked for its end; `erasingAt` when that has begun and cannot be taken back. */
  deletion: z.object({ requestedAt: IsoTime, deletedAt: IsoTime, erasingAt: IsoTime.optional() }).optional(),
  /** When everything personal was taken out. It is closed then too. */
  erasedAt: IsoTime.optional(),
  /** When the account was found to be gone from the user pool. It is no status: an admin gives and takes those. */
  closedAt: IsoTime.optional(),
});
export type StoredProfile = z.infer<typeof StoredProfile>;

export const readProfile = (item: Item): StoredProfile => StoredProfile.parse(item);

/** @throws Problem `user-not-found`, always */
export const accountNotFound = (): never => {
  throw new Problem('user-not-found');
};
