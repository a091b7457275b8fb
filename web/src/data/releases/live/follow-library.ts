import type { QueryClient } from '@tanstack/react-query';
import { releaseKeys } from '../keys.ts';
import { cachedCards, cachedDetail, removeRelease } from '../release-cache.ts';
import { type CachedLibrary, libraryUpdates } from './library-updates.ts';

/** The library data in the page's cache. */
function cachedLibrary(client: QueryClient): CachedLibrary {
  const isOpen = (releaseId: string) =>
    client
      .getQueryCache()
      .find({ queryKey: releaseKeys.detail(releaseId) })
      ?.isActive() ?? false;
  return {
    revOf: (releaseId) => {
      const card = cachedCards(client).find(({ id }) => id === releaseId);
      return Math.max(card?.rev ?? 0, cachedDetail(client, releaseId)?.release.rev ?? 0);
    },
    refetch: (releaseIds) => {
      const details = releaseIds === 'all' ? [releaseKeys.details] : releaseIds.map(releaseKeys.detail);
      return Promise.all([releaseKeys.library, ...details].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    remove: (releaseId) => {
      // Refetches a release only if a page shows it, because an open page would keep showing the data of a removed
      // query.
      if (isOpen(releaseId)) void client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) });
      else removeRelease(client, releaseId);
    },
  };
}

/** Keeps the library and the open release up to date with changes made elsewhere. */
export const followLibrary = (client: QueryClient) =>
  libraryUpdates(cachedLibrary(client), {
    now: Date.now,
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
