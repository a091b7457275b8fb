import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Step } from '../../../../shared/assistant/step.ts';
import type { ReleaseId } from '../../../../shared/ids.ts';
import { isOpening, noChat, RESUME, type Sent, START } from '../../data/assistant/chat.ts';
import { dropOutgoing, putOutgoing, useDraftOfChat } from '../../data/assistant/chat-store.ts';
import { sendFailure } from '../../data/assistant/messages.ts';
import { clearNewChat, newMessageId, useSendMessage } from '../../data/assistant/mutations.ts';
import { useChatOf } from '../../data/assistant/queries.ts';
import { notifyFailure, type RemoveToast } from '../../ui/toast.tsx';
import { spokenReply } from './parse-reply.ts';

type MessageParts = Partial<Pick<Sent, 'message' | 'step' | 'mediaId' | 'file' | 'chosen'>>;

const failureOf = (sent: Sent) => {
  if (isOpening(sent)) return sent.message === START ? 'start' : 'resume';
  return sent.mediaId ? 'file' : 'message';
};

/** A conversation with the assistant: its messages, those in flight, and functions to send more. */
export function useChat(releaseId: ReleaseId | undefined, onRelease: (releaseId: ReleaseId) => void) {
  const client = useQueryClient();
  const query = useChatOf(releaseId);
  const chat = query.data ?? noChat;
  const { outgoing } = useDraftOfChat(releaseId);
  const { mutateAsync } = useSendMessage();
  // The reply for screen readers to announce. Each new reply is announced once; stored messages are read in the list.
  const [spoken, setSpoken] = useState({ count: 0, text: '' });
  const failure = useRef<RemoveToast>(undefined);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function send(sent: Sent): Promise<void> {
    failure.current?.();
    try {
      const reply = await mutateAsync(sent);
      if (!isShown.current) return;
      setSpoken(({ count }) => ({ count: count + 1, text: spokenReply(reply.message) }));
      if (reply.releaseId && reply.releaseId !== sent.releaseId) onRelease(reply.releaseId);
    } catch (error) {
      failure.current = notifyFailure(sendFailure(failureOf(sent), error));
    }
  }
  const say = ({ message = '', step = chat.step, mediaId = null, chosen, file }: MessageParts): Promise<void> =>
    send({
      id: newMessageId(),
      message,
      releaseId: releaseId ?? null,
      step,
      mediaId,
      ...(chosen && { chosen }),
      at: new Date().toISOString(),
      ...(file && { file }),
    });
  const waiting = outgoing.find(({ phase }) => phase === 'sending');
  return {
    chat,
    query,
    outgoing,
    spoken,
    /** The message that is still waiting for a reply. */
    waiting,
    isWaiting: waiting !== undefined,
    say,
    open: () => {
      if (!releaseId) clearNewChat(client);
      void say(releaseId ? { message: RESUME, step: 'resume_analysis' } : { message: START, step: 'start' });
    },
    /** Asks the assistant to continue with a particular question. */
    goTo: (step: Step) => void say({ message: RESUME, step }),
    /** Resends a message. If the server already has it, the reply is the same. */
    again: (sent: Sent) => void send(sent),
    /** Stops waiting for the reply. It is still shown if it arrives. */
    stop: () => waiting && putOutgoing(releaseId, { ...waiting, phase: 'stopped' }),
    drop: ({ id }: Sent) => dropOutgoing(releaseId, id),
  };
}

export type ChatState = ReturnType<typeof useChat>;
