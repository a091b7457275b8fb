import { useQuery } from '@tanstack/react-query';
import type { AccountStatus } from '../../../../shared/accounts/account-status.ts';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/use-session.ts';

export const accountKeys = {
  anyMe: ['accounts', 'me'] as const,
  me: (userId: string | undefined) => ['accounts', 'me', userId] as const,
  photo: (userId: string | undefined) => ['accounts', 'me', userId, 'photo'] as const,
  users: ['accounts', 'users'] as const,
  usersOf: (status: AccountStatus | undefined) => ['accounts', 'users', status ?? 'all'] as const,
};

/** The profile of whoever is signed in. The id is part of the key: nobody sees what was loaded for another. */
export function useMe() {
  const session = useSession();
  const userId = session.state === 'signed-in' ? session.user.id : undefined;
  return useQuery({
    queryKey: accountKeys.me(userId),
    queryFn: () => api('GET /api/me'),
    enabled: userId !== undefined,
    staleTime: 5_000,
  });
}
