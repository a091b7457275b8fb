import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useIntention } from '../../../lib/intention.ts';
import { releaseKeys } from '../keys.ts';

/** Writes into a release's thread, as its artist. */
export function useWriteMessage(releaseId: string) {
  const client = useQueryClient();
  const intention = useIntention();
  return useMutation({
    mutationFn: (text: string) =>
      api('POST /api/releases/{releaseId}/messages', {
        params: { releaseId },
        body: { text },
        idempotencyKey: intention.keyFor(text),
      }),
    onSuccess: () => {
      intention.done();
      // The message appears with the answer; until then the form is busy.
      return client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) });
    },
  });
}
