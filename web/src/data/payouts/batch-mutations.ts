import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficePayout } from '../../../../shared/payouts/payout.ts';
import type { PayoutBatch } from '../../../../shared/payouts/payout-batch.ts';
import { api } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { payoutKeys } from './queries.ts';

/** Puts the waiting payouts into a bank file. */
export function useCreateBatch() {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
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

/** Downloads a batch's bank file. */
export const useDownloadBankFile = ({ batchId: payoutBatchId }: Pick<PayoutBatch, 'batchId'>) =>
  useMutation({
    mutationFn: (kind: 'xml' | 'csv') =>
      kind === 'xml'
        ? api('POST /api/admin/payout-batches/{payoutBatchId}/xml', { params: { payoutBatchId } })
        : api('POST /api/admin/payout-batches/{payoutBatchId}/csv', { params: { payoutBatchId } }),
    gcTime: 0,
  });

/** Uploads the bank's reply. */
export function useUploadBankReply({ batchId: payoutBatchId }: Pick<PayoutBatch, 'batchId'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      api('POST /api/admin/payout-batches/{payoutBatchId}/answer', { params: { payoutBatchId }, body: { text } }),
    onSettled: () => client.invalidateQueries({ queryKey: payoutKeys.office }),
  });
}
