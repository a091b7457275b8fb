import { useQuery } from '@tanstack/react-query';
import type { AccountStatus } from '../../../../shared/accounts/account-status.ts';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';

export const accountKeys = {
  anyMe: ['accounts', 'me'] as const,
  me: (userId: string | undefined) => ['accounts', 'me', userId] as const,
  photo: (userId: string | undefined) => ['accounts', 'me', userId, 'photo'] as const,
  users: ['accounts', 'users'] as const,
  usersOf: (status: AccountStatus | undefined) => ['accounts', 'users', status ?? 'all'] as const,
};

/** A verdict is told to an open page; whoever hears nothing asks so often. */
const ASK_AGAIN_MS = 3000;

/** The profile of whoever is signed in. The id is part of the key: nobody sees what was loaded for another. */
export function useMe() {
  const userId = useUserId();
  return useQuery({
    queryKey: accountKeys.me(userId),
    queryFn: () => api('GET /api/me'),
    enabled: userId !== undefined,
    staleTime: 5_000,
  });
}

/** The own photo, and what became of the last upload. */
export function usePhoto() {
  const userId = useUserId();
  return useQuery({
    queryKey: accountKeys.photo(userId),
    queryFn: () => api('GET /api/me/photo'),
    enabled: userId !== undefined,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.isAwaited ? ASK_AGAIN_MS : false),
  });
}
