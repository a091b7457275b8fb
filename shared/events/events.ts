import * as z from 'zod';
import {
  ArtistId,
  BatchId,
  DataExportId,
  LeadId,
  MediaId,
  PartyId,
  PayoutId,
  ReleaseId,
  StatementId,
  SubmissionId,
  TakedownId,
  TrackId,
} from '../ids.ts';
import { AddressedMail } from '../mail/mail.ts';
import { NoticeFact } from '../notices/notice-fact.ts';

/**
 * The body of an event: ids, and whatever cannot be read anywhere else. Listeners read everything else from the current
 * state. At most 200 KB as JSON, because an event travels as one queue message.
 */
type EventRow = { body: z.ZodObject };

const release = { artistId: ArtistId, releaseId: ReleaseId };

/**
 * All events. An event reaches the relay in one of two ways: as an item written in the transaction that causes it
 * (`services/platform/outbox.ts`), or derived from the change to an item (`services/relay/facts`).
 * `services/relay/listeners.ts` lists the listeners of each event.
 */
export const events = {
  /** The release or one of its tracks was deleted, so some of its files are no longer used. */
  'uploads-left': { body: z.object(release) },
  /**
   * The release was submitted with ISRCs that are new to the office, so splits are carried over to the same recordings.
   */
  'recordings-submitted': { body: z.object(release) },
  /** The artist withdrew the release before it was exported, so its payments are refunded (product 11.15). */
  'release-withdrawn': { body: z.object(release) },
  /** A checked recording became part of the release, so it has to be listened to (product 37). */
  'audio-placed': { body: z.object({ ...release, mediaId: MediaId, trackId: TrackId }) },
  /** A checked cover became part of the release, so it has to be looked at (product 38). */
  'cover-placed': { body: z.object({ ...release, mediaId: MediaId }) },
  /** The library shows the release as of revision `rev`. */
  'release-changed': { body: z.object({ ...release, rev: z.number().int() }) },
  /** The library no longer shows the release; `rev` is its last revision. */
  'release-removed': { body: z.object({ ...release, rev: z.number().int() }) },
  /** Something became known of the release at a store. */
  'store-states-changed': { body: z.object(release) },
  /** Something in the account changed: its status, its role, its email address or a field of its profile. */
  'account-changed': { body: z.object({ artistId: ArtistId }) },
  /** A payout was requested, changed state, or went to the bank in a file. */
  'payout-changed': { body: z.object({ artistId: ArtistId, payoutId: PayoutId }) },
  /** A takedown was requested, sent, confirmed by a store, finished or cancelled. */
  'takedown-changed': { body: z.object({ ...release, takedownId: TakedownId }) },
  /** A statement changed or advanced; `artistId` is the member of the office who uploaded it. */
  'statement-changed': { body: z.object({ artistId: ArtistId, statementId: StatementId }) },
  /** An artist requested an archive of all their data. */
  'data-export-requested': { body: z.object({ artistId: ArtistId, exportId: DataExportId }) },
  /** The payment for this submission of a release has arrived (product 11.12). */
  'submission-due': { body: z.object({ ...release, submissionId: SubmissionId }) },
  /** The office requested an export of several releases in one archive. */
  'exports-requested': { body: z.object({ batchId: BatchId }) },
  /** The personal data of this account was erased; `leadId` is the lead that its email address may have. */
  'account-erased': { body: z.object({ artistId: ArtistId, leadId: LeadId }) },
  /** Somebody joined the waitlist or changed their answers. */
  'lead-changed': { body: z.object({ leadId: LeadId }) },
  /**
   * A stage of a statement has work to do. `ver` is the statement's version before the change, so that each change
   * causes the work only once.
   */
  'statement-work-due': {
    body: z.object({
      statementId: StatementId,
      step: z.enum(['read', 'match', 'post', 'later', 'reverse']),
      ver: z.int(),
    }),
  },
  /**
   * The office identified a recording (`recording` is its digest), so statements posted earlier may now pay its owner.
   */
  'recording-matched': { body: z.object({ recording: z.string() }) },
  /**
   * Suspended money for these parties of splits can be paid out: the party has accepted, or the money goes back to the
   * owner.
   */
  'suspense-due': { body: z.object({ partyIds: z.array(PartyId) }) },
  /** Something happened of which this artist is told (product 36.2). */
  'notice-due': { body: z.object({ artistId: ArtistId, fact: NoticeFact }) },
  /** A notice arrived for this artist, or was read. */
  'notices-changed': { body: z.object({ artistId: ArtistId }) },
  /**
   * An email has to be sent to this account or lead. The event's id is the idempotency key, so it is sent only once.
   */
  'mail-requested': { body: AddressedMail },
} as const satisfies Record<string, EventRow>;

export type EventName = keyof typeof events;
export type EventBody<N extends EventName> = z.output<(typeof events)[N]['body']>;

/** An event before it is published, so without an id and a time. */
export type Fact = { [N in EventName]: { name: N; body: EventBody<N> } }[EventName];
