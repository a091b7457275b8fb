import * as z from 'zod';
import {
  ArtistId,
  BatchId,
  DataExportId,
  LeadId,
  PartyId,
  PayoutId,
  ReleaseId,
  StatementId,
  SubmissionId,
} from '../ids.ts';
import { AddressedMail } from '../mail/mail.ts';

/**
 * A row: the body of an event. Ids and what cannot be read anywhere else, no more: a listener asks for what is so now.
 * At most 200 KB as JSON, because an event travels as one message of a queue.
 */
type EventRow = { body: z.ZodObject };

const release = { artistId: ArtistId, releaseId: ReleaseId };

/**
 * Every event, once. It becomes a fact in one of two ways: it is published, by an item in the transaction that causes
 * it (`services/platform/outbox.ts`), or read off the change of an item that is the fact itself
 * (`services/relay/facts`). Its listeners: `services/relay/listeners.ts`.
 */
export const events = {
  /** Files of this release belong to nothing any more: it is gone, or a track of it. */
  'uploads-left': { body: z.object(release) },
  /** This release is with the office, with ISRCs that it was not there with before: splits follow their recordings. */
  'recordings-submitted': { body: z.object(release) },
  /** The library shows the release as it is since `rev`. */
  'release-changed': { body: z.object({ ...release, rev: z.number().int() }) },
  /** The library does not show the release any more; `rev` is the last that it had. */
  'release-removed': { body: z.object({ ...release, rev: z.number().int() }) },
  /** The account is another: its status, the admin role, its address, or what its profile says. */
  'account-changed': { body: z.object({ artistId: ArtistId }) },
  /** A payout was requested, came into another state, or went to the bank in a file. */
  'payout-changed': { body: z.object({ artistId: ArtistId, payoutId: PayoutId }) },
  /** A statement is another, or further on; `artistId` is the person of the office who dropped it. */
  'statement-changed': { body: z.object({ artistId: ArtistId, statementId: StatementId }) },
  /** An artist asked for the archive of all that they have here. */
  'data-export-requested': { body: z.object({ artistId: ArtistId, exportId: DataExportId }) },
  /** This submission of a release was paid for (product 11.12). */
  'submission-due': { body: z.object({ ...release, submissionId: SubmissionId }) },
  /** The office asked for releases to be exported together, and packed. */
  'exports-requested': { body: z.object({ batchId: BatchId }) },
  /** Everything personal of this account is gone; `leadId` is the lead that its address may have. */
  'account-erased': { body: z.object({ artistId: ArtistId, leadId: LeadId }) },
  /** Somebody joined the waitlist, or changed what they said there. */
  'lead-changed': { body: z.object({ leadId: LeadId }) },
  /** A statement's stages have work. `ver` is that of the statement before: one change has one piece of work. */
  'statement-work-due': {
    body: z.object({
      statementId: StatementId,
      step: z.enum(['read', 'match', 'post', 'later', 'reverse']),
      ver: z.int(),
    }),
  },
  /**
   * The office said what a recording is, by its digest: statements that were posted without knowing it may pay its
   * owner.
   */
  'recording-matched': { body: z.object({ recording: z.string() }) },
  /**
   * Something waits in suspense for these parties of splits, and they have accepted, or it is the owner's: who has it
   * by now is given it.
   */
  'suspense-due': { body: z.object({ partyIds: z.array(PartyId) }) },
  /** This account, or this lead, shall have this mail. The event's id is the mail's: it is sent once. */
  'mail-requested': { body: AddressedMail },
} as const satisfies Record<string, EventRow>;

export type EventName = keyof typeof events;
export type EventBody<N extends EventName> = z.output<(typeof events)[N]['body']>;

/** What happened, before it is published: without an id and a time. */
export type Fact = { [N in EventName]: { name: N; body: EventBody<N> } }[EventName];
