import * as z from 'zod';
import { Day } from '../day.ts';
import { ArtistId, IsoTime, MediaId, ReleaseId, SubmissionId, TrackId } from '../ids.ts';
import { Looked } from '../looking/look.ts';
import { PaidPlan, PlanChoice, PlanName } from '../plans/paid-plan.ts';
import { genres } from '../reference/genres.ts';
import { metadataLanguages } from '../reference/metadata-languages.ts';
import { stores } from '../reference/stores.ts';
import { territories, WORLDWIDE } from '../reference/territories.ts';
import { AcceptedText } from '../rules/accepted-text.ts';
import { StoredReason } from '../rules/stored-reason.ts';
import { storedChoice, storedEntries } from '../stored-choice.ts';
import { StoredText } from '../text-schemas.ts';
import { ContentIdAnswerOne } from './content-id.ts';
import { absentAsEmpty, emptyValues } from './empty-values.ts';
import { releaseFields } from './fields.ts';
import { UNTITLED } from './placeholder-title.ts';
import { ReleaseEvent } from './release-event.ts';
import { releaseStatuses } from './release-status.ts';
import { RequestedChanges } from './requested-changes.ts';
import { StoredRightsLine } from './rights-line.ts';
import { AS_SOON_AS_POSSIBLE } from './sales-start.ts';
import { storesOfNew } from './stores-of-new.ts';
import { ChecklistStep } from './strategy-checklist.ts';
import { FileHash, Track } from './track.ts';
import { TrackStart } from './track-start.ts';

const codes = (rows: readonly { code: string }[]): string[] => rows.map(({ code }) => code);

export const Genre = z.enum(['', ...codes(genres)]);
export const MetadataLanguage = z.enum(['', ...codes(metadataLanguages)]);
export const Store = z.enum(stores.map(({ name }): string => name));
export const Territory = z.enum([WORLDWIDE, ...codes(territories)]);

/** A day, "as soon as possible", or '' if the artist has not answered (product 6.10). */
export const SalesStart = z.union([z.literal(''), z.literal(AS_SOON_AS_POSSIBLE), Day]);

export const OptionalDay = z.union([z.literal(''), Day]);

/**
 * A checked cover, as it is delivered: redrawn, so that its size and hash differ from those of the uploaded file. Its
 * variants are at `/art/<mediaId>/<size>.webp`.
 */
export const Cover = z.object({
  mediaId: MediaId,
  fileName: z.string(),
  width: z.number(),
  height: z.number(),
  size: z.number(),
  storedAt: IsoTime,
  sha256: FileHash,
  /** The color profile from which the colors were converted to sRGB. */
  convertedFrom: z.string().optional(),
  looked: Looked.optional(),
});
export type Cover = z.infer<typeof Cover>;

/** The sizes, in pixels, of the square variants that the server makes of a cover. */
export const coverSizes = [320, 640, 1280] as const;

/**
 * A submission for which the artist has accepted the agreement, and which is paid for now or was just paid (product
 * 11.12).
 */
const AcceptedSubmission = z.object({
  id: SubmissionId,
  agreementVersion: z.string(),
  /** When the artist accepted the agreement. */
  at: IsoTime,
});
export type AcceptedSubmission = z.infer<typeof AcceptedSubmission>;

