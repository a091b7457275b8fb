import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { isProblem } from '../../../lib/problem-message.ts';
import { forgetEdits } from '../../edits/edit-store.ts';
import { releaseKeys, staleAfter } from '../keys.ts';

/** Expires the open checkout. A checkout that was just paid is no obstacle, because its payment is refunded too. */
const closeCheckout = (releaseId: string) =>
  api('DELETE /api/releases/{releaseId}/checkout', { params: { releaseId } }).catch((error: unknown) => {
    if (!isProblem(error, 'checkout-paid')) throw error;
  });

/** Withdraws a release that was submitted and not exported (product 11.15). */
export function useWithdrawRelease(releaseId: string) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  const withdraw = () =>
    api('POST /api/releases/{releaseId}/withdraw', { params: { releaseId }, idempotencyKey: intention.keyFor() });
  return useMutation({
    mutationFn: () =>
      withdraw().catch(async (error: unknown) => {
        if (!isProblem(error, 'checkout-open')) throw error;
        await closeCheckout(releaseId);
        return withdraw();
      }),
    onSuccess: () => {
      intention.done();
      forgetEdits(releaseId);
      void client.invalidateQueries({ queryKey: staleAfter.withdrawn });
      // The dialog stays busy until the page shows the withdrawn release.
      return client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) });
    },
    // The release's current state shows why it was not withdrawn.
    onError: () => client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) }),
  });
}
