import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { staleAfter } from '../keys.ts';
import { storeNewRelease } from '../release-cache.ts';

/** Creates a draft. @returns the new release */
export function useCreateRelease() {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: () => api('POST /api/releases', { idempotencyKey: intention.keyFor() }),
    onSuccess: (release) => {
      intention.done();
      storeNewRelease(client, release);
      void client.invalidateQueries({ queryKey: staleAfter.created });
    },
  });
}
