import type { Release } from '../../../../shared/releases/release.ts';
import type { Chat } from '../../data/assistant/chat.ts';

/** The greatest time between a reply and its change to the release, which may be written in either order. */
const SAME_MS = 5000;

/**
 * Whether the release has changed since the last reply, so that its progress must be checked before the next question.
 */
export function isChatBehind({ messages }: Chat, { updatedAt }: Pick<Release, 'updatedAt'>): boolean {
  const last = messages.at(-1);
  if (last?.role !== 'assistant') return true;
  return Date.parse(updatedAt) - Date.parse(last.timestamp) > SAME_MS;
}