/** A submission that was paid for: it is due, or was rejected with the `code` and `details` of a problem. */
export const PaidSubmission = z.discriminatedUnion('state', [
  AcceptedSubmission.extend({ state: z.literal('due') }),
  z.object({
    state: z.literal('refused'),
    id: SubmissionId,
    at: IsoTime,
    code: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
]);
export type PaidSubmission = z.infer<typeof PaidSubmission>;

/**
 * A checkout that the artist can still pay for at the provider. Until it is paid or expires, the release cannot be
 * deleted, so that no payment arrives for a deleted release (product 5.8).
 */
export const OpenCheckout = z.object({
  sessionId: z.string(),
  expiresAt: IsoTime,
  /** The submission that the payment will trigger, with the plan that is paid for and the amount in cents. */
  accepted: AcceptedSubmission.extend({ plan: PlanName, cents: z.number().int() }).optional(),
});
export type OpenCheckout = z.infer<typeof OpenCheckout>;

const fields = absentAsEmpty(releaseFields, {
  title: StoredText,
  version: StoredText,
  primaryGenre: storedChoice(Genre),
  secondaryGenre: storedChoice(Genre),
  metadataLanguage: storedChoice(MetadataLanguage),
  pLine: StoredRightsLine.nullable(),
  cLine: StoredRightsLine.nullable(),
  recordLabel: StoredText,
  salesStart: SalesStart,
  preOrder: OptionalDay,
  originalRelease: OptionalDay,
  upc: z.string(),
  stores: z.array(storedChoice(Store)),
  territories: z.array(storedChoice(Territory)),
  /** The answers to the questions of YouTube Content ID. */
  contentId: z.array(storedChoice(ContentIdAnswerOne)),
  /** Why values are right despite contestable findings (product 11.11). */
  stated: z.array(StoredReason),
});

const aggregate = {
  id: ReleaseId,
  artistId: ArtistId,
  ...fields,
  cover: Cover.nullable(),
  tracks: z.record(TrackId, Track),
  /** The order of the tracks: the n-th id is track number n. */
  trackIds: z.array(TrackId),
  /** The values that the first track begins with; later tracks begin like the previous one. Null on older releases. */
  firstTrack: TrackStart.nullable().default(null),
  plan: PaidPlan.nullable(),
  checkout: OpenCheckout.nullable().default(null),
  /** Null on releases created before submission by payment was introduced. */
  paidSubmission: PaidSubmission.nullable().default(null),
  /** Steps of the strategy checklist that the artist has ticked; submitting completes step 1. */
  checklist: storedEntries(ChecklistStep).default([]),
  /** The release's history. For releases that are older than histories, `timelineOf` completes it. */
  events: storedEntries(ReleaseEvent).default([]),
  /**
   * The texts that the office had accepted from the artist when the release was begun, so that no finding about them
   * is open (product 39.6).
   */
  accepted: z.array(AcceptedText).default([]),
  createdAt: IsoTime,
  updatedAt: IsoTime,
  /** The revision, which every write increases by one. A card is only overwritten by one with a higher revision. */
  rev: z.number().int(),
};

/**
 * A submission, with the accepted version of the distribution agreement (product 11.6). `plan` is the chosen plan;
 * absent on older submissions.
 */
const Submission = z.object({
  /** The submission's id; absent on older submissions. */
  id: SubmissionId.optional(),
  at: IsoTime,
  agreementVersion: z.string(),
  by: ArtistId,
  plan: PlanChoice.optional(),
});

export const DraftRelease = z.object({ ...aggregate, status: z.literal('draft') });
export const SubmittedRelease = z.object({ ...aggregate, status: z.literal('submitted'), submission: Submission });
/**
 * A release that the office sent back to its artist, who can change its fields, files and track order (product 21.1).
 */
export const ChangesRequestedRelease = z.object({
  ...aggregate,
  status: z.literal('changes_requested'),
  /** The submission that the office reviewed. */
  submission: Submission,
  changes: RequestedChanges,
});
export const ExportedRelease = z.object({
  ...aggregate,
  status: z.literal('exported'),
  submission: Submission,
  exportedAt: IsoTime,
  /**
   * When the office last reviewed the release (`isReviewed`). Absent if it never did, and on releases exported before
   * this was stored.
   */
  reviewedAt: IsoTime.optional(),
  /** When the release was first known to be live in a store; absent until then. */
  liveAt: IsoTime.optional(),
  /** When its artist opened the change that is not exported yet; absent if there is none. */
  changeOpenedAt: IsoTime.optional(),
});
/**
 * A change of a delivered release, before it is submitted. Its content began as a copy of the delivered one. Fields and
 * files can be changed, but no tracks added or removed.
 */
export const ChangingRelease = z.object({
  ...aggregate,
  status: z.literal('changing'),
  /** The submission that was delivered. */
  submission: Submission,
});
/**
 * A release that is in no store: its artist withdrew it before it was exported, or it was taken down everywhere. Its
 * codes stay claimed, and statements about its earlier sales still pay its artist.
 */
export const WithdrawnRelease = z.object({
  ...aggregate,
  status: z.literal('withdrawn'),
  submission: Submission,
  withdrawnAt: IsoTime,
  /** When it was exported; absent if it was withdrawn before. */
  exportedAt: IsoTime.optional(),
  reviewedAt: IsoTime.optional(),
  liveAt: IsoTime.optional(),
});

/** A release is one aggregate: its fields, its tracks and its state (design 2.2). */
export const Release = z.discriminatedUnion('status', [
  DraftRelease,
  SubmittedRelease,
  ChangesRequestedRelease,
  ExportedRelease,
  WithdrawnRelease,
  ChangingRelease,
]);
export type Release = z.infer<typeof Release>;
export type DraftRelease = z.infer<typeof DraftRelease>;
export type SubmittedRelease = z.infer<typeof SubmittedRelease>;
export type ChangesRequestedRelease = z.infer<typeof ChangesRequestedRelease>;
export type ExportedRelease = z.infer<typeof ExportedRelease>;
export type WithdrawnRelease = z.infer<typeof WithdrawnRelease>;
export type ChangingRelease = z.infer<typeof ChangingRelease>;
export const ReleaseStatus = z.enum(releaseStatuses);

export function newRelease(release: { id: ReleaseId; artistId: ArtistId; now: Date }): DraftRelease {
  const at = release.now.toISOString();
  return {
    id: release.id,
    artistId: release.artistId,
    status: 'draft',
    ...emptyValues(releaseFields),
    title: UNTITLED,
    stores: storesOfNew(),
    territories: [WORLDWIDE],
    cover: null,
    tracks: {},
    trackIds: [],
    firstTrack: null,
    plan: null,
    checkout: null,
    paidSubmission: null,
    checklist: [],
    events: [{ kind: 'created', at, by: 'artist' }],
    accepted: [],
    createdAt: at,
    updatedAt: at,
    rev: 1,
  };
}
