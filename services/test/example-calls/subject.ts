import { randomUUID } from 'node:crypto';
import type {
  AdvanceId,
  ArtistId,
  BatchId,
  LeadId,
  MediaId,
  PayoutBatchId,
  PayoutId,
  PayoutMethodId,
  ReceiptId,
  ReleaseId,
  SplitInvitationId,
  StatementId,
  TakedownId,
  TaxFormId,
  TrackId,
} from '../../../shared/ids.ts';
import type { MailPreference } from '../../../shared/mail/mail.ts';
import { anId, newId } from '../../../shared/test/builders.ts';
import { newLinkToken } from '../../platform/link-token.ts';
import { leadIdOf } from '../../waitlist/stored-lead.ts';
import { newUpc } from '../typed-codes.ts';

/**
 * All objects that a call can name: one artist's release with a track, its master, and an open checkout or a payment.
 */
export type Subject = {
  artistId: ArtistId;
  releaseId: ReleaseId;
  trackId: TrackId;
  mediaId: MediaId;
  sessionId: string;
  paymentId: string;
  leadId: LeadId;
  /** When the release was submitted. */
  submittedAt: string;
  /** The submission of an export. */
  submission: string;
  /** A UPC. */
  code: string;
  batchId: BatchId;
  payoutId: PayoutId;
  /** A ledger transaction's id. */
  hash: string;
  statementId: StatementId;
  /** A recording of the statement for which the office has made a decision. */
  key: string;
  mappingId: string;
  territoryNameId: string;
  deductionId: string;
  /** A payer that owes money for statements, and has a receipt. */
  payer: string;
  receiptId: ReceiptId;
  invitationId: SplitInvitationId;
  /** A digest of the agreements in the invitation, as they were read. */
  agreementsHash: string;
  methodId: PayoutMethodId;
  advanceId: AdvanceId;
  taxFormId: TaxFormId;
  takedownId: TakedownId;
  payoutBatchId: PayoutBatchId;
  /** A payout waiting for the bank. */
  approved: { artistId: ArtistId; payoutId: PayoutId };
  /** A kind of optional email. */
  preference: MailPreference;
  /** The token in an archive's URL. */
  token: string;
  part: string;
};

/** Ids of objects that do not exist. */
export const nothing = (artistId: ArtistId = anId(randomUUID())): Subject => ({
  artistId,
  releaseId: newId('release'),
  trackId: newId('track'),
  mediaId: newId('media'),
  sessionId: `cs_test_${randomUUID().replaceAll('-', '')}`,
  paymentId: `pi_${randomUUID().replaceAll('-', '')}`,
  submission: newId('submission'),
  code: newUpc(),
  batchId: newId('batch'),
  payoutId: newId('payout'),
  hash: 'f'.repeat(64),
  statementId: newId('statement'),
  key: 'a'.repeat(64),
  mappingId: 'ferry-distribution',
  territoryNameId: 'b'.repeat(64),
  deductionId: newId('deduction'),
  payer: `nobody-${randomUUID()}`,
  receiptId: newId('receipt'),
  invitationId: newId('split-invitation'),
  agreementsHash: '',
  preference: 'wantsLive',
  token: newLinkToken(),
  methodId: newId('payout-method'),
  advanceId: newId('advance'),
  taxFormId: newId('tax-form'),
  takedownId: newId('takedown'),
  payoutBatchId: newId('payout-batch'),
  approved: { artistId, payoutId: newId('payout') },
  part: '1',
  leadId: leadIdOf(randomUUID()),
  submittedAt: new Date().toISOString(),
});
