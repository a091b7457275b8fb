import * as z from 'zod';
import { advancesContract } from '../advances/contract.ts';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract, file } from '../contract/route.ts';
import { ArtistId, PayoutBatchId, PayoutId, PayoutMethodId } from '../ids.ts';
import { taxContract } from '../tax/contract.ts';
import { Text } from '../text.ts';
import { Balance } from './balance.ts';
import { OfficePayout, PayoutTotals, PayoutView } from './payout.ts';
import { AnsweredRow, PayoutBatch } from './payout-batch.ts';
import { MethodLabel, PayoutMethod, PayoutMethodDetails } from './payout-method.ts';

/** What the office decides of a payout, with the bank's reference, or with the reason, which the artist gets by mail. */
const Decision = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('processing') }),
  z.strictObject({ to: z.literal('completed'), reference: Text.min(1) }),
  z.strictObject({ to: z.enum(['rejected', 'failed', 'returned']), reason: Text.min(1) }),
]);

const password = z.string().max(256, { abort: true }).min(1);

/** Where the caller is paid (product 24.11). */
export const payoutMethodsContract = contract({
  /** The caller's saved methods, the oldest first, and how many hours a new one waits. */
  'GET /api/me/payout-methods': {
    access: 'signed-in',
    reply: z.object({ items: z.array(PayoutMethod), holdHours: z.number() }),
    problems: [],
  },

  /**
   * Saves a method; the same one again is the one that is saved. It is no idempotent route: a fingerprint of a request that holds a password
   * and an account's number would be stored with it.
   */
  'POST /api/me/payout-methods': {
    access: 'signed-in',
    body: z.strictObject({ password, method: PayoutMethodDetails, label: MethodLabel.optional() }),
    reply: PayoutMethod,
    problems: ['payout-method-wrong', 'password-wrong', 'too-many-payout-methods', 'payout-methods-changed'],
  },

  /** Changes what a method is called, and where it goes, of the same kind; without `method` that stays. What goes elsewhere waits again. */
  'PUT /api/me/payout-methods/{methodId}': {
    access: 'signed-in',
    params: z.object({ methodId: PayoutMethodId }),
    body: z.strictObject({ password, label: MethodLabel, method: PayoutMethodDetails.optional() }),
    reply: PayoutMethod,
    problems: [
      'payout-method-not-found',
      'payout-method-wrong',
      'password-wrong',
      'payout-method-known',
      'payout-methods-changed',
    ],
  },

  'DELETE /api/me/payout-methods/{methodId}': {
    access: 'signed-in',
    params: z.object({ methodId: PayoutMethodId }),
    reply: z.object({ removed: z.literal(true) }),
    problems: ['payout-method-not-found', 'payout-methods-changed'],
  },
});

/** What the office does. */
export const officePayoutsContract = contract({
  /** Everybody's payouts, the newest first; or those that are pending, who has waited longest first. */
  'GET /api/admin/payouts': {
    access: 'finance',
    query: z.strictObject({ tab: z.enum(['all', 'pending']), cursor: Cursor.optional() }),
    reply: pageOf(OfficePayout).extend({ totals: PayoutTotals }),
    conditional: true,
    problems: [],
  },

  /** One artist's payouts, the newest first. */
  'GET /api/admin/artists/{artistId}/payouts': {
    access: 'finance',
    params: z.object({ artistId: ArtistId }),
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(OfficePayout),
    problems: [],
  },

  /** Where a payout goes, unmasked, for who pays it by hand. On record, each time. */
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/method': {
    access: 'finance',
    params: z.object({ artistId: ArtistId, payoutId: PayoutId }),
    reply: PayoutMethodDetails,
    problems: ['payout-not-found', 'payout-method-forgotten', 'sign-in-again', 'second-factor-needed'],
  },

  /** Says that a payout which is held goes to somebody else than the one on the list. */
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/clear': {
    access: 'finance',
    params: z.object({ artistId: ArtistId, payoutId: PayoutId }),
    body: z.strictObject({ reason: Text.min(1) }),
    reply: OfficePayout,
    problems: ['own-payout', 'sign-in-again', 'second-factor-needed', 'payout-not-found', 'payout-not-held'],
  },

  /** Decides of somebody else's payout, if it still may become that (product 24.5). */
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision': {
    access: 'finance',
    params: z.object({ artistId: ArtistId, payoutId: PayoutId }),
    body: Decision,
    reply: OfficePayout,
    problems: [
      'own-payout',
      'sign-in-again',
      'second-factor-needed',
      'second-person-needed',
      'payout-held',
      'payout-limit',
      'payout-not-found',
      'payout-decided',
    ],
    idempotent: 'in-its-write',
  },
});

