import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfficePayout } from '../../../../shared/payouts/payout.ts';
import type { PayoutBatch } from '../../../../shared/payouts/payout-batch.ts';
import { api } from '../../lib/api.ts';
import { useIntention } from '../../lib/intention.ts';
import { messageFor } from '../../lib/problem-message.ts';
import { payerMessages } from './messages.ts';
import { payoutKeys } from './queries.ts';

/** What waits for the bank, and what went to it. */
export const usePayoutBatches = () =>
  useQuery({ queryKey: payoutKeys.batches, queryFn: () => api('GET /api/admin/payout-batches') });

/** Puts what waits into a file. */
export function useMakeBatch() {
  const client = useQueryClient();
  const intention = useIntention();
  return useMutation({
    mutationFn: (waiting: readonly OfficePayout[]) => {
      const payouts = waiting.map(({ artistId, payoutId }) => ({ artistId, payoutId }));
      const idempotencyKey = intention.keyFor(JSON.stringify(payouts));
      return api('POST /api/admin/payout-batches', { body: { payouts }, idempotencyKey });
    },
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: payoutKeys.office }),
  });
}

/** The file of a batch, to be saved. */
export const useBankFile = ({ batchId: payoutBatchId }: Pick<PayoutBatch, 'batchId'>) =>
  useMutation({
    mutationFn: (kind: 'xml' | 'csv') =>
      kind === 'xml'
        ? api('POST /api/admin/payout-batches/{payoutBatchId}/xml', { params: { payoutBatchId } })
        : api('POST /api/admin/payout-batches/{payoutBatchId}/csv', { params: { payoutBatchId } }),
    gcTime: 0,
  });

/** Follows the bank's answer. */
export function useBankAnswer({ batchId: payoutBatchId }: Pick<PayoutBatch, 'batchId'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      api('POST /api/admin/payout-batches/{payoutBatchId}/answer', { params: { payoutBatchId }, body: { text } }),
    onSettled: () => client.invalidateQueries({ queryKey: payoutKeys.office }),
  });
}

/** Why there is no file, or why its answer was not followed. */
export const bankMessage = messageFor<
  | 'GET /api/admin/payout-batches'
  | 'POST /api/admin/payout-batches'
  | 'POST /api/admin/payout-batches/{payoutBatchId}/xml'
  | 'POST /api/admin/payout-batches/{payoutBatchId}/csv'
  | 'POST /api/admin/payout-batches/{payoutBatchId}/answer'
>({
  ...payerMessages,
  'payout-bank-not-set': 'The operator has not said whose bank account pays yet.',
  'own-payout': 'Your own payout is among them. A colleague makes this file.',
  'payouts-changed': 'Somebody decided one of them, or put it into a file, meanwhile. The list now shows what waits.',
  'batch-not-found': 'There is no such file.',
  'payout-method-forgotten': 'Where one of them goes is not stored any more: its account was deleted.',
  'bank-answer-unreadable': ({ line, why }) => `Line ${line}: ${why}. Nothing of it was done.`,
});
