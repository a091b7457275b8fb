import { useQuery } from '@tanstack/react-query';
import type { AccountStatus } from '../../../../shared/accounts/account-status.ts';
import { api } from '../../lib/api.ts';
import { usePaged } from '../paged.ts';
import { accountKeys } from './queries.ts';

/** All accounts, or those of one status, newest first; or those of them that a search finds. With the counts of every tab. */
export const useUsers = (status: AccountStatus | undefined, q: string) =>
  usePaged({
    queryKey: accountKeys.usersOf(status, q),
    ask: (cursor) => api('GET /api/admin/users', { query: { status, cursor, ...(q && { q }) } }),
    idOf: ({ id }) => id,
  });

/** Who works in the office. */
export const useOfficeMembers = () =>
  useQuery({ queryKey: accountKeys.officeMembers, queryFn: () => api('GET /api/admin/office-members') });
