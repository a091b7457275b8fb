import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficePayout } from '../../../../shared/payouts/payout.ts';
import type { PayoutMethod, PayoutMethodDetails } from '../../../../shared/payouts/payout-method.ts';
import { api } from '../../lib/api.ts';
import { payoutKeys } from './queries.ts';

export function useAddMethod() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { password: string; method: PayoutMethodDetails; label?: string }) =>
      api('POST /api/me/payout-methods', { body }),
    // Discards the typed bank details when the user leaves the page.
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: payoutKeys.anyMine }),
  });
}

type Change = Pick<PayoutMethod, 'methodId'> & { password: string; label: string; method?: PayoutMethodDetails };

/** Renames a method, or changes its destination. A new destination is put on hold again; a new name is not. */
export function useChangeMethod() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ methodId, ...body }: Change) =>
      api('PUT /api/me/payout-methods/{methodId}', { params: { methodId }, body }),
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: payoutKeys.anyMine }),
  });
}

export function useRemoveMethod() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ methodId }: Pick<PayoutMethod, 'methodId'>) =>
      api('DELETE /api/me/payout-methods/{methodId}', { params: { methodId } }),
    onSettled: () => client.invalidateQueries({ queryKey: payoutKeys.anyMine }),
  });
}

/** Shows a payout's unmasked destination. Each view is audited, so it takes a click, and the result is not cached. */
export const useRevealMethod = ({ artistId, payoutId }: Pick<OfficePayout, 'artistId' | 'payoutId'>) =>
  useMutation({
    mutationFn: () =>
      api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/method', { params: { artistId, payoutId } }),
    gcTime: 0,
  });
