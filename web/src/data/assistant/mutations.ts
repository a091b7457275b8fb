import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { idsFrom } from '../../../../shared/ids-from.ts';
import type { ReleaseDetail } from '../../../../shared/releases/release-detail.ts';
import { api } from '../../lib/api.ts';
import { releaseKeys, staleAfter } from '../releases/keys.ts';
import { type Chat, noChat, type Sent, withReply } from './chat.ts';
import { dropOutgoing, moveDraft, putOutgoing } from './chat-store.ts';
import { assistantKeys } from './keys.ts';
import { withChanges } from './with-changes.ts';

const newId = idsFrom(() => new Date());
export const newMessageId = () => newId('message');

/** Moves the new conversation to the cache key of its release. */
export function moveChat(client: QueryClient, releaseId: string): void {
  const chat = client.getQueryData<Chat>(assistantKeys.chat(undefined));
  if (chat) client.setQueryData<Chat>(assistantKeys.chat(releaseId), chat);
  moveDraft(releaseId);
}

/** Clears the new conversation, so that the next one starts empty. */
export const clearNewChat = (client: QueryClient): void =>
  void client.setQueryData<Chat>(assistantKeys.chat(undefined), noChat);

/**
 * Sends a message to the assistant. If it is sent again with the same id, the reply is the same. Sending continues when
 * the user leaves the page.
 */
export function useSendMessage() {
  const client = useQueryClient();
  const chatIn = (sent: Sent) => sent.releaseId ?? undefined;
  return useMutation({
    mutationFn: ({ id, message, releaseId, step, mediaId, chosen }: Sent) =>
      api('POST /api/assistant/messages', {
        body: { id, message, releaseId, step, mediaId, ...(chosen && { chosen }) },
      }),
    onMutate: (sent) => putOutgoing(chatIn(sent), { sent, phase: 'sending' }),
    onSuccess: (reply, sent) => {
      const from = chatIn(sent);
      const to = reply.releaseId ?? from;
      dropOutgoing(from, sent.id);
      if (to !== undefined && to !== from) {
        moveChat(client, to);
        void client.invalidateQueries({ queryKey: staleAfter.created });
      }
      const before = client.getQueryData<Chat>(assistantKeys.chat(to)) ?? noChat;
      client.setQueryData<Chat>(assistantKeys.chat(to), withReply(before, sent, reply, new Date().toISOString()));
      if (to === undefined) return;
      client.setQueryData<ReleaseDetail>(
        releaseKeys.detail(to),
        (detail) => detail && { ...detail, release: withChanges(detail.release, reply.changes) },
      );
      if (reply.changes.length > 0 || sent.mediaId)
        void client.invalidateQueries({ queryKey: releaseKeys.detail(to), exact: true });
    },
    onError: (_, sent) => putOutgoing(chatIn(sent), { sent, phase: 'failed' }),
  });
}
