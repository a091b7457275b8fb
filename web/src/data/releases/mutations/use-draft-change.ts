import { useQueryClient } from '@tanstack/react-query';
import type { Release } from '../../../../../shared/releases/release.ts';
import { releaseKeys } from '../keys.ts';
import { storeRelease } from '../release-cache.ts';

/** What every change of a draft does: the page shows its answer, and after a refusal it asks what the server has. */
export function useDraftChange(releaseId: string) {
  const client = useQueryClient();
  return {
    onSuccess: (release: Release): void => storeRelease(client, release),
    onError: (): Promise<void> => client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) }),
  };
}
