import { useQuery } from '@tanstack/react-query';
import type { AccountStatus } from '../../../../shared/accounts/account-status.ts';
import { api } from '../../lib/api.ts';
import { usePagedList } from '../use-paged-list.ts';
import { accountKeys } from './queries.ts';

/** All accounts, those with one status, or those that match a search, newest first. Also returns each tab's count. */
export const useUsers = (status: AccountStatus | undefined, q: string) =>
  usePagedList({
    queryKey: accountKeys.usersOf(status, q),
    ask: (cursor) => api('GET /api/admin/users', { query: { status, cursor, ...(q && { q }) } }),
    idOf: ({ id }) => id,
  });

/** The members of the office. */
export const useOfficeMembers = () =>
  useQuery({ queryKey: accountKeys.officeMembers, queryFn: () => api('GET /api/admin/office-members') });
