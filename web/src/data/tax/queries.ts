import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { usePaged } from '../paged.ts';

/** Where pages hold what they know of tax. Nobody else names these keys. */
export const taxKeys = {
  /** Beside the balance: what is withheld hangs on it, and is asked for again with it. */
  mine: (userId: string | undefined) => ['payouts', 'mine', userId, 'tax'],
  office: ['tax', 'office'],
} as const;

/** The caller’s form, and what is withheld. */
export function useMyTax() {
  const userId = useUserId();
  return useQuery({
    queryKey: taxKeys.mine(userId),
    queryFn: () => api('GET /api/me/tax'),
    enabled: userId !== undefined,
  });
}

/** Everybody's forms, the newest first. */
export const useTaxForms = () =>
  usePaged({
    queryKey: taxKeys.office,
    ask: (cursor) => api('GET /api/admin/tax-forms', { query: { cursor } }),
    idOf: ({ taxFormId }) => taxFormId,
  });
