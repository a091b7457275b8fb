import { create } from 'zustand';
import { forgetWithAccount } from '../../lib/account-memory.ts';

/**
 * The text so far of a reply that is still being written. `n` orders the live messages, which may arrive in any order.
 */
type Preview = { messageId: string; n: number; text: string };

/** The preview of the latest reply only. The full reply arrives separately, so losing a live message does no harm. */
const usePreview = create<Preview>(() => ({ messageId: '', n: 0, text: '' }));

/** The preview of the reply to a message; '' if there is none. */
export const useReplyPreview = (messageId: string | undefined): string =>
  usePreview((words) => (words.messageId === messageId ? words.text : ''));

/** Keeps the newest preview received on the live channel. */
export const followReplyPreview = {
  onMessage(message: unknown): void {
    const { kind, messageId, n, text } = (message ?? {}) as { [K in keyof Preview | 'kind']?: unknown };
    if (kind !== 'assistant-words' || typeof messageId !== 'string') return;
    if (typeof n !== 'number' || typeof text !== 'string') return;
    const known = usePreview.getState();
    if (known.messageId !== messageId || n > known.n) usePreview.setState({ messageId, n, text }, true);
  },
};

forgetWithAccount(() => usePreview.setState({ messageId: '', n: 0, text: '' }, true));
