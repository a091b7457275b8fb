import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { usePagedList } from '../use-paged-list.ts';

/** The query keys for notices. Only this folder uses them. */
export const noticeKeys = {
  any: ['notices'],
  /** The user's id is part of the key, so that no user sees another user's data. */
  unread: (userId: string | undefined) => ['notices', userId, 'unread'],
  list: (userId: string | undefined) => ['notices', userId, 'list'],
} as const;

/** How long the number is used without asking again. A live message usually arrives earlier. */
const UNREAD_STALE_MS = 60_000;

/** The number of unread notices, for the bell. */
export function useUnreadNotices() {
  const userId = useUserId();
  return useQuery({
    queryKey: noticeKeys.unread(userId),
    queryFn: () => api('GET /api/notices/unread'),
    enabled: userId !== undefined,
    staleTime: UNREAD_STALE_MS,
  });
}

/** The user's notices, newest first. */
export function useNotices() {
  const userId = useUserId();
  return usePagedList({
    queryKey: noticeKeys.list(userId),
    ask: (cursor) => api('GET /api/notices', { query: { cursor } }),
    idOf: ({ id }) => id,
  });
}
