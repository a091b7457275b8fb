import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewReceipt, Receipt } from '../../../../shared/receipts/receipt.ts';
import { api } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { receiptKeys } from './queries.ts';

/** Records a payment received from a payer. */
export function useRecordReceipt() {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewReceipt) =>
      api('POST /api/admin/receipts', { body, idempotencyKey: intention.keyFor(JSON.stringify(body)) }),
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: receiptKeys.any }),
  });
}

/** Reverses a receipt. */
export function useReverseReceipt({ payer, receiptId }: Pick<Receipt, 'payer' | 'receiptId'>) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: (reason: string) =>
      api('POST /api/admin/receivables/{payer}/receipts/{receiptId}/reverse', {
        params: { payer, receiptId },
        body: { reason },
        idempotencyKey: intention.keyFor(reason),
      }),
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: receiptKeys.any }),
  });
}
