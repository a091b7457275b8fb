import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { releaseKeys } from '../keys.ts';
import { storeRelease } from '../release-cache.ts';

/** Cancels a submission that was accepted together with a payment, even if the payment arrives later. */
export function useWithdrawSubmission() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (releaseId: string) =>
      api('DELETE /api/releases/{releaseId}/accepted-submission', { params: { releaseId } }),
    onSuccess: (release) => storeRelease(client, release),
    onError: (_error, releaseId) => client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) }),
  });
}
