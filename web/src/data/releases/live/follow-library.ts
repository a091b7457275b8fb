import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '../../../../../shared/contract/page.ts';
import type { ReleaseCard } from '../../../../../shared/releases/card.ts';
import type { ReleaseDetail } from '../../../../../shared/releases/contract.ts';
import { forgetRelease, releaseKeys } from '../queries.ts';
import { type LibraryPage, libraryNews } from './library-news.ts';

const everyDetail = [...releaseKeys.all, 'detail'];

/** The page's own knowledge: what its queries hold. */
function pageOf(client: QueryClient): LibraryPage {
  const cards = () => client.getQueryData<InfiniteData<Page<ReleaseCard>>>(releaseKeys.library)?.pages ?? [];
  const isOpen = (releaseId: string) =>
    client
      .getQueryCache()
      .find({ queryKey: releaseKeys.detail(releaseId) })
      ?.isActive() ?? false;
  return {
    revOf: (releaseId) => {
      const card = cards()
        .flatMap(({ items }) => items)
        .find(({ id }) => id === releaseId);
      const detail = client.getQueryData<ReleaseDetail>(releaseKeys.detail(releaseId));
      return Math.max(card?.rev ?? 0, detail?.release.rev ?? 0);
    },
    refetch: (releaseIds) => {
      const details = releaseIds === 'all' ? [everyDetail] : releaseIds.map(releaseKeys.detail);
      return Promise.all([releaseKeys.library, ...details].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    remove: (releaseId) => {
      // Who has it open sees the API's own answer; a query that is taken away would go on showing what it had.
      if (isOpen(releaseId)) void client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) });
      else forgetRelease(client, releaseId);
    },
  };
}

/** Keeps the library and the open release up to date with what is changed elsewhere. */
export const followLibrary = (client: QueryClient) =>
  libraryNews(pageOf(client), {
    now: Date.now,
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
