import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Step } from '../../../../shared/assistant/step.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { isBehind } from './opening.ts';
import type { ChatState } from './use-chat.ts';

type Place = { releaseId: string | undefined; release: Release | undefined; ask: Step | undefined };

/**
 * Opens the conversation once: a new one begins; one that is come back to looks at the progress, and leads to the
 * question that was asked for. A reload of a page on which nothing has changed says nothing again.
 */
export function useOpening({ query, chat, outgoing, open, goTo }: ChatState, { releaseId, release, ask }: Place): void {
  const isArrival = useNavigationType() !== 'POP';
  const isOpened = useRef(false);
  const isReady = releaseId === undefined || (query.isSuccess && release !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what there is is known
  useEffect(() => {
    if (!isReady || isOpened.current) return;
    isOpened.current = true;
    // What was sent before the page was left is on its way still.
    if (outgoing.length > 0) return;
    if (ask) goTo(ask);
    else if (!release || isArrival || isBehind(chat, release)) open();
  }, [isReady]);
}
