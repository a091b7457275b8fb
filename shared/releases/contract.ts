import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { ArtistId, ReleaseId, TrackId } from '../ids.ts';
import { Media } from '../media/media.ts';
import { PlanChoice } from '../plans/paid-plan.ts';
import { ReleaseCard } from './card.ts';
import { CatalogueRow, catalogueSorts } from './catalogue-row.ts';
import { CopyWhat } from './copy-release.ts';
import { CreditNamesReply } from './credit-names-reply.ts';
import { EarlierSubmission } from './earlier-submission.ts';
import { ReleaseEdit, TrackEdit } from './field-edits.ts';
import { libraryStates } from './library-state.ts';
import { OfficeRelease } from './office-release.ts';
import { Release, ReleaseStatus } from './release.ts';
import { OfficeMessage, ReleaseMessage, WriteMessage } from './release-message.ts';
import { RequestChanges } from './request-changes.ts';
import { ChecklistStep } from './strategy-checklist.ts';
import { TrackOrder } from './track-order.ts';
import { TracksEdit } from './tracks-edit.ts';

/** Most cards of one page of the library: about 100 KB. */
const LIBRARY_PAGE_LIMIT = 100;

const byRelease = z.object({ releaseId: ReleaseId });
const byTrack = z.object({ releaseId: ReleaseId, trackId: TrackId });

/** A release with its uploads (the newest of each place that are on their way, were refused, or are in use) and its thread. */
export const ReleaseDetail = z.object({
  release: Release,
  media: z.array(Media),
  /** The thread between artist and office, oldest first. */
  messages: z.array(ReleaseMessage),
  /** The last submission that the office sent back, as it was. */
  earlier: EarlierSubmission.nullable(),
});
export type ReleaseDetail = z.infer<typeof ReleaseDetail>;

/** The same for the office: its history names the admin who did what. */
export const OfficeReleaseDetail = ReleaseDetail.extend({ release: OfficeRelease, messages: z.array(OfficeMessage) });
export type OfficeReleaseDetail = z.infer<typeof OfficeReleaseDetail>;