const batchParams = z.object({ payoutBatchId: PayoutBatchId });
const payer = ['sign-in-again', 'second-factor-needed'] as const;

/** What goes to the bank in one file (product 24.13). */
export const payoutBatchesContract = contract({
  /** The newest fifty; the approved payouts to bank accounts that are in none yet; and whether the operator has said whose account pays. */
  'GET /api/admin/payout-batches': {
    access: 'finance',
    reply: z.object({ items: z.array(PayoutBatch), waiting: z.array(OfficePayout), isBankSet: z.boolean() }),
    problems: [],
  },

  /** Puts approved payouts to bank accounts, which are in no batch yet, into one: those that the caller has seen, and none of their own. */
  'POST /api/admin/payout-batches': {
    access: 'finance',
    body: z.strictObject({
      payouts: z
        .array(z.strictObject({ artistId: ArtistId, payoutId: PayoutId }))
        .max(90, { abort: true })
        .min(1),
    }),
    reply: PayoutBatch,
    problems: [...payer, 'payout-bank-not-set', 'own-payout', 'payouts-changed'],
    idempotent: 'in-its-write',
  },

  /** The batch for the bank, as ISO 20022 pain.001.001.09 or as CSV: the same each time. On record. */
  'POST /api/admin/payout-batches/{payoutBatchId}/xml': {
    access: 'finance',
    params: batchParams,
    reply: file('application/xml'),
    problems: [...payer, 'batch-not-found', 'payout-bank-not-set', 'payout-method-forgotten'],
  },
  'POST /api/admin/payout-batches/{payoutBatchId}/csv': {
    access: 'finance',
    params: batchParams,
    reply: file('text/csv; charset=utf-8'),
    problems: [...payer, 'batch-not-found', 'payout-bank-not-set', 'payout-method-forgotten'],
  },

  /** The bank's answer, as CSV. Each row is followed for itself, and once, however often it is told. */
  'POST /api/admin/payout-batches/{payoutBatchId}/answer': {
    access: 'finance',
    params: batchParams,
    body: z.strictObject({ text: z.string().max(100_000, { abort: true }).min(1) }),
    reply: z.object({ rows: z.array(AnsweredRow) }),
    problems: [...payer, 'batch-not-found', 'bank-answer-unreadable'],
  },
});

export const payoutsContract = contract({
  ...payoutMethodsContract,
  ...officePayoutsContract,
  ...payoutBatchesContract,
  ...advancesContract,
  ...taxContract,

  /** What the caller has. Nobody whom nothing was ever posted to has anything (product 24.1). */
  'GET /api/me/balance': { access: 'signed-in', reply: Balance, problems: [] },

  /** The caller's own payouts, the newest first. */
  'GET /api/me/payouts': {
    access: 'signed-in',
    query: z.strictObject({ cursor: Cursor.optional() }),
    reply: pageOf(PayoutView),
    problems: [],
  },

  /**
   * Asks for the whole balance: how much that is, the server knows (product 24.2). Whatever the status of the account. Whoever is leaving may
   * ask for less than the least payout.
   */
  'POST /api/me/payouts': {
    access: 'signed-in',
    body: z.strictObject({ methodId: PayoutMethodId, notes: Text.optional(), isLeaving: z.literal(true).optional() }),
    reply: PayoutView,
    problems: [
      'payout-method-not-found',
      'payout-method-held',
      'payout-open',
      'balance-below-minimum',
      'balance-changed',
    ],
    idempotent: 'in-its-write',
  },

  /** Takes back a request that nobody has decided. */
  'POST /api/me/payouts/{payoutId}/cancel': {
    access: 'signed-in',
    params: z.object({ payoutId: PayoutId }),
    reply: PayoutView,
    problems: ['payout-not-found', 'payout-decided'],
    idempotent: 'in-its-write',
  },
});
