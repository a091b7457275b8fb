import { useQueryClient } from '@tanstack/react-query';
import type { Release } from '../../../../../shared/releases/release.ts';
import { releaseKeys } from '../keys.ts';
import { storeRelease } from '../release-cache.ts';

/** The common part of every change to a draft: shows the server's answer, and refetches after a rejection. */
export function useDraftChange(releaseId: string) {
  const client = useQueryClient();
  return {
    onSuccess: (release: Release): void => storeRelease(client, release),
    onError: (): Promise<void> => client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) }),
  };
}
