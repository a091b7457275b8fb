import { useQuery } from '@tanstack/react-query';
import type { AccountStatus } from '../../../../shared/accounts/account-status.ts';
import type { Profile } from '../../../../shared/accounts/profile.ts';
import { api } from '../../lib/api.ts';
import { isInGroup, renewSession } from '../../lib/session.ts';
import { useUserId } from '../../lib/use-user-id.ts';

export const accountKeys = {
  anyMe: ['accounts', 'me'] as const,
  me: (userId: string | undefined) => ['accounts', 'me', userId] as const,
  photo: (userId: string | undefined) => ['accounts', 'me', userId, 'photo'] as const,
  users: ['accounts', 'users'] as const,
  /** The key begins like those of the user lists, so that it is invalidated together with them. */
  officeMembers: ['accounts', 'users', 'office'] as const,
  usersOf: (status: AccountStatus | undefined, q: string) => ['accounts', 'users', status ?? 'all', q] as const,
  anyUser: ['accounts', 'user'] as const,
  user: (artistId: string) => ['accounts', 'user', artistId] as const,
  userEmail: (artistId: string) => ['accounts', 'user', artistId, 'email'] as const,
  userReleases: (artistId: string) => ['accounts', 'user', artistId, 'releases'] as const,
  asArtist: (artistId: string) => ['accounts', 'as-artist', artistId] as const,
};

/** Polling interval while a verdict is pending. A live message usually arrives earlier. */
const POLL_MS = 3000;

/** Renews a token that lacks a role, because a token contains only the roles granted before it was issued. */
async function fetchMe(): Promise<Profile> {
  const me = await api('GET /api/me');
  if (me.role && !(await isInGroup(me.role))) await renewSession();
  return me;
}

/** The profile of the signed-in account. The id is part of the key, so that no user sees another account's data. */
export function useMe() {
  const userId = useUserId();
  return useQuery({
    queryKey: accountKeys.me(userId),
    queryFn: fetchMe,
    enabled: userId !== undefined,
    staleTime: 5_000,
  });
}

/** The caller’s photo, and the outcome of the last upload. */
export function usePhoto() {
  const userId = useUserId();
  return useQuery({
    queryKey: accountKeys.photo(userId),
    queryFn: () => api('GET /api/me/photo'),
    enabled: userId !== undefined,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.isAwaited ? POLL_MS : false),
  });
}
