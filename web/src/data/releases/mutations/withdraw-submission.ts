import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { releaseKeys } from '../keys.ts';
import { storeRelease } from '../release-cache.ts';

/** What was accepted with the payment of a release is not submitted, even if the payment still comes. */
export function useWithdrawSubmission() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (releaseId: string) =>
      api('DELETE /api/releases/{releaseId}/accepted-submission', { params: { releaseId } }),
    onSuccess: (release) => storeRelease(client, release),
    onError: (_error, releaseId) => client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) }),
  });
}
