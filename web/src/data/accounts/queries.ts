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
  /** Among the lists of users: what makes those stale makes this stale. */
  officeMembers: ['accounts', 'users', 'office'] as const,
  usersOf: (status: AccountStatus | undefined, q: string) => ['accounts', 'users', status ?? 'all', q] as const,
  anyUser: ['accounts', 'user'] as const,
  user: (artistId: string) => ['accounts', 'user', artistId] as const,
  userEmail: (artistId: string) => ['accounts', 'user', artistId, 'email'] as const,
  userReleases: (artistId: string) => ['accounts', 'user', artistId, 'releases'] as const,
  asArtist: (artistId: string) => ['accounts', 'as-artist', artistId] as const,
};

/** A verdict is told to an open page; whoever hears nothing asks so often. */
const ASK_AGAIN_MS = 3000;

/** A token names the group of a role that was given before it was made: somebody who was appointed a moment ago needs another one. */
async function askMe(): Promise<Profile> {
  const me = await api('GET /api/me');
  if (me.role && !(await isInGroup(me.role))) await renewSession();
  return me;
}

/** The profile of whoever is signed in. The id is part of the key: nobody sees what was loaded for another. */
export function useMe() {
  const userId = useUserId();
  return useQuery({
    queryKey: accountKeys.me(userId),
    queryFn: askMe,
    enabled: userId !== undefined,
    staleTime: 5_000,
  });
}

/** The caller’s photo, and what became of the last upload. */
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
