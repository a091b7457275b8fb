import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
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
