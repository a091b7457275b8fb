import * as z from 'zod';
import { freshSignInProblems } from '../contract/fresh-sign-in-problems.ts';
import { contract, file } from '../contract/route.ts';
import { ArtistId, PayoutBatchId, PayoutId } from '../ids.ts';
import { OfficePayout } from './payout.ts';
import { AnsweredRow, PayoutBatch } from './payout-batch.ts';

const batchParams = z.object({ payoutBatchId: PayoutBatchId });

/** Routes for bank files with several payouts (product 24.13). */
export const payoutBatchesContract = contract({
  /**
   * Lists the newest fifty batches and the approved bank payouts without a batch, and whether the paying account is
   * configured.
   */
  'GET /api/admin/payout-batches': {
    access: 'finance',
    reply: z.object({ items: z.array(PayoutBatch), waiting: z.array(OfficePayout), isBankSet: z.boolean() }),
    problems: [],
  },

  /**
   * Creates a batch from approved bank payouts without one. The caller lists the payouts to include, which cannot be
   * their own.
   */
  'POST /api/admin/payout-batches': {
    access: 'finance',
    body: z.strictObject({
      payouts: z
        .array(z.strictObject({ artistId: ArtistId, payoutId: PayoutId }))
        .max(90, { abort: true })
        .min(1),
    }),
    reply: PayoutBatch,
    problems: [...freshSignInProblems, 'payout-bank-not-set', 'own-payout', 'second-person-needed', 'payouts-changed'],
    idempotent: 'in-its-write',
  },

  /** Returns the bank's file, as ISO 20022 pain.001.001.09 or CSV. The file never changes. Each download is audited. */
  'POST /api/admin/payout-batches/{payoutBatchId}/xml': {
    access: 'finance',
    params: batchParams,
    reply: file('application/xml'),
    problems: [...freshSignInProblems, 'batch-not-found', 'payout-bank-not-set', 'payout-method-forgotten'],
  },
  'POST /api/admin/payout-batches/{payoutBatchId}/csv': {
    access: 'finance',
    params: batchParams,
    reply: file('text/csv; charset=utf-8'),
    problems: [...freshSignInProblems, 'batch-not-found', 'payout-bank-not-set', 'payout-method-forgotten'],
  },

  /**
   * Applies the bank's answer, a CSV file. Each row is applied separately, and only once, no matter how often it is
   * uploaded.
   */
  'POST /api/admin/payout-batches/{payoutBatchId}/answer': {
    access: 'finance',
    params: batchParams,
    body: z.strictObject({ text: z.string().max(100_000, { abort: true }).min(1) }),
    reply: z.object({ rows: z.array(AnsweredRow) }),
    problems: [...freshSignInProblems, 'batch-not-found', 'bank-answer-unreadable'],
  },
});
