import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { type Chat, chatOf, noChat } from './chat.ts';
import { assistantKeys } from './keys.ts';

/** A release's stored conversation. Without a release, the conversation exists only on the page. */
export function useChatOf(releaseId: string | undefined) {
  const client = useQueryClient();
  const queryKey = assistantKeys.chat(releaseId);
  return useQuery<Chat>({
    queryKey,
    queryFn: async () => {
      if (releaseId === undefined) return client.getQueryData<Chat>(queryKey) ?? noChat;
      const stored = await api('GET /api/releases/{releaseId}/conversation', { params: { releaseId } });
      return chatOf(stored, client.getQueryData<Chat>(queryKey));
    },
    enabled: releaseId !== undefined,
  });
}
