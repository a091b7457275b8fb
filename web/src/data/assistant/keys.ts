import { releaseKeys } from '../releases/keys.ts';

/** The conversation that has no release yet. */
export const NEW_CHAT = 'new';

/** Where the page holds conversations. One of a release goes stale with it: what another tab has answered changed the release. */
export const assistantKeys = {
  chat: (releaseId: string | undefined) =>
    releaseId === undefined ? ['assistant', NEW_CHAT] : [...releaseKeys.detail(releaseId), 'chat'],
} as const;