export const releasesContract = contract({
  /** The library, last changed first: a page of 24, or of as many as the page asks for that loads the rest in the background. */
  'GET /api/releases': {
    access: 'signed-in',
    query: z.strictObject({
      cursor: Cursor.optional(),
      limit: z.coerce.number<number>().int().min(1).max(LIBRARY_PAGE_LIMIT).optional(),
    }),
    /** With what each release has earned its artist (product 4.2); the first page says how many are in each state (product 4.5). */
    reply: pageOf(ReleaseCard).extend({ counts: z.record(z.enum(libraryStates), z.number()).optional() }),
    problems: [],
  },
  'POST /api/releases': {
    access: 'active-artist',
    reply: Release,
    problems: ['too-many-releases'],
    idempotent: 'in-its-write',
  },
  /** Another draft of a release of any state (product 32.3, 32.4); its cover is copied by `POST …/cover-copies`. */
  'POST /api/releases/{releaseId}/copies': {
    access: 'active-artist',
    params: byRelease,
    body: z.strictObject({ what: CopyWhat }),
    reply: Release,
    problems: ['release-not-found', 'too-many-releases'],
    idempotent: 'in-its-write',
  },
  /** Who was credited on the caller's releases of late: what the rows of credits offer (product 32.5). */
  'GET /api/credit-names': { access: 'signed-in', reply: CreditNamesReply, problems: [] },
  'GET /api/releases/{releaseId}': {
    access: 'signed-in',
    params: byRelease,
    reply: ReleaseDetail,
    problems: ['release-not-found'],
  },
  'PATCH /api/releases/{releaseId}': {
    access: 'signed-in',
    params: byRelease,
    body: ReleaseEdit,
    reply: Release,
    problems: ['release-not-found', 'release-locked', 'release-too-large', 'field-changed'],
  },
  /** A draft only; its uploads go with it. It cannot be taken back. `checkout-open`: expire the checkout first, then ask again. */
  'DELETE /api/releases/{releaseId}': {
    access: 'signed-in',
    params: byRelease,
    reply: z.object({ deleted: z.literal(true) }),
    problems: ['release-not-found', 'release-locked', 'release-paid', 'checkout-open'],
  },
  'POST /api/releases/{releaseId}/tracks': {
    access: 'active-artist',
    params: byRelease,
    reply: Release,
    problems: ['release-not-found', 'release-locked', 'release-changed', 'release-too-large', 'too-many-tracks'],
    idempotent: 'by-its-ids',
  },
  'PATCH /api/releases/{releaseId}/tracks/{trackId}': {
    access: 'signed-in',
    params: byTrack,
    body: TrackEdit,
    reply: Release,
    problems: [
      'release-not-found',
      'track-not-found',
      'release-locked',
      'release-changed',
      'release-too-large',
      'field-changed',
      'isrc-repeated',
    ],
  },
  /** One value of a field for all tracks. `from` holds what the page showed of each of them; `field-changed` answers what they have. */
  'PATCH /api/releases/{releaseId}/tracks': {
    access: 'signed-in',
    params: byRelease,
    body: TracksEdit,
    reply: Release,
    problems: ['release-not-found', 'release-locked', 'release-too-large', 'field-changed'],
  },
  /** A draft only. The tracks behind it move up by one (product 7.4); its uploads go with it. */
  'DELETE /api/releases/{releaseId}/tracks/{trackId}': {
    access: 'signed-in',
    params: byTrack,
    reply: Release,
    problems: ['release-not-found', 'track-not-found', 'release-locked', 'release-changed'],
  },
  /** Another order of the same tracks. `release-changed` when their order is no longer `from`. */
  'PUT /api/releases/{releaseId}/track-order': {
    access: 'signed-in',
    params: byRelease,
    body: TrackOrder,
    reply: Release,
    problems: ['release-not-found', 'release-locked', 'release-changed'],
  },
  /**
   * Irreversible (product 11.8). The artist accepts the agreement of this version, and chooses the plan: `plan-not-covered` says in its
   * details which one the tracks need, and what is still to be paid for it, in cents.
   */
  'POST /api/releases/{releaseId}/submit': {
    access: 'active-artist',
    params: byRelease,
    body: z.strictObject({ agreementVersion: z.string().max(20, { abort: true }), plan: PlanChoice }),
    reply: Release,
    problems: [
      'release-not-found',
      'release-incomplete',
      'release-too-large',
      'cell-not-exportable',
      'release-already-submitted',
      'release-changed',
      'agreement-outdated',
      'plan-not-covered',
      'code-wrong',
      'code-taken',
      'isrc-repeated',
    ],
    idempotent: 'by-its-ids',
  },
  /** Ticks a step of the strategy checklist, or takes the tick away (product 12.2). Step 1 is done by submitting. */
  'PATCH /api/releases/{releaseId}/checklist': {
    access: 'signed-in',
    params: byRelease,
    body: z.strictObject({ step: ChecklistStep, done: z.boolean() }),
    reply: Release,
    problems: ['release-not-found', 'release-not-submitted', 'release-changed'],
  },

  /** Writes into the thread of a release that was submitted (product 21.5). */
  'POST /api/releases/{releaseId}/messages': {
    access: 'signed-in',
    params: byRelease,
    body: WriteMessage,
    reply: ReleaseMessage,
    problems: ['release-not-found', 'release-not-submitted', 'too-many-messages'],
    idempotent: 'in-its-write',
  },

  /** Releases of every artist in one state: all of them in an order, or those that `q` finds, in the order of what they are found by. */
  'GET /api/admin/releases': {
    access: 'reviewer',
    query: z.strictObject({
      tab: ReleaseStatus,
      q: z.string().max(200, { abort: true }).optional(),
      sort: z.enum(catalogueSorts).optional(),
      cursor: Cursor.optional(),
    }),
    reply: pageOf(CatalogueRow).extend({ counts: z.record(ReleaseStatus, z.number()) }),
    problems: [],
  },
  /** All releases of one state, by title, in pages of thousands: for a file (product 13.5). */
  'GET /api/admin/catalogue': {
    access: 'reviewer',
    query: z.strictObject({ tab: ReleaseStatus, cursor: Cursor.optional() }),
    reply: pageOf(CatalogueRow),
    problems: [],
  },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}': {
    access: 'reviewer',
    params: z.object({ artistId: ArtistId, releaseId: ReleaseId }),
    reply: OfficeReleaseDetail,
    problems: ['release-not-found'],
  },
  /** Writes to the artist, who is mailed (product 21.5, 21.6). It changes no state. */
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/messages': {
    access: 'reviewer',
    params: z.object({ artistId: ArtistId, releaseId: ReleaseId }),
    body: WriteMessage,
    reply: OfficeMessage,
    problems: ['release-not-found', 'release-not-submitted', 'too-many-messages'],
    idempotent: 'in-its-write',
  },
  /** Sends a submission back to its artist with reasons (product 21.2), who is mailed. It answers the message that joined the thread. */
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/request-changes': {
    access: 'reviewer',
    params: z.object({ artistId: ArtistId, releaseId: ReleaseId }),
    body: RequestChanges,
    reply: OfficeMessage,
    problems: [
      'release-not-found',
      'release-not-submitted',
      'release-already-exported',
      'changes-already-requested',
      'submitted-again',
      'release-changed',
      'track-not-found',
    ],
    idempotent: 'in-its-write',
  },
});
