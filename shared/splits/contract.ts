import * as z from 'zod';
import { Email } from '../accounts/sign-up.ts';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { Day } from '../day.ts';
import { ReleaseId, SplitInvitationId, TrackId } from '../ids.ts';
import { TRACK_LIMIT } from '../releases/track-limit.ts';
import { WHOLE } from '../royalties/split-agreement.ts';
import { Name } from '../text.ts';
import { PARTY_LIMIT } from './split-limits.ts';
import { InvitationView, MySplit, OwnSplit } from './split-view.ts';

const Parts = z.number().int().min(0).max(WHOLE);

/** How tracks of a release shall be shared from a day on. The caller's own part is apart: nobody invites oneself. */
const Proposal = z.strictObject({
  /** With the revision of each that the page showed: 0 of one without an agreement. */
  tracks: z
    .array(z.strictObject({ trackId: TrackId, rev: z.number().int().nonnegative() }))
    .max(TRACK_LIMIT, { abort: true })
    .min(1),
  from: z.string().max(10, { abort: true }).pipe(Day),
  ownParts: Parts,
  parties: z
    .array(z.strictObject({ name: Name.min(1, 'Please write a name'), email: Email, parts: Parts.min(1) }))
    .max(PARTY_LIMIT - 1, { abort: true }),
});

const token = z
  .string()
  .max(43, { abort: true })
  .regex(/^[\w-]{43}$/);
const link = z.object({ invitationId: SplitInvitationId, token });

export const splitsContract = contract({
  /** What was agreed about each track of an own release, and the earliest day of a new version (product 29.5). */
  'GET /api/releases/{releaseId}/splits': {
    access: 'signed-in',
    params: z.object({ releaseId: ReleaseId }),
    reply: z.object({ tracks: z.array(OwnSplit), earliest: Day }),
    problems: ['release-not-found'],
  },

  /**
   * Proposes how tracks shall be shared from a day on. Who has no part yet is invited; where somebody's part shrinks, the version waits
   * for their agreement.
   */
  'POST /api/releases/{releaseId}/splits': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId }),
    body: Proposal,
    /** Who is invited now, and how many must agree before it counts. */
    reply: z.object({ invited: z.array(SplitInvitationId), asked: z.number().int() }),
    problems: [
      'release-not-found',
      'track-not-found',
      'split-of-another',
      'split-wrong',
      'split-too-early',
      'split-changed',
      'too-many-versions',
      'too-many-invitations',
      'address-takes-no-mail',
    ],
    idempotent: 'in-its-write',
  },

  /** Takes back a change that others have not agreed to yet. */
  'POST /api/releases/{releaseId}/splits/{trackId}/withdraw': {
    access: 'signed-in',
    params: z.object({ releaseId: ReleaseId, trackId: TrackId }),
    body: z.strictObject({ rev: z.number().int() }),
    reply: z.object({ withdrawn: z.literal(true) }),
    problems: ['split-not-found', 'split-changed', 'split-answered'],
  },

  /** The agreements in which the caller has a part or is asked for one, with what each has earned them: the last that came first. */
  'GET /api/me/splits': {
    access: 'signed-in',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(MySplit),
    problems: [],
  },

  /** What the caller's address is invited to, and has not answered. To accept takes the link in the mail. */
  'GET /api/me/split-invitations': {
    access: 'signed-in',
    reply: z.object({ invitations: z.array(InvitationView) }),
    problems: [],
  },

  /** Agrees to a change that makes the caller's part smaller, or does not. */
  'POST /api/me/splits/{trackId}/answer': {
    access: 'signed-in',
    params: z.object({ trackId: TrackId }),
    body: z.strictObject({ rev: z.number().int(), answer: z.enum(['agree', 'refuse']) }),
    reply: z.object({ counts: z.boolean() }),
    problems: ['split-not-found', 'split-changed', 'split-answered', 'invitation-expired'],
  },

  /** Sends the link of an invitation again, a new one: for who sent it, and for whose address it went to. */
  'POST /api/split-invitations/{invitationId}/send': {
    access: 'signed-in',
    params: z.object({ invitationId: SplitInvitationId }),
    reply: z.object({ sent: z.literal(true) }),
    problems: ['invitation-not-found', 'invitation-sent-lately', 'too-many-invitations'],
  },

  /** What an invitation is to, for whoever has its link. */
  'GET /api/split-invitations/{invitationId}/{token}': {
    access: 'public',
    params: link,
    reply: InvitationView,
    problems: ['invitation-not-found', 'invitation-expired', 'invitation-answered'],
  },

  /** Declines it: whoever has the link may, without an account. */
  'POST /api/split-invitations/{invitationId}/{token}/decline': {
    access: 'public',
    params: link,
    reply: z.object({ declined: z.literal(true) }),
    problems: ['invitation-not-found', 'invitation-expired', 'invitation-answered', 'split-changed'],
  },

  /** Accepts it, with the account whose verified address it went to (product 29.2). `agreementsHash` is that of the version that was read. */
  'POST /api/split-invitations/{invitationId}/{token}/accept': {
    access: 'signed-in',
    params: link,
    body: z.strictObject({ agreementsHash: z.string().max(64, { abort: true }) }),
    reply: z.object({ accepted: z.literal(true) }),
    problems: [
      'invitation-not-found',
      'invitation-expired',
      'invitation-answered',
      'invitation-for-another',
      'split-changed',
      'split-party-already',
    ],
  },
});
