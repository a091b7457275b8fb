import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useIntention } from '../../../lib/intention.ts';
import { staleAfter } from '../keys.ts';
import { storeNewRelease } from '../release-cache.ts';

/** Creates a draft. @returns the new release */
export function useCreateRelease() {
  const client = useQueryClient();
  const intention = useIntention();
  return useMutation({
    mutationFn: () => api('POST /api/releases', { idempotencyKey: intention.keyFor() }),
    onSuccess: (release) => {
      intention.done();
      storeNewRelease(client, release);
      void client.invalidateQueries({ queryKey: staleAfter.created });
    },
  });
}
