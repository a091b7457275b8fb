import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { releaseKeys } from '../keys.ts';

/** Writes a message from the artist to a release's thread. */
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
      // The form stays busy until this refetch ends, because that is when the message appears.
      return client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) });
    },
  });
}
