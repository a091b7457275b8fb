import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { releaseKeys } from '../keys.ts';

type Owned = { artistId: string; releaseId: string };

/** Writes a message from the office to a release's thread. */
export function useWriteOfficeMessage({ artistId, releaseId }: Owned) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: (text: string) =>
      api('POST /api/admin/artists/{artistId}/releases/{releaseId}/messages', {
        params: { artistId, releaseId },
        body: { text },
        idempotencyKey: intention.keyFor(text),
      }),
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: releaseKeys.officeRelease(artistId, releaseId) }),
  });
}
