import { create } from 'zustand';
import { forgetWithAccount } from '../../lib/account-memory.ts';

/** Words of a reply while they are being written; the how manieth telling `n` is, because they may come in any order. */
type Words = { messageId: string; n: number; text: string };

/** A preview: the reply itself has them all, so one that is lost is no harm. Only of the last message. */
const useWords = create<Words>(() => ({ messageId: '', n: 0, text: '' }));

/** What has come of the reply to a message, '' when nothing has. */
export const useWordsOf = (messageId: string | undefined): string =>
  useWords((words) => (words.messageId === messageId ? words.text : ''));

/** Gives the page the words that the live channel brings. */
export const followWords = {
  onMessage(message: unknown): void {
    const { kind, messageId, n, text } = (message ?? {}) as { [K in keyof Words | 'kind']?: unknown };
    if (kind !== 'assistant-words' || typeof messageId !== 'string') return;
    if (typeof n !== 'number' || typeof text !== 'string') return;
    const known = useWords.getState();
    if (known.messageId !== messageId || n > known.n) useWords.setState({ messageId, n, text }, true);
  },
};

forgetWithAccount(() => useWords.setState({ messageId: '', n: 0, text: '' }, true));
