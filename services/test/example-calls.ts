import { randomUUID } from 'node:crypto';
import { AdminCreateUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { brand } from '../../shared/brand.ts';
import { type Api, contracts } from '../../shared/contract/index.ts';
import type { ProblemCode } from '../../shared/contract/problem.ts';
import type { Route, RouteKey } from '../../shared/contract/route.ts';
import {
  type AdvanceId,
  ArtistId,
  type BatchId,
  type LeadId,
  type MediaId,
  type PayoutBatchId,
  type PayoutId,
  type PayoutMethodId,
  type ReleaseId,
  type SplitInvitationId,
  type StatementId,
  type TaxFormId,
  type TrackId,
} from '../../shared/ids.ts';
import type { ReleaseStatus } from '../../shared/releases/release-status.ts';
import type { StatementState } from '../../shared/statements/statement-state.ts';
import { aCompleteDraft, aLead, anId, aTrack, inOrder, NO_MEDIA, NO_TRACK, newId } from '../../shared/test/builders.ts';
import { newProfile } from '../accounts/new-profile.ts';
import { postingHash } from '../ledger/posting.ts';
import { newLinkToken } from '../platform/link-token.ts';
import { codeRepository } from '../releases/code-repository.ts';
import { textOf } from '../splits/answer-invitation.ts';
import { leadRepository } from '../waitlist/lead-repository.ts';
import { leadIdOf } from '../waitlist/stored-lead.ts';
import { anAdvance } from './advances.ts';
import { askedPayout, earn, endOpenPayouts, heldPayout } from './earnings.ts';
import { laptop } from './laptop.ts';
import { aPaidSession, eventAbout, opened, openSession, postEvent } from './payments.ts';
import { aBatch, approvedForBank } from './payout-batches.ts';
import { savedMethod } from './payout-methods.ts';
import { admin, cognito, profiles, table } from './people.ts';
import type { RawCall } from './raw-call.ts';
import { stored } from './releases.ts';
import { withSecondFactor } from './second-factor.ts';
import { askedAbout, invitedTo, splits } from './splits.ts';
import { storedMapping, storedStatement } from './statements.ts';
import { aTaxForm, W8BEN } from './tax-forms.ts';
import { newIsrc, newUpc } from './typed-codes.ts';

/** Everything that a call can name: one artist's release with a track, its master, and an open checkout or a payment. */
export type Subject = {
  artistId: ArtistId;
  releaseId: ReleaseId;
  trackId: TrackId;
  mediaId: MediaId;
  sessionId: string;
  paymentId: string;
  leadId: LeadId;
  /** Of the release, when it is submitted. */
  submittedAt: string;
  /** A UPC. */
  code: string;
  batchId: BatchId;
  payoutId: PayoutId;
  /** Of a transaction of the ledger. */
  hash: string;
  statementId: StatementId;
  /** Of a recording of the statement, which somebody has said something of. */
  key: string;
  mappingId: string;
  invitationId: SplitInvitationId;
  /** Which text of it was read. */
  text: string;
  methodId: PayoutMethodId;
  advanceId: AdvanceId;
  taxFormId: TaxFormId;
  payoutBatchId: PayoutBatchId;
  /** A payout that waits for the bank. */
  approved: { artistId: ArtistId; payoutId: PayoutId };
  /** Of an archive's address. */
  token: string;
  part: string;
};

type Example = {
  /** The state that the release must have for the call to make sense. */
  state: ReleaseStatus;
  /** What somebody who may is answered: 200, or the refusal which shows that the call came through. */
  answer: 200 | ProblemCode;
  /** The answer for an object that is not there, or not the caller's; none where the call names no object. */
  missing?: ProblemCode;
  body?: (subject: Subject) => unknown;
  query?: Record<string, string>;
  /** The account that an admin's call is about, where any without a sign-in is not enough. */
  account?: () => Promise<{ artistId: ArtistId }>;
  /** The state that the statement must have. */
  statement?: StatementState;
  /** The caller's sign-in is over after it. */
  signsOut?: true;
};

/** A call about a statement of a state. */
const ofStatement = (statement: StatementState, body?: unknown): Example => ({
  state: 'draft',
  answer: 200,
  missing: 'statement-not-found',
  statement,
  ...(body !== undefined && { body: () => body }),
});

/** One right call of every row of the contract. A row that is not here fails the tests that are generated from the contract. */
const exampleCalls: Record<keyof Api, Example> = {
  'GET /api/me': { state: 'draft', answer: 200 },
  'PATCH /api/me': { state: 'draft', answer: 200, body: () => ({ field: 'bio', from: '', to: 'Songs by the sea.' }) },
  'PUT /api/me/mail-preferences': { state: 'draft', answer: 200, body: () => ({ wantsGuidance: false }) },
  'POST /api/me/password-changed': { state: 'draft', answer: 200 },
  'POST /api/me/sign-out-everywhere': { state: 'draft', answer: 200, signsOut: true },
  // The account has no password: it was made without one.
  'POST /api/me/deletion': {
    state: 'draft',
    answer: 'artist-name-wrong',
    body: () => ({ artistName: 'Somebody Else', password: 'Harbour2026' }),
  },
  'GET /api/me/data-export': { state: 'draft', answer: 200 },
  'POST /api/me/data-export': { state: 'draft', answer: 200 },
  'GET /api/me/data-export/parts/{part}': { state: 'draft', answer: 'data-export-not-found' },
  'GET /api/data-exports/{artistId}/{token}/{part}': { state: 'draft', answer: 'data-export-not-found' },
  'GET /api/admin/overview': { state: 'draft', answer: 200 },
  'GET /api/admin/audit': { state: 'draft', answer: 200 },
  'GET /api/admin/plans': { state: 'draft', answer: 200 },
  'GET /api/admin/users': { state: 'draft', answer: 200, query: { status: 'new' } },
  'GET /api/admin/office-members': { state: 'draft', answer: 200 },
  'GET /api/admin/users/{artistId}': { state: 'draft', answer: 200, missing: 'user-not-found' },
  'GET /api/admin/users/{artistId}/email': { state: 'draft', answer: 200, missing: 'user-not-found' },
  'GET /api/admin/users/{artistId}/releases': { state: 'draft', answer: 200, query: {}, missing: 'user-not-found' },
  'GET /api/admin/users/{artistId}/as-artist': { state: 'draft', answer: 200, missing: 'user-not-found' },
  'PATCH /api/admin/users/{artistId}/status': {
    state: 'draft',
    answer: 200,
    missing: 'user-not-found',
    body: () => ({ from: 'new', to: 'pending' }),
  },
  'PUT /api/admin/users/{artistId}/role': {
    state: 'draft',
    answer: 200,
    missing: 'user-not-found',
    body: () => ({ from: null, to: 'reviewer' }),
  },
  'DELETE /api/admin/users/{artistId}/second-factor': {
    state: 'draft',
    answer: 200,
    missing: 'user-not-found',
    account: withSecondFactor,
  },

  'GET /api/releases': { state: 'draft', answer: 200 },
  'POST /api/releases': { state: 'draft', answer: 200 },
  'POST /api/releases/{releaseId}/copies': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ what: 'duplicate' }),
  },
  'GET /api/credit-names': { state: 'draft', answer: 200 },
  'GET /api/releases/{releaseId}': { state: 'draft', answer: 200, missing: 'release-not-found' },
  'PATCH /api/releases/{releaseId}': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ field: 'title', from: 'Night Ferry', to: 'Day Ferry' }),
  },
  'POST /api/releases/{releaseId}/tracks': { state: 'draft', answer: 200, missing: 'release-not-found' },
  'PATCH /api/releases/{releaseId}/tracks/{trackId}': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ field: 'title', from: 'Harbour Light', to: 'Harbour Dark' }),
  },
  'PATCH /api/releases/{releaseId}/tracks': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
    body: ({ trackId }) => ({ field: 'explicit', from: { [trackId]: 'Not Explicit' }, to: 'Explicit' }),
  },
  'DELETE /api/releases/{releaseId}/tracks/{trackId}': { state: 'draft', answer: 200, missing: 'release-not-found' },
  'PUT /api/releases/{releaseId}/track-order': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
    body: ({ trackId }) => ({ from: [trackId], to: [trackId] }),
  },
  'POST /api/releases/{releaseId}/submit': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ agreementVersion: brand.agreementVersion, plan: 'basic' }),
  },
  'DELETE /api/releases/{releaseId}': { state: 'draft', answer: 200, missing: 'release-not-found' },
  'PATCH /api/releases/{releaseId}/checklist': {
    state: 'submitted',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ step: 2, done: true }),
  },
  'GET /api/admin/releases': { state: 'draft', answer: 200, query: { tab: 'draft' } },
  'GET /api/admin/catalogue': { state: 'draft', answer: 200, query: { tab: 'draft' } },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
  },

  'POST /api/releases/{releaseId}/messages': {
    state: 'submitted',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ text: 'The picture is mine.' }),
  },
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/messages': {
    state: 'submitted',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ text: 'Is the picture yours?' }),
  },
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/request-changes': {
    state: 'submitted',
    answer: 200,
    missing: 'release-not-found',
    body: ({ submittedAt }) => ({ submittedAt, reasons: [{ code: 'cover-quality' }], message: 'Almost there.' }),
  },

  'GET /api/me/photo': { state: 'draft', answer: 200 },
  'POST /api/me/photo': { state: 'draft', answer: 200, body: () => ({ contentType: 'image/png', size: 1000 }) },
  'DELETE /api/me/photo': { state: 'draft', answer: 200 },
  'POST /api/assistant/messages': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
    body: ({ releaseId }) => ({
      id: newId('message'),
      message: 'The title is Day Ferry',
      releaseId,
      step: 'title',
      mediaId: null,
    }),
  },
  'GET /api/releases/{releaseId}/conversation': { state: 'draft', answer: 200, missing: 'release-not-found' },
  'GET /api/admin/assistant/use': { state: 'draft', answer: 200, query: { month: '2026-11' } },
  'POST /api/releases/{releaseId}/uploads': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
    body: ({ trackId }) => ({
      target: { kind: 'audio', trackId },
      fileName: 'take.wav',
      contentType: 'audio/wav',
      size: 1000,
    }),
  },
  'POST /api/releases/{releaseId}/uploads/several': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
    body: ({ trackId }) => ({
      files: [{ target: { kind: 'audio', trackId }, fileName: 'take.wav', contentType: 'audio/wav', size: 1000 }],
    }),
  },
  'POST /api/releases/{releaseId}/tracks/from-files': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({
      releaseTitle: '',
      files: [{ title: 'Take', fileName: 'take.wav', contentType: 'audio/wav', size: 1000 }],
    }),
  },
  // The example's cover is nowhere.
  'POST /api/releases/{releaseId}/cover-copies': {
    state: 'draft',
    answer: 'media-not-found',
    missing: 'release-not-found',
    body: ({ releaseId }) => ({ from: releaseId }),
  },
  'GET /api/releases/{releaseId}/audio/{mediaId}': { state: 'draft', answer: 200, missing: 'release-not-found' },
  'GET /api/releases/{releaseId}/licences/{mediaId}': { state: 'draft', answer: 200, missing: 'release-not-found' },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/audio/{mediaId}': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
  },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/licences/{mediaId}': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
  },

  'POST /api/releases/{releaseId}/checkout': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ plan: 'single' }),
  },
  'DELETE /api/releases/{releaseId}/checkout': { state: 'draft', answer: 200, missing: 'release-not-found' },
  'POST /api/payments/verify': {
    state: 'draft',
    answer: 'payment-not-completed',
    missing: 'payment-not-found',
    body: ({ sessionId }) => ({ sessionId }),
  },
  'GET /api/payments': { state: 'draft', answer: 200, query: {} },
  'GET /api/payments/{paymentId}': { state: 'draft', answer: 200, missing: 'payment-not-found' },
  'GET /api/admin/payments': { state: 'draft', answer: 200, query: {} },
  'GET /api/admin/payments/{paymentId}': { state: 'draft', answer: 200, missing: 'payment-not-found' },
  'POST /api/admin/payments/{paymentId}/refund': {
    state: 'draft',
    answer: 200,
    missing: 'payment-not-found',
    body: () => ({ reason: 'Asked for by the artist' }),
  },
  'GET /api/admin/provider-events': { state: 'draft', answer: 200, query: {} },
  'POST /api/webhooks/stripe': { state: 'draft', answer: 'signature-wrong', body: () => ({ id: 'evt_forged' }) },

  'GET /api/admin/books': { state: 'draft', answer: 200 },
  'GET /api/admin/books/entries': { state: 'draft', answer: 200, query: { account: 'cash', month: '2026-11' } },
  'GET /api/admin/books/transactions/{hash}': { state: 'draft', answer: 200, missing: 'transaction-not-found' },

  'GET /api/me/earnings': { state: 'draft', answer: 200, query: {} },
  'GET /api/me/earnings/summary': { state: 'draft', answer: 200 },
  'GET /api/me/earnings/releases/{releaseId}': {
    state: 'draft',
    answer: 'earnings-not-found',
    missing: 'earnings-not-found',
    query: {},
  },
  'GET /api/me/earnings/months': { state: 'draft', answer: 200, query: {} },
  'GET /api/me/earnings/sources': { state: 'draft', answer: 200, query: { month: '2026-09' } },
  'GET /api/me/earnings/releases/{releaseId}/lines': {
    state: 'draft',
    answer: 'earnings-not-found',
    missing: 'earnings-not-found',
    query: { month: '2026-09', statementId: 'stm_none' },
  },

  'GET /api/me/balance': { state: 'draft', answer: 200 },
  'GET /api/me/payouts': { state: 'draft', answer: 200, query: {} },
  'POST /api/me/payouts': { state: 'draft', answer: 200, body: ({ methodId }) => ({ methodId }) },
  'POST /api/me/payouts/{payoutId}/cancel': { state: 'draft', answer: 200, missing: 'payout-not-found' },
  'GET /api/me/payout-methods': { state: 'draft', answer: 200 },
  'POST /api/me/payout-methods': {
    state: 'draft',
    answer: 'payout-method-wrong',
    body: () => ({ password: 'Harbour2026', method: { kind: 'paypal', email: 'mara@' } }),
  },
  'PUT /api/me/payout-methods/{methodId}': {
    state: 'draft',
    answer: 'payout-method-wrong',
    missing: 'payout-method-not-found',
    body: () => ({ password: 'Harbour2026', label: 'Savings', method: { kind: 'paypal', email: 'mara@' } }),
  },
  'DELETE /api/me/payout-methods/{methodId}': { state: 'draft', answer: 200, missing: 'payout-method-not-found' },
  'GET /api/admin/payout-batches': { state: 'draft', answer: 200 },
  'POST /api/admin/payout-batches': {
    state: 'draft',
    answer: 200,
    body: ({ approved }) => ({ payouts: [approved] }),
  },
  'POST /api/admin/payout-batches/{payoutBatchId}/xml': { state: 'draft', answer: 200, missing: 'batch-not-found' },
  'POST /api/admin/payout-batches/{payoutBatchId}/csv': { state: 'draft', answer: 200, missing: 'batch-not-found' },
  'POST /api/admin/payout-batches/{payoutBatchId}/answer': {
    state: 'draft',
    answer: 200,
    missing: 'batch-not-found',
    body: () => ({ text: 'reference,result,about\nPYO0,completed,ACH 4711' }),
  },
  'GET /api/me/tax': { state: 'draft', answer: 200 },
  'POST /api/me/tax-forms': {
    state: 'draft',
    answer: 'tax-form-wrong',
    body: () => ({ form: { ...W8BEN, signature: 'Somebody else' }, isCertified: true }),
  },
  'GET /api/admin/tax-forms': { state: 'draft', answer: 200, query: {} },
  'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/details': {
    state: 'draft',
    answer: 200,
    missing: 'tax-form-not-found',
  },
  'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/reject': {
    state: 'draft',
    answer: 200,
    missing: 'tax-form-not-found',
    body: () => ({ reason: 'The name is another one' }),
  },
  'GET /api/me/advances': { state: 'draft', answer: 200, query: {} },
  'GET /api/admin/advances': { state: 'draft', answer: 200, query: {} },
  'GET /api/admin/advances/artists': { state: 'draft', answer: 200, query: { q: 'ma' } },
  'GET /api/admin/artists/{artistId}/advances': { state: 'draft', answer: 200 },
  'POST /api/admin/artists/{artistId}/advances': {
    state: 'draft',
    answer: 200,
    body: ({ releaseId }) => ({ cents: 50_000, parts: 5_000, reason: `For ${releaseId}` }),
  },
  'POST /api/admin/artists/{artistId}/advances/{advanceId}/end': {
    state: 'draft',
    answer: 200,
    missing: 'advance-not-found',
    body: () => ({ how: 'forgiven', reason: 'The album is done' }),
  },
  'GET /api/admin/payouts': { state: 'draft', answer: 200, query: { tab: 'pending' } },
  'GET /api/admin/artists/{artistId}/payouts': { state: 'draft', answer: 200, query: {} },
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/method': {
    state: 'draft',
    answer: 200,
    missing: 'payout-not-found',
  },
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/clear': {
    state: 'draft',
    answer: 200,
    missing: 'payout-not-found',
    body: () => ({ reason: 'Born in another year' }),
  },
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision': {
    state: 'draft',
    answer: 200,
    missing: 'payout-not-found',
    body: () => ({ to: 'completed', reference: 'ACH 4711' }),
  },

  'GET /api/admin/statements': { state: 'draft', answer: 200, query: {} },
  'POST /api/admin/statements': { state: 'draft', answer: 200, body: () => ({ fileName: 'august.csv', bytes: 9 }) },
  'GET /api/admin/statements/{statementId}': ofStatement('ready'),
  'GET /api/admin/statements/{statementId}/upload': ofStatement('awaiting-file'),
  'POST /api/admin/statements/{statementId}/uploaded': ofStatement('awaiting-file'),
  'GET /api/admin/statements/{statementId}/original': ofStatement('ready'),
  'GET /api/admin/statements/{statementId}/bad-lines': ofStatement('ready'),
  'GET /api/admin/statements/{statementId}/head': ofStatement('stopped'),
  'POST /api/admin/statements/{statementId}/given': ofStatement('stopped', { currency: 'USD' }),
  'POST /api/admin/statements/{statementId}/mapping': ofStatement('stopped', {
    name: 'Ferry Distribution',
    columns: { amount: 'Net', isrc: 'Code' },
    use: 'stream',
    dates: 'day-first',
  }),
  'GET /api/admin/statement-tracks': { state: 'draft', answer: 200, query: { q: 'low tide' } },
  'GET /api/admin/statement-mappings': { state: 'draft', answer: 200 },
  'DELETE /api/admin/statement-mappings/{mappingId}': { state: 'draft', answer: 200 },
  'GET /api/admin/statements/{statementId}/unmatched': { ...ofStatement('ready'), query: {} },
  'GET /api/admin/statements/{statementId}/artists': { ...ofStatement('ready'), query: {} },
  'PUT /api/admin/statements/{statementId}/matches/{key}': ofStatement('ready', { to: 'suspense' }),
  'DELETE /api/admin/statements/{statementId}/matches/{key}': ofStatement('ready'),
  'POST /api/admin/statements/{statementId}/match': ofStatement('ready'),
  'POST /api/admin/statements/{statementId}/approve': ofStatement('ready', { planVersion: 1 }),
  'POST /api/admin/statements/{statementId}/resume': ofStatement('posting'),
  'POST /api/admin/statements/{statementId}/reverse': ofStatement('posted', { reason: 'Of another month' }),
  'POST /api/admin/statements/{statementId}/discard': ofStatement('ready'),
  'GET /api/releases/{releaseId}/splits': { state: 'draft', answer: 200, missing: 'release-not-found' },
  'POST /api/releases/{releaseId}/splits': {
    state: 'draft',
    answer: 200,
    missing: 'release-not-found',
    body: ({ trackId }) => ({
      tracks: [{ trackId, rev: 0 }],
      from: new Date().toISOString().slice(0, 10),
      ownParts: 6667,
      parties: [{ name: 'Ines', email: `${trackId.toLowerCase()}@segno.test`, parts: 3333 }],
    }),
  },
  'POST /api/releases/{releaseId}/splits/{trackId}/withdraw': {
    state: 'draft',
    answer: 200,
    missing: 'split-not-found',
    body: () => ({ rev: 2 }),
  },
  'GET /api/me/splits': { state: 'draft', answer: 200, query: {} },
  'GET /api/me/split-invitations': { state: 'draft', answer: 200 },
  'POST /api/me/splits/{trackId}/answer': {
    state: 'draft',
    answer: 200,
    missing: 'split-not-found',
    body: () => ({ rev: 2, answer: 'agree' }),
  },
  'POST /api/split-invitations/{invitationId}/send': { state: 'draft', answer: 200, missing: 'invitation-not-found' },
  'GET /api/split-invitations/{invitationId}/{token}': {
    state: 'draft',
    answer: 200,
    missing: 'invitation-not-found',
  },
  'POST /api/split-invitations/{invitationId}/{token}/decline': {
    state: 'draft',
    answer: 200,
    missing: 'invitation-not-found',
  },
  'POST /api/split-invitations/{invitationId}/{token}/accept': {
    state: 'draft',
    answer: 200,
    missing: 'invitation-not-found',
    body: ({ text }) => ({ text }),
  },

  'GET /api/admin/review': { state: 'submitted', answer: 200, query: {} },
  'PUT /api/admin/artists/{artistId}/releases/{releaseId}/claim': {
    state: 'submitted',
    answer: 200,
    missing: 'release-not-found',
  },
  'DELETE /api/admin/artists/{artistId}/releases/{releaseId}/claim': { state: 'submitted', answer: 200 },
  'PUT /api/admin/artists/{artistId}/releases/{releaseId}/mark': {
    state: 'submitted',
    answer: 200,
    missing: 'release-not-found',
    body: ({ submittedAt }) => ({ looksGood: true, submittedAt }),
  },

  'POST /api/admin/artists/{artistId}/releases/{releaseId}/export': {
    state: 'submitted',
    answer: 200,
    missing: 'release-not-found',
    body: () => ({}),
  },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/export': {
    state: 'exported',
    answer: 200,
    missing: 'release-not-found',
  },
  'PUT /api/admin/artists/{artistId}/releases/{releaseId}/codes': {
    state: 'exported',
    answer: 200,
    missing: 'release-not-found',
    body: ({ trackId }) => ({ codes: [{ trackId, from: '', to: newIsrc() }] }),
  },
  'POST /api/admin/codes/import': {
    state: 'exported',
    answer: 200,
    body: ({ releaseId }) => ({ csv: `Release ID,UPC,Track Number,ISRC\n${releaseId},${newUpc()},1,` }),
  },
  'POST /api/admin/exports': {
    state: 'draft',
    answer: 200,
    body: ({ artistId, releaseId }) => ({ releases: [{ artistId, releaseId }], withFiles: false }),
  },
  'GET /api/admin/exports': { state: 'draft', answer: 200 },
  'GET /api/admin/exports/{batchId}/parts/{part}': { state: 'draft', answer: 'batch-not-found' },
  'GET /api/admin/codes': { state: 'draft', answer: 200, query: { code: '036000291452' } },
  'POST /api/admin/artists/{artistId}/releases/{releaseId}/codes/free': {
    state: 'submitted',
    answer: 200,
    missing: 'code-not-claimed',
    body: ({ code }) => ({ code, reason: 'The label has shown its contract' }),
  },
  'GET /api/admin/artists/{artistId}/releases/{releaseId}/exports': { state: 'exported', answer: 200 },

  'POST /api/waitlist': { state: 'draft', answer: 200, body: () => ({ ...aLead(), homepage: '', openMs: 60_000 }) },
  'GET /api/admin/waitlist': { state: 'draft', answer: 200, query: {} },
  'DELETE /api/admin/waitlist/{leadId}': { state: 'draft', answer: 200 },
  'POST /api/unknown-paths': { state: 'draft', answer: 200, body: () => ({ path: '/no/such/page' }) },
};

