import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUserId } from '../lib/use-user-id.ts';

/**
 * While somebody is signed in, the page asks again for what was changed in another tab, on another machine or by the office (product 2.9). Once for a page: it holds the connection. What listens is loaded after the page, which does not wait for it.
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
      () => {}, // not loaded: the page still asks when it is looked at again
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [artistId, client]);
}
