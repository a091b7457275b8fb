import * as z from 'zod';
import { freshSignInProblems } from '../contract/fresh-sign-in-problems.ts';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { ArtistId, IsoTime } from '../ids.ts';
import { ReleaseCard } from '../releases/card.ts';
import { OfficeProfile } from './office-profile.ts';
import { AccountStatus, OfficeRole, Profile } from './profile.ts';
import { ProfileEdit } from './profile-edit.ts';
import { StatusChange } from './status-change.ts';

export const accountsContract = contract({
  /** The caller's profile; created here if the sign-up trigger has not (product 3.9). */
  'GET /api/me': { access: 'signed-in', reply: Profile, problems: [] },

  /**
   * Edits one field of the own profile, whatever the account's status. `field-changed` if it no longer has the value
   * that the page showed.
   */
  'PATCH /api/me': { access: 'signed-in', body: ProfileEdit, reply: Profile, problems: ['field-changed'] },

  /** Turns optional emails on or off (product 15.7). */
  'PUT /api/me/mail-preferences': {
    access: 'signed-in',
    body: z.strictObject({ wantsGuidance: z.boolean() }),
    reply: Profile,
    problems: [],
  },

  /**
   * Reports that the caller changed the password at the user pool, which has no event for it. Ends every other sign-in
   * (product 3.24) and emails the account (product 15.6). Only a sign-in that may change the account can call it
   * (product 3.23).
   */
  'POST /api/me/password-changed': {
    access: 'signed-in',
    reply: z.object({ told: z.literal(true) }),
    problems: ['sign-in-again'],
  },

  /** Ends every sign-in of the caller on every device, this one included: earlier tokens are refused. */
  'POST /api/me/sign-out-everywhere': {
    access: 'signed-in',
    reply: z.object({ signedOut: z.literal(true) }),
    problems: [],
  },

  /** Begins the deletion of the caller's account in seven days, and ends every sign-in. Signing in cancels it. */
  'POST /api/me/deletion': {
    access: 'signed-in',
    body: z.strictObject({
      artistName: z.string().max(200, { abort: true }),
      password: z.string().max(256, { abort: true }).min(1),
    }),
    reply: z.object({ deletedAt: IsoTime }),
    problems: [
      'still-admin',
      'artist-name-wrong',
      'money-left',
      'releases-live',
      'release-paid',
      'password-wrong',
      'password-locked',
    ],
  },

  /**
   * Accounts of a status, or all, newest first. With `q`: those whose name or handle begins with it, ordered by name;
   * or the account with this email address, from the user pool.
   */
  'GET /api/admin/users': {
    access: 'admin',
    query: z.strictObject({
      status: AccountStatus.optional(),
      q: z.string().max(255, { abort: true }).optional(),
      cursor: Cursor.optional(),
    }),
    reply: pageOf(OfficeProfile).extend({ counts: z.record(AccountStatus, z.number()) }),
    problems: [],
  },

  /** Members of the office, ordered by role and name. */
  'GET /api/admin/office-members': {
    access: 'admin',
    reply: z.object({ members: z.array(OfficeProfile) }),
    problems: [],
  },

  'GET /api/admin/users/{artistId}': {
    access: 'admin',
    params: z.object({ artistId: ArtistId }),
    reply: OfficeProfile,
    problems: ['user-not-found'],
  },

  /** The email address of an account, from the user pool. */
  'GET /api/admin/users/{artistId}/email': {
    access: 'admin',
    params: z.object({ artistId: ArtistId }),
    reply: z.object({ email: z.string() }),
    problems: ['user-not-found'],
  },

  /** An artist's releases, last changed first. */
  'GET /api/admin/users/{artistId}/releases': {
    access: 'admin',
    params: z.object({ artistId: ArtistId }),
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(ReleaseCard),
    problems: ['user-not-found'],
  },

  /** What the artist's own pages show: the account and the library. That somebody looked is on record. */
  'GET /api/admin/users/{artistId}/as-artist': {
    access: 'admin',
    params: z.object({ artistId: ArtistId }),
    reply: z.object({ profile: OfficeProfile, releases: z.array(ReleaseCard) }),
    problems: ['user-not-found'],
  },

  /**
   * `from` is the status that the page showed: two admins never undo each other unseen. An account that is `to` already
   * is accepted. Nobody gives himself a status. The artist is mailed that the account is active, or the reason why it
   * is rejected.
   */
  'PATCH /api/admin/users/{artistId}/status': {
    access: 'admin',
    params: z.object({ artistId: ArtistId }),
    body: StatusChange,
    reply: OfficeProfile,
    problems: ['user-not-found', 'status-changed', 'own-status'],
  },

  /**
   * Gives an account a role in the office, another one, or none; it is active with it. `from` is the role that the page
   * showed. An account that is `to` already is accepted. The office needs at least one admin.
   */
  'PUT /api/admin/users/{artistId}/role': {
    access: 'admin',
    params: z.object({ artistId: ArtistId }),
    body: z.strictObject({ from: OfficeRole.nullable(), to: OfficeRole.nullable() }),
    reply: OfficeProfile,
    problems: ['user-not-found', 'role-changed', 'status-changed', 'last-admin', ...freshSignInProblems],
  },

  /** Removes the second factor of an account whose owner has lost it, and records that. Safe to repeat. */
  'DELETE /api/admin/users/{artistId}/second-factor': {
    access: 'admin',
    params: z.object({ artistId: ArtistId }),
    reply: z.object({ removed: z.literal(true) }),
    problems: ['user-not-found', ...freshSignInProblems],
  },
});
