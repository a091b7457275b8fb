import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUserId } from '../lib/use-user-id.ts';

/**
 * While somebody is signed in, refetches what was changed in another tab, on another machine or by the office (product
 * 2.9). Use it once on a page, because it holds the connection. The listener is loaded after the page, which does not
 * wait for it.
 */
export function useLiveNews(): void {
  const client = useQueryClient();
  const artistId = useUserId();
  useEffect(() => {
    if (!artistId) return;
    let stop = () => {};
    let isOver = false;
    void import('./follow-news.ts').then(
      ({ followNews }) => {
        if (!isOver) stop = followNews(client, artistId);
      },
      () => {}, // Not loaded: the page still refetches when it becomes visible
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [artistId, client]);
}
