import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { usePagedList } from '../use-paged-list.ts';

/** The query keys for tax forms. Only this folder uses them. */
export const taxKeys = {
  /** The key begins like the balance's, so that it is refetched together with the balance, on which the tax depends. */
  mine: (userId: string | undefined) => ['payouts', 'mine', userId, 'tax'],
  office: ['tax', 'office'],
} as const;

/** The user's form, and the tax withheld. */
export function useMyTax() {
  const userId = useUserId();
  return useQuery({
    queryKey: taxKeys.mine(userId),
    queryFn: () => api('GET /api/me/tax'),
    enabled: userId !== undefined,
  });
}

/** All forms, newest first. */
export const useTaxForms = () =>
  usePagedList({
    queryKey: taxKeys.office,
    ask: (cursor) => api('GET /api/admin/tax-forms', { query: { cursor } }),
    idOf: ({ taxFormId }) => taxFormId,
  });
