import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { betweenPresses } from '../../lib/between-presses.ts';
import { releaseQuery } from '../releases/queries/release.ts';
import { settleUploads, useAllUploads } from './upload-store.ts';

const POLL_MS = 1000;

/**
 * Polls for the verdicts on this page's uploads. Needed where no component shows their release; a component that shows
 * it polls by itself.
 */
export function useFollowedUploads(): void {
  const client = useQueryClient();
  const uploads = useAllUploads();
  const checked = [...uploads.values()].filter(({ phase }) => phase === 'checking');
  const releaseIds = [...new Set(checked.map(({ place }) => place.releaseId))];
  const details = useQueries({
    queries: releaseIds.map((releaseId) => ({
      ...releaseQuery(client, releaseId),
      // This hook is one observer; a second observer is a component that already polls.
      refetchInterval: (query: { getObserversCount: () => number }) =>
        query.getObserversCount() > 1 ? false : POLL_MS,
    })),
  });
  useEffect(() => {
    for (const { data } of details) if (data) betweenPresses(() => settleUploads(data.release, data.media));
  });
}
