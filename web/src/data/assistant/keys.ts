import { releaseKeys } from '../releases/keys.ts';

/** The key of the conversation without a release. */
export const NEW_CHAT = 'new';

/**
 * Cache keys of conversations. Invalidating a release also invalidates its conversation, because another tab's answers
 * may have changed the release.
 */
export const assistantKeys = {
  chat: (releaseId: string | undefined) =>
    releaseId === undefined ? ['assistant', NEW_CHAT] : [...releaseKeys.detail(releaseId), 'chat'],
} as const;
