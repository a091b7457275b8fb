import type { Release } from '../../../../shared/releases/release.ts';
import type { Chat } from '../../data/assistant/chat.ts';

/** The maximum time between a reply and its change to the release. Either may be written first. */
const SAME_MS = 5000;

/**
 * Whether the release has changed since the last reply, so that the conversation has to be resumed with its current
 * state.
 */
export function isChatBehind({ messages }: Chat, { updatedAt }: Pick<Release, 'updatedAt'>): boolean {
  const last = messages.at(-1);
  if (last?.role !== 'assistant') return true;
  return Date.parse(updatedAt) - Date.parse(last.timestamp) > SAME_MS;
}