export const allRows: [RouteKey, Route][] = Object.values(contracts).flatMap(
  (rows) => Object.entries(rows) as [RouteKey, Route][],
);

/** @throws Error for a row that nobody has written an example for */
export function exampleOf(route: RouteKey): Example {
  const example = (exampleCalls as Partial<Record<RouteKey, Example>>)[route];
  if (!example) throw new Error(`No example call for ${route}: add one to services/test/example-calls.ts`);
  return example;
}

/** The call of a row about a subject. */
export function callAbout(route: RouteKey, subject: Subject): RawCall {
  const example = exampleOf(route);
  const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as keyof Subject);
  return {
    params: Object.fromEntries(
      names.map((name) => {
        if (!(name in subject)) throw new Error(`No test object for {${name}} of ${route}`);
        return [name, String(subject[name])];
      }),
    ),
    ...(example.query && { query: example.query }),
    ...(example.body && { body: example.body(subject) }),
    idempotencyKey: randomUUID(),
  };
}

/** Ids that nothing has. */
export const nothing = (artistId: ArtistId = anId(randomUUID())): Subject => ({
  artistId,
  releaseId: newId('release'),
  trackId: newId('track'),
  mediaId: newId('media'),
  sessionId: `cs_test_${randomUUID().replaceAll('-', '')}`,
  paymentId: `pi_${randomUUID().replaceAll('-', '')}`,
  code: newUpc(),
  batchId: newId('batch'),
  payoutId: newId('payout'),
  hash: 'f'.repeat(64),
  statementId: newId('statement'),
  key: 'a'.repeat(64),
  mappingId: 'ferry-distribution',
  invitationId: newId('split-invitation'),
  text: '',
  token: newLinkToken(),
  methodId: newId('payout-method'),
  advanceId: newId('advance'),
  taxFormId: newId('tax-form'),
  payoutBatchId: newId('payout-batch'),
  approved: { artistId, payoutId: newId('payout') },
  part: '1',
  leadId: leadIdOf(randomUUID()),
  submittedAt: new Date().toISOString(),
});

