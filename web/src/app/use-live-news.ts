import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUserId } from '../lib/use-user-id.ts';

/**
 * Refetches data that was changed in another tab, on another device or by the office, while a user is signed in
 * (product 2.9). Use it only once per page, because it holds the connection. The page does not wait for the listener to
 * load.
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
      () => {}, // If loading fails, the page still refetches when it becomes visible.
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [artistId, client]);
}
