import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BATCH_LIMIT } from '../../../../shared/export/batch-export.ts';
import type { OfficeCard } from '../../../../shared/releases/card.ts';
import { api } from '../../lib/api.ts';
import { releaseKeys } from '../releases/keys.ts';
import { usePagedList } from '../use-paged-list.ts';

/** How often the visible queue is refetched (product 22.1). */
const QUEUE_MS = 15_000;
/** A claim expires five minutes after its last renewal, so one renewal may fail. */
const RENEW_MS = 2 * 60_000;

/** The review queue, oldest first, with the reviewers' claims. */
export const useReviewQueue = () =>
  usePagedList({
    queryKey: releaseKeys.queue,
    ask: (cursor) => api('GET /api/admin/review', { query: { cursor } }),
    idOf: ({ id }) => id,
    every: QUEUE_MS,
  });

/**
 * The review queue as one list, oldest first, limited to the number of releases that one batch can export (product
 * 14.12). `waiting` counts the whole queue.
 */
export const useWaitingReleases = () =>
  useQuery({
    queryKey: releaseKeys.waiting,
    queryFn: async () => {
      const cards = new Map<string, OfficeCard>();
      let cursor: string | undefined;
      for (;;) {
        const page = await api('GET /api/admin/review', { query: { cursor } });
        // A release that was submitted again while the next page was loading can be on both pages.
        for (const card of page.items) cards.set(card.id, card);
        cursor = page.next;
        const { waiting, claims } = page;
        if (cursor === undefined || cards.size >= BATCH_LIMIT)
          return { cards: [...cards.values()].slice(0, BATCH_LIMIT), waiting, claims };
      }
    },
    refetchInterval: QUEUE_MS,
  });

/** Claims a release while its page is open, and returns the current claim (product 22.2). */
export function useClaim({ artistId, releaseId }: { artistId: string; releaseId: string }) {
  useEffect(
    () => () => {
      // Claims expire by themselves, so a failure does no harm.
      api('DELETE /api/admin/artists/{artistId}/releases/{releaseId}/claim', { params: { artistId, releaseId } }).catch(
        () => undefined,
      );
    },
    [artistId, releaseId],
  );
  return useQuery({
    queryKey: releaseKeys.claim(artistId, releaseId),
    queryFn: () =>
      api('PUT /api/admin/artists/{artistId}/releases/{releaseId}/claim', { params: { artistId, releaseId } }),
    refetchInterval: RENEW_MS,
    // When the page is opened again, a cached claim may belong to somebody else.
    gcTime: 0,
  }).data?.claim;
}
