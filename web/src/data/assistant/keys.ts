import { releaseKeys } from '../releases/keys.ts';

/** The cache key of a conversation that has no release yet. */
export const NEW_CHAT = 'new';

/**
 * Cache keys of conversations. Invalidating a release also invalidates its conversation, because the release may have
 * changed through answers in a different tab.
 */
export const assistantKeys = {
  chat: (releaseId: string | undefined) =>
    releaseId === undefined ? ['assistant', NEW_CHAT] : [...releaseKeys.detail(releaseId), 'chat'],
} as const;
