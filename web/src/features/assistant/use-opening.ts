import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Step } from '../../../../shared/assistant/step.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { isChatBehind } from './is-chat-behind.ts';
import type { ChatState } from './use-chat.ts';

type Place = { releaseId: string | undefined; release: Release | undefined; ask: Step | undefined };

/**
 * Opens the conversation once per visit. A new conversation gets its first question. A stored one is resumed, or
 * continues with the question asked for. Reloading an unchanged page adds no message.
 */
export function useOpening({ query, chat, outgoing, open, goTo }: ChatState, { releaseId, release, ask }: Place): void {
  const isArrival = useNavigationType() !== 'POP';
  const isOpened = useRef(false);
  const isReady = releaseId === undefined || (query.isSuccess && release !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the stored conversation is known
  useEffect(() => {
    if (!isReady || isOpened.current) return;
    isOpened.current = true;
    // A message sent before the artist left the page is still in flight.
    if (outgoing.length > 0) return;
    if (ask) goTo(ask);
    else if (!release || isArrival || isChatBehind(chat, release)) open();
  }, [isReady]);
}