/** Makes what the row's example is about, for an artist. */
export async function subjectOf(artistId: ArtistId, route: RouteKey): Promise<Subject> {
  const { state } = exampleOf(route);
  const licence = { mediaId: newId('media'), fileName: 'l.pdf', size: 1000, storedAt: new Date().toISOString() };
  const code = newUpc();
  const upc = route.endsWith('/codes/free') ? code : '';
  const draft = aCompleteDraft({ artistId, upc, ...inOrder([aTrack({ licence })]) });
  const release = await stored(draft, state === 'draft' ? state : 'submitted');
  const [track] = Object.values(release.tracks);
  const subject = {
    artistId,
    releaseId: release.id,
    trackId: track?.id ?? NO_TRACK,
    mediaId: (route.includes('/licences/') ? track?.licence : track?.audio)?.mediaId ?? NO_MEDIA,
    sessionId: '',
    paymentId: '',
    code,
    batchId: newId('batch'),
    payoutId: newId('payout'),
    hash: 'f'.repeat(64),
    statementId: newId('statement'),
    key: 'a'.repeat(64),
    mappingId: 'ferry-distribution',
    invitationId: newId('split-invitation'),
    text: '',
    token: newLinkToken(),
    methodId: newId('payout-method'),
    advanceId: newId('advance'),
    taxFormId: newId('tax-form'),
    payoutBatchId: newId('payout-batch'),
    approved: { artistId, payoutId: newId('payout') },
    part: '1',
    leadId: leadIdOf(randomUUID()),
    submittedAt: release.status === 'draft' ? '' : release.submission.at,
  };
  if (upc) await codeRepository(table).keep({ kind: 'upc', code, artistId, releaseId: release.id, at: '' });
  if (route.includes('{statementId}')) {
    const by = { id: artistId, name: 'Mara' };
    return { ...subject, ...(await storedStatement(exampleOf(route).statement ?? 'ready', by)) };
  }
  if (route.includes('{mappingId}'))
    return { ...subject, mappingId: await storedMapping({ id: artistId, name: 'Mara' }) };
  if (route === 'POST /api/me/payouts') {
    await endOpenPayouts(artistId);
    await earn(artistId, 60_000_000n);
  }
  if (route === 'POST /api/me/payouts' || route.includes('{methodId}')) {
    return { ...subject, methodId: (await savedMethod(artistId)).methodId };
  }
  if (route === 'POST /api/admin/payout-batches') {
    const { artistId: of, payoutId } = await approvedForBank();
    return { ...subject, approved: { artistId: of, payoutId } };
  }
  if (route.includes('{payoutBatchId}')) return { ...subject, payoutBatchId: await aBatch() };
  if (route.endsWith('/clear')) return { ...subject, payoutId: await heldPayout(artistId) };
  if (route.includes('{payoutId}')) {
    return { ...subject, payoutId: await askedPayout(artistId) };
  }
  if (route.includes('{taxFormId}')) return { ...subject, taxFormId: (await aTaxForm(artistId)).taxFormId };
  if (route.includes('/artists/{artistId}/advances')) {
    await profiles.create({ ...newProfile(artistId, { email: `${randomUUID()}@segno.test` }, new Date()) });
    return route.includes('{advanceId}') ? { ...subject, advanceId: await anAdvance(artistId) } : subject;
  }
  if (route.includes('{hash}')) {
    const payoutId = await askedPayout(artistId);
    return { ...subject, payoutId, hash: postingHash({ key: `payout:${payoutId}:requested` }) };
  }
  if (route.endsWith('/withdraw')) {
    await askedAbout(release, await profileWithoutSignIn(), artistId);
    return subject;
  }
  if (route.includes('/me/splits/')) {
    await askedAbout(release, artistId);
    return subject;
  }
  if (route.includes('{invitationId}')) {
    const email = (await profiles.find(artistId))?.email ?? '';
    const { invitationId, token, trackId } = await invitedTo(release, { email });
    const [agreement] = await splits.findMany([trackId]);
    return {
      ...subject,
      invitationId: invitationId ?? subject.invitationId,
      token,
      text: agreement ? textOf([agreement]) : '',
    };
  }
  if (route.includes('{leadId}')) {
    const lead = aLead({ email: `${randomUUID()}@segno.test` });
    await leadRepository(table).join(lead, new Date());
    return { ...subject, leadId: leadIdOf(lead.email) };
  }
  if (route === 'POST /api/payments/verify') {
    const { id: sessionId } = await openSession(300);
    await opened(release, { sessionId });
    return { ...subject, sessionId };
  }
  if (route.includes('{paymentId}')) {
    const session = aPaidSession(300);
    await opened(release, { sessionId: session.id });
    await postEvent(eventAbout(session));
    return { ...subject, sessionId: session.id, paymentId: session.payment_intent };
  }
  if (state === 'exported') {
    const params = { artistId, releaseId: release.id };
    await (await admin()).api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', { params, body: {} });
  }
  return subject;
}

/** The account that an admin's call is about. */
export const accountFor = async (route: RouteKey): Promise<ArtistId> =>
  (await exampleOf(route).account?.())?.artistId ?? profileWithoutSignIn();

/** An account that nobody signs in to: all that most admin routes need. */
export async function profileWithoutSignIn(fullName = 'Nobody At All'): Promise<ArtistId> {
  const email = `${randomUUID()}@segno.test`;
  const { User } = await cognito.send(
    new AdminCreateUserCommand({ UserPoolId: laptop.outputs.UserPoolId, Username: email, MessageAction: 'SUPPRESS' }),
  );
  const artistId = ArtistId.parse(User?.Username);
  await profiles.create({ ...newProfile(artistId, { email }, new Date()), fullName, artistName: fullName });
  return artistId;
}
