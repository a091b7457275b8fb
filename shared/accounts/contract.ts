import * as z from 'zod';
import { freshSignInProblems } from '../contract/fresh-sign-in-problems.ts';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract, redirect } from '../contract/route.ts';
import { ArtistId, IsoTime } from '../ids.ts';
import { mailPreferenceNames } from '../mail/mail.ts';
import { ReleaseCard } from '../releases/card.ts';
import { recordFrom } from '../typed-record.ts';
import { OfficeProfile } from './office-profile.ts';
import { AccountStatus, OfficeRole, Profile } from './profile.ts';
import { ProfileEdit } from './profile-edit.ts';
import { StatusChange } from './status-change.ts';

const UnsubscribeLink = z.object({
  artistId: ArtistId,
  preference: z.enum(mailPreferenceNames),
  /** Signed by us for this artist and this kind of email. */
  token: z.string().max(100, { abort: true }),
});

export const accountsContract = contract({
  /** Returns the caller's profile, creating it if the sign-up trigger has not (product 3.9). */
  'GET /api/me': { access: 'signed-in', reply: Profile, problems: [] },

  /**
   * Edits one field of the caller's own profile, whatever the account's status. `field-changed` if the stored value is
   * no longer the one that the page showed.
   */
  'PATCH /api/me': { access: 'signed-in', body: ProfileEdit, reply: Profile, problems: ['field-changed'] },

  /** Turns kinds of optional emails on or off (product 15.7); those that the body omits stay as they are. */
  'PUT /api/me/mail-preferences': {
    access: 'signed-in',
    body: z.strictObject(recordFrom(mailPreferenceNames, () => z.boolean().optional())),
    reply: Profile,
    problems: [],
  },

  /**
   * Turns a kind of optional email off, with the signed link of such an email. Mailbox providers send this request
   * when the reader presses their own button (RFC 8058). Safe to repeat, also for an account that no longer exists.
   */
  'POST /api/unsubscribe/{artistId}/{preference}/{token}': {
    access: 'public',
    params: UnsubscribeLink,
    reply: z.object({ unsubscribed: z.literal(true) }),
    problems: ['unsubscribe-link-invalid'],
  },

  /**
   * Redirects to the page with the button. Some email programs open the address of the request above in a browser.
   * Changes nothing.
   */
  'GET /api/unsubscribe/{artistId}/{preference}/{token}': {
    access: 'public',
    params: UnsubscribeLink,
    reply: redirect,
    problems: ['unsubscribe-link-invalid'],
  },

  /**
   * Called after the caller has changed their password at the user pool, which sends no event for that. Ends every
   * other sign-in (product 3.24) and emails the account (product 15.6). Requires a sign-in that may change the account
   * (product 3.23).
   */
  'POST /api/me/password-changed': {
    access: 'signed-in',
    reply: z.object({ told: z.literal(true) }),
    problems: ['sign-in-again'],
  },

  /** Signs the caller out on every device, including this one. Tokens issued earlier are rejected. */
  'POST /api/me/sign-out-everywhere': {
    access: 'signed-in',
    reply: z.object({ signedOut: z.literal(true) }),
    problems: [],
  },

  /** Schedules the caller's account for deletion in seven days, and ends every sign-in. Signing in again cancels it. */
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
   * Lists accounts with a given status, or all of them, newest first. With `q`: accounts whose name or handle begins
   * with it, ordered by name, or the account with this email address, from the user pool.
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

  /** Lists the members of the office, ordered by role and name. */
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

  /** Looks up an account's email address in the user pool. */
  'GET /api/admin/users/{artistId}/email': {
    access: 'admin',
    params: z.object({ artistId: ArtistId }),
    reply: z.object({ email: z.string() }),
    problems: ['user-not-found'],
  },

  /** Lists an artist's releases, last changed first. */
  'GET /api/admin/users/{artistId}/releases': {
    access: 'admin',
    params: z.object({ artistId: ArtistId }),
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(ReleaseCard),
    problems: ['user-not-found'],
  },

  /** Returns what the artist's own pages show: the account and the library. Each view is audited. */
  'GET /api/admin/users/{artistId}/as-artist': {
    access: 'admin',
    params: z.object({ artistId: ArtistId }),
    reply: z.object({ profile: OfficeProfile, releases: z.array(ReleaseCard) }),
    problems: ['user-not-found'],
  },

  /**
   * Changes an account's status. `from` is the status that the page showed, so that two admins never unknowingly undo
   * each other's change. An account that already has the status `to` is accepted. Nobody can change their own status.
   * The artist is emailed that the account is active, or why it was rejected.
   */
  'PATCH /api/admin/users/{artistId}/status': {
    access: 'admin',
    params: z.object({ artistId: ArtistId }),
    body: StatusChange,
    reply: OfficeProfile,
    problems: ['user-not-found', 'status-changed', 'own-status'],
  },

  /**
   * Gives an account a role in the office, changes the role, or removes it. An account with a role becomes active.
   * `from` is the role that the page showed. An account that already has the role `to` is accepted. The office needs at
   * least one admin.
   */
  'PUT /api/admin/users/{artistId}/role': {
    access: 'admin',
    params: z.object({ artistId: ArtistId }),
    body: z.strictObject({ from: OfficeRole.nullable(), to: OfficeRole.nullable() }),
    reply: OfficeProfile,
    problems: ['user-not-found', 'role-changed', 'status-changed', 'last-admin', ...freshSignInProblems],
  },

  /** Removes the second factor of an account whose owner has lost it, and audits that. Safe to repeat. */
  'DELETE /api/admin/users/{artistId}/second-factor': {
    access: 'admin',
    params: z.object({ artistId: ArtistId }),
    reply: z.object({ removed: z.literal(true) }),
    problems: ['user-not-found', ...freshSignInProblems],
  },
});
