import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { releaseKeys } from '../keys.ts';

/** Writes a message to a release's thread as the artist. */
export function useWriteMessage(releaseId: string) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: (text: string) =>
      api('POST /api/releases/{releaseId}/messages', {
        params: { releaseId },
        body: { text },
        idempotencyKey: intention.keyFor(text),
      }),
    onSuccess: () => {
      intention.done();
      // The form stays busy until the message appears, which is when this refetch ends.
      return client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) });
    },
  });
}
