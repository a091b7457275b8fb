import * as z from 'zod';
import { type Id, type IdKind, idKinds } from './ids-from.ts';

export { changeIdOf, deliveredId, isChangeId } from './change-id.ts';
export { type Id, type IdKind, idFrom, idFromAt, idsFrom, type NewId } from './ids-from.ts';

const idOf = <K extends IdKind>(kind: K) =>
  z
    .string()
    .regex(new RegExp(`^${idKinds[kind]}_[0-9A-HJKMNP-TV-Z]{26}$`))
    .brand<K>();

/**
 * A release, or a change of a delivered release. A change is edited, reviewed and stored like a release, and its id is
 * that of the release with another prefix (`chg_`), so that a release has one change at a time (product 35.1).
 */
export const ReleaseId = z
  .string()
  .regex(/^(rel|chg)_[0-9A-HJKMNP-TV-Z]{26}$/)
  .brand<'release'>();
export type ReleaseId = Id<'release'>;
export const TrackId = idOf('track');
export type TrackId = Id<'track'>;
export const MediaId = idOf('media');
export type MediaId = Id<'media'>;
export const CreditId = idOf('credit');
export type CreditId = Id<'credit'>;
export const SubmissionId = idOf('submission');
export type SubmissionId = Id<'submission'>;
export const MessageId = idOf('message');
export type MessageId = Id<'message'>;
export const DataExportId = idOf('data-export');
export type DataExportId = Id<'data-export'>;
export const BatchId = idOf('batch');
export type BatchId = Id<'batch'>;
export const PayoutId = idOf('payout');
export type PayoutId = Id<'payout'>;
export const StatementId = idOf('statement');
export type StatementId = Id<'statement'>;
export const PartyId = idOf('party');
export type PartyId = Id<'party'>;
export const SplitInvitationId = idOf('split-invitation');
export type SplitInvitationId = Id<'split-invitation'>;
export const PayoutBatchId = idOf('payout-batch');
export type PayoutBatchId = Id<'payout-batch'>;
export const PayoutMethodId = idOf('payout-method');
export type PayoutMethodId = Id<'payout-method'>;
export const AdvanceId = idOf('advance');
export type AdvanceId = Id<'advance'>;
export const TaxFormId = idOf('tax-form');
export type TaxFormId = Id<'tax-form'>;
export const ReceiptId = idOf('receipt');
export type ReceiptId = Id<'receipt'>;
export const StoreEventId = idOf('store-event');
export type StoreEventId = Id<'store-event'>;
export const TakedownId = idOf('takedown');
export type TakedownId = Id<'takedown'>;
export const NoticeId = idOf('notice');
export type NoticeId = Id<'notice'>;
/** The user pool's `sub`: formatted like a UUID, but not of any UUID version (RFC 9562, section 4). */
export const ArtistId = z.guid().brand<'artist'>();
export type ArtistId = z.output<typeof ArtistId>;
/** The id of a lead, derived from its email address, so that each address has one lead (product 17.3). */
export const LeadId = z
  .string()
  .regex(/^lead_[0-9a-f]{64}$/)
  .brand<'lead'>();
export type LeadId = z.output<typeof LeadId>;
export const IsoTime = z.iso.datetime();
/** A time received from a client: its length is checked first (design 1.10). */
export const SentTime = z.string().max(30, { abort: true }).pipe(IsoTime);
