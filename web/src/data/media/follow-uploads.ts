import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { betweenPresses } from '../../lib/between-presses.ts';
import { releaseQuery } from '../releases/queries/release.ts';
import { settleUploads, useAllUploads } from './upload-store.ts';

const POLL_MS = 1000;

/**
 * Polls for the verdicts on this page's uploads. Needed only where no component shows their release, because such a
 * component polls by itself.
 */
export function useFollowedUploads(): void {
  const client = useQueryClient();
  const uploads = useAllUploads();
  const checked = [...uploads.values()].filter(({ phase }) => phase === 'checking');
  const releaseIds = [...new Set(checked.map(({ place }) => place.releaseId))];
  const details = useQueries({
    queries: releaseIds.map((releaseId) => ({
      ...releaseQuery(client, releaseId),
      // This hook is one observer. A second observer means that a component already polls.
      refetchInterval: (query: { getObserversCount: () => number }) =>
        query.getObserversCount() > 1 ? false : POLL_MS,
    })),
  });
  useEffect(() => {
    for (const { data } of details) if (data) betweenPresses(() => settleUploads(data.release, data.media));
  });
}
