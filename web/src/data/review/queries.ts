import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BATCH_LIMIT } from '../../../../shared/export/batch-export.ts';
import type { OfficeCard } from '../../../../shared/releases/card.ts';
import { api } from '../../lib/api.ts';
import { usePaged } from '../paged.ts';
import { releaseKeys } from '../releases/keys.ts';

/** So often the queue follows what colleagues do, while somebody looks at it (product 22.1). */
const QUEUE_MS = 15_000;
/** A claim ends five minutes after it was renewed last; one try may be lost. */
const RENEW_MS = 2 * 60_000;

/** What waits for the office, who has waited longest first, with the claims of those who review. */
export const useReviewQueue = () =>
  usePaged({
    queryKey: releaseKeys.queue,
    ask: (cursor) => api('GET /api/admin/review', { query: { cursor } }),
    idOf: ({ id }) => id,
    every: QUEUE_MS,
  });

/**
 * What waits for the office as one list, the longest waiting first: as many as one batch exports (product 14.12). `waiting` counts all of
 * them.
 */
export const useWaitingReleases = () =>
  useQuery({
    queryKey: releaseKeys.waiting,
    queryFn: async () => {
      const cards = new Map<string, OfficeCard>();
      let cursor: string | undefined;
      for (;;) {
        const page = await api('GET /api/admin/review', { query: { cursor } });
        // One that is submitted again while the next page is loaded can be on both.
        for (const card of page.items) cards.set(card.id, card);
        cursor = page.next;
        const { waiting, claims } = page;
        if (cursor === undefined || cards.size >= BATCH_LIMIT)
          return { cards: [...cards.values()].slice(0, BATCH_LIMIT), waiting, claims };
      }
    },
    refetchInterval: QUEUE_MS,
  });

/** Claims a release for as long as its page is open, and answers whose claim it is (product 22.2). */
export function useClaim({ artistId, releaseId }: { artistId: string; releaseId: string }) {
  useEffect(
    () => () => {
      // It ends by itself too: nobody waits for this.
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
    // What was claimed before may be somebody else's by now.
    gcTime: 0,
  }).data?.claim;
}
