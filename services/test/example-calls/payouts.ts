import { randomUUID } from 'node:crypto';
import type { ArtistId } from '../../../shared/ids.ts';
import { newProfile } from '../../profiles/new-profile.ts';
import { anAdvance } from '../advances.ts';
import { askedPayout, earn, endOpenPayouts, heldPayout } from '../earnings.ts';
import { aBatch, approvedForBank } from '../payout-batches.ts';
import { savedMethod } from '../payout-methods.ts';
import { profiles } from '../people.ts';
import { aPayer, aReceipt } from '../receipts.ts';
import { aTaxForm, W8BEN } from '../tax-forms.ts';
import type { Example, ExamplesOf } from './example.ts';

const payout: Example['needs'] = async ({ artistId }) => ({ payoutId: await askedPayout(artistId) });
const held: Example['needs'] = async ({ artistId }) => ({ payoutId: await heldPayout(artistId) });
const method: Example['needs'] = async ({ artistId }) => ({ methodId: (await savedMethod(artistId)).methodId });
const batch: Example['needs'] = async () => ({ payoutBatchId: await aBatch() });
const taxForm: Example['needs'] = async ({ artistId }) => ({ taxFormId: (await aTaxForm(artistId)).taxFormId });

const earned: Example['needs'] = async ({ artistId }) => {
  await endOpenPayouts(artistId);
  await earn(artistId, 60_000_000n);
  return { methodId: (await savedMethod(artistId)).methodId };
};

const approved: Example['needs'] = async () => {
  const { artistId, payoutId } = await approvedForBank();
  return { approved: { artistId, payoutId } };
};

const aProfile = (artistId: ArtistId) =>
  profiles.create(newProfile(artistId, { email: `${randomUUID()}@segno.test` }, new Date()));

const profile: Example['needs'] = async ({ artistId }) => {
  await aProfile(artistId);
  return {};
};

const advance: Example['needs'] = async ({ artistId }) => {
  await aProfile(artistId);
  return { advanceId: await anAdvance(artistId) };
};

const owing: Example['needs'] = async () => ({ payer: await aPayer() });
const received: Example['needs'] = async () => aReceipt();

export const payoutsExamples: ExamplesOf<'payouts'> = {
  'GET /api/me/balance': { answer: 200 },
  'GET /api/me/payouts': { answer: 200, query: {} },
  'POST /api/me/payouts': { answer: 200, body: ({ methodId }) => ({ methodId }), needs: earned },
  'POST /api/me/payouts/{payoutId}/cancel': { answer: 200, missing: 'payout-not-found', needs: payout },
  'GET /api/me/payout-methods': { answer: 200 },
  'POST /api/me/payout-methods': {
    answer: 'payout-method-wrong',
    body: () => ({ password: 'Harbour2026', method: { kind: 'paypal', email: 'mara@' } }),
  },
  'PUT /api/me/payout-methods/{methodId}': {
    answer: 'payout-method-wrong',
    missing: 'payout-method-not-found',
    body: () => ({ password: 'Harbour2026', label: 'Savings', method: { kind: 'paypal', email: 'mara@' } }),
    needs: method,
  },
  'DELETE /api/me/payout-methods/{methodId}': { answer: 200, missing: 'payout-method-not-found', needs: method },
  'GET /api/admin/payout-batches': { answer: 200 },
  'POST /api/admin/payout-batches': {
    answer: 200,
    body: ({ approved }) => ({ payouts: [approved] }),
    needs: approved,
  },
  'POST /api/admin/payout-batches/{payoutBatchId}/xml': { answer: 200, missing: 'batch-not-found', needs: batch },
  'POST /api/admin/payout-batches/{payoutBatchId}/csv': { answer: 200, missing: 'batch-not-found', needs: batch },
  'POST /api/admin/payout-batches/{payoutBatchId}/answer': {
    answer: 200,
    missing: 'batch-not-found',
    body: () => ({ text: 'reference,result,about\nPYO0,completed,ACH 4711' }),
    needs: batch,
  },
  'GET /api/me/tax': { answer: 200 },
  'POST /api/me/tax-forms': {
    answer: 'tax-form-wrong',
    body: () => ({ form: { ...W8BEN, signature: 'Somebody else' }, isCertified: true }),
  },
  'GET /api/admin/tax-forms': { answer: 200, query: {} },
  'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/details': {
    answer: 200,
    missing: 'tax-form-not-found',
    needs: taxForm,
  },
  'POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/reject': {
    answer: 200,
    missing: 'tax-form-not-found',
    body: () => ({ reason: 'The name is another one' }),
    needs: taxForm,
  },
  'GET /api/me/advances': { answer: 200, query: {} },
  'GET /api/admin/advances': { answer: 200, query: {} },
  'GET /api/admin/advances/artists': { answer: 200, query: { q: 'ma' } },
  'GET /api/admin/artists/{artistId}/advances': { answer: 200, needs: profile },
  'POST /api/admin/artists/{artistId}/advances': {
    answer: 200,
    body: ({ releaseId }) => ({ cents: 50_000, parts: 5_000, reason: `For ${releaseId}` }),
    needs: profile,
  },
  'POST /api/admin/artists/{artistId}/advances/{advanceId}/end': {
    answer: 200,
    missing: 'advance-not-found',
    body: () => ({ how: 'forgiven', reason: 'The album is done' }),
    needs: advance,
  },
  'GET /api/admin/receivables': { answer: 200 },
  'GET /api/admin/receivables/{payer}': { answer: 200, missing: 'payer-not-found', needs: received },
  'POST /api/admin/receipts': {
    answer: 200,
    body: ({ payer }) => ({ payer, amount: '1.25', currency: 'USD', day: '2026-10-05', reference: `For ${payer}` }),
    needs: owing,
  },
  'POST /api/admin/receivables/{payer}/receipts/{receiptId}/reverse': {
    answer: 200,
    missing: 'receipt-not-found',
    body: () => ({ reason: 'Of another payer' }),
    needs: received,
  },
  'GET /api/admin/payouts': { answer: 200, query: { tab: 'pending' } },
  'GET /api/admin/artists/{artistId}/payouts': { answer: 200, query: {} },
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/method': {
    answer: 200,
    missing: 'payout-not-found',
    needs: payout,
  },
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/clear': {
    answer: 200,
    missing: 'payout-not-found',
    body: () => ({ reason: 'Born in another year' }),
    needs: held,
  },
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision': {
    answer: 200,
    missing: 'payout-not-found',
    body: () => ({ to: 'completed', reference: 'ACH 4711' }),
    needs: payout,
  },
};
