import type { Release } from '../../../../shared/releases/release.ts';
import type { Chat } from '../../data/assistant/chat.ts';

/** A reply is written a moment before or after its change to the release. */
const SAME_MS = 5000;

/** Whether the release has changed since the last reply: then its progress is checked before anything is asked. */
export function isBehind({ messages }: Chat, { updatedAt }: Pick<Release, 'updatedAt'>): boolean {
  const last = messages.at(-1);
  if (last?.role !== 'assistant') return true;
  return Date.parse(updatedAt) - Date.parse(last.timestamp) > SAME_MS;
}
