import { releaseKeys } from '../releases/keys.ts';

/** The conversation without a release. */
export const NEW_CHAT = 'new';

/**
 * Cache keys of conversations. A release's conversation is invalidated with it, because another tab's answers changed
 * the release.
 */
export const assistantKeys = {
  chat: (releaseId: string | undefined) =>
    releaseId === undefined ? ['assistant', NEW_CHAT] : [...releaseKeys.detail(releaseId), 'chat'],
} as const;
