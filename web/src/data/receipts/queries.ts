import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Cache keys for receivables. Only this folder uses them. */
export const receiptKeys = {
  any: ['receivables'],
  list: ['receivables', 'list'],
  ofPayer: (payer: string) => ['receivables', 'payer', payer],
} as const;

/** The amounts that each payer owes, by age. */
export const useReceivables = () =>
  useQuery({ queryKey: receiptKeys.list, queryFn: () => api('GET /api/admin/receivables') });

/** One payer, with its statements and receipts. */
export const useReceivable = (payer: string) =>
  useQuery({
    queryKey: receiptKeys.ofPayer(payer),
    queryFn: () => api('GET /api/admin/receivables/{payer}', { params: { payer } }),
  });
