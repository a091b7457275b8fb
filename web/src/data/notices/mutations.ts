import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { noticeKeys } from './queries.ts';

/** Marks all notices up to a number as read. If it fails, they are unread again next time. */
export function useMarkRead() {
  const client = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (upTo: number) => api('POST /api/notices/read', { body: { upTo } }),
    onSuccess: (count) => client.setQueryData(noticeKeys.unread(userId), count),
  });
}
