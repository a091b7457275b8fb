import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EnterStoreState } from '../../../../shared/stores/enter-store-states.ts';
import { api } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { staleAfter } from '../releases/keys.ts';
import { storeKeys } from './queries.ts';

/** Enters what stores reported about a release. */
export function useEnterStoreState(artistId: string, releaseId: string) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: EnterStoreState) =>
      api('POST /api/admin/artists/{artistId}/releases/{releaseId}/store-events', {
        params: { artistId, releaseId },
        body,
        idempotencyKey: intention.keyFor(JSON.stringify(body)),
      }),
    onSuccess: intention.done,
    onSettled: () => {
      // The release's history and badge change with its first live store.
      void client.invalidateQueries({ queryKey: staleAfter.exported });
      return client.invalidateQueries({ queryKey: storeKeys.ofRelease(releaseId) });
    },
  });
}

/** Enters the states of many releases from a file. */
export function useImportStoreStates() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (csv: string) => api('POST /api/admin/store-events/import', { body: { csv } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: staleAfter.exported });
      return client.invalidateQueries({ queryKey: storeKeys.any });
    },
  });
}
