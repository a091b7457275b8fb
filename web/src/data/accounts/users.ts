import type { AccountStatus } from '../../../../shared/accounts/account-status.ts';
import { api } from '../../lib/api.ts';
import { usePaged } from '../paged.ts';
import { accountKeys } from './queries.ts';

/** All accounts, or those of one status; newest first, with the counts of every tab. */
export const useUsers = (status: AccountStatus | undefined) =>
  usePaged({
    queryKey: accountKeys.usersOf(status),
    ask: (cursor) => api('GET /api/admin/users', { query: { status, cursor } }),
    idOf: ({ id }) => id,
  });
