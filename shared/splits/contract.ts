import * as z from 'zod';
import { Email } from '../accounts/sign-up.ts';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { Day } from '../day.ts';
import { ReleaseId, SplitInvitationId, TrackId } from '../ids.ts';
import { TRACK_LIMIT } from '../releases/track-limit.ts';
import { WHOLE } from '../royalties/split-agreement.ts';
import { Name } from '../text-schemas.ts';
import { PARTY_LIMIT } from './split-limits.ts';
import { InvitationView, MySplit, OwnSplit } from './split-view.ts';

const Parts = z.number().int().min(0).max(WHOLE);

/**
 * A proposal to split tracks of a release from a given date. The caller's own part is separate, because nobody invites
 * themselves.
 */
const Proposal = z.strictObject({
  /** The tracks, each with the revision that the page showed; 0 without an agreement. */
  tracks: z
    .array(z.strictObject({ trackId: TrackId, rev: z.number().int().nonnegative() }))
    .max(TRACK_LIMIT, { abort: true })
    .min(1),
  from: z.string().max(10, { abort: true }).pipe(Day),
  ownParts: Parts,
  parties: z
    .array(z.strictObject({ name: Name.min(1, 'Please enter a name'), email: Email, parts: Parts.min(1) }))
    .max(PARTY_LIMIT - 1, { abort: true }),
});

const token = z
  .string()
  .max(43, { abort: true })
  .regex(/^[\w-]{43}$/);
const link = z.object({ invitationId: SplitInvitationId, token });

export const splitsContract = contract({
  /**
   * Shows the agreement about each track of the caller's release, and the earliest day of a new version (product 29.5).
   */
  'GET /api/releases/{releaseId}/splits': {
    access: 'signed-in',
    params: z.object({ releaseId: ReleaseId }),
    reply: z.object({ tracks: z.array(OwnSplit), earliest: Day }),
    problems: ['release-not-found'],
  },

  /**
   * Proposes how to split tracks from a given date. People who are new to the split are invited; if somebody's part
   * shrinks, the version waits until they agree.
   */
  'POST /api/releases/{releaseId}/splits': {
    access: 'active-artist',
    params: z.object({ releaseId: ReleaseId }),
    body: Proposal,
    /** The invitations sent, and how many people must agree before the version takes effect. */
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

  /** Withdraws a change that is still waiting for somebody's agreement. */
  'POST /api/releases/{releaseId}/splits/{trackId}/withdraw': {
    access: 'signed-in',
    params: z.object({ releaseId: ReleaseId, trackId: TrackId }),
    body: z.strictObject({ rev: z.number().int() }),
    reply: z.object({ withdrawn: z.literal(true) }),
    problems: ['split-not-found', 'split-changed', 'split-answered'],
  },

  /**
   * Lists the agreements in which the caller has or is offered a part, with the caller's earnings from each; newest
   * first.
   */
  'GET /api/me/splits': {
    access: 'signed-in',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(MySplit),
    problems: [],
  },

  /** Lists unanswered invitations to the caller's email address. Accepting one requires the link in the email. */
  'GET /api/me/split-invitations': {
    access: 'signed-in',
    reply: z.object({ invitations: z.array(InvitationView) }),
    problems: [],
  },

  /** Accepts or declines a change that reduces the caller's part. */
  'POST /api/me/splits/{trackId}/answer': {
    access: 'signed-in',
    params: z.object({ trackId: TrackId }),
    body: z.strictObject({ rev: z.number().int(), answer: z.enum(['agree', 'refuse']) }),
    reply: z.object({ counts: z.boolean() }),
    problems: ['split-not-found', 'split-changed', 'split-answered', 'invitation-expired'],
  },

  /**
   * Sends an invitation again, with a new link. Allowed for the sender, and for the account with the invited email
   * address.
   */
  'POST /api/split-invitations/{invitationId}/send': {
    access: 'signed-in',
    params: z.object({ invitationId: SplitInvitationId }),
    reply: z.object({ sent: z.literal(true) }),
    problems: ['invitation-not-found', 'invitation-sent-lately', 'too-many-invitations'],
  },

  /** Shows an invitation to anyone who has its link. */
  'GET /api/split-invitations/{invitationId}/{token}': {
    access: 'public',
    params: link,
    reply: InvitationView,
    problems: ['invitation-not-found', 'invitation-expired', 'invitation-answered'],
  },

  /** Declines an invitation. The link is enough; no account is needed. */
  'POST /api/split-invitations/{invitationId}/{token}/decline': {
    access: 'public',
    params: link,
    reply: z.object({ declined: z.literal(true) }),
    problems: ['invitation-not-found', 'invitation-expired', 'invitation-answered', 'split-changed'],
  },

  /**
   * Accepts an invitation. The account must have the verified email address that the invitation was sent to (product
   * 29.2). `agreementsHash` identifies the version that the person read.
   */
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
