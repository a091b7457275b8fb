import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { ReleaseDetail } from '../../../../../shared/releases/release-detail.ts';
import { releaseKeys } from '../keys.ts';
import { type OptimisticPart, partKey } from '../optimistic-part.ts';
import { cachedDetail, storeRelease } from '../release-cache.ts';

/**
 * Changes a part of a release that the page shows before the server has saved it. Changes are sent one after the other.
 * An answer to an earlier change does not overwrite later ones (optimistic-part.ts). If the last change fails, the page
 * shows the server's last value.
 */
export function useOptimisticPart<P extends OptimisticPart>(releaseId: string, part: P) {
  const client = useQueryClient();
  const saved = useRef<Release[P]>(undefined);
  const queryKey = releaseKeys.detail(releaseId);
  const mutationKey = partKey(part, releaseId);
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  const put = (value: Release[P]) =>
    client.setQueryData<ReleaseDetail>(
      queryKey,
      (before) => before && { ...before, release: { ...before.release, [part]: value } },
    );
  return {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    show: (change: (now: Release[P]) => Release[P]): void => {
      const now = cachedDetail(client, releaseId)?.release[part];
      if (now === undefined) return;
      if (isLast()) saved.current = now;
      put(change(now));
    },
    store: (release: Release): void => {
      saved.current = release[part];
      storeRelease(client, release);
    },
    undo: (): void => {
      if (isLast() && saved.current !== undefined) put(saved.current);
      void client.invalidateQueries({ queryKey });
    },
  };
}
