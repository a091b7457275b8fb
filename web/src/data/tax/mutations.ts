import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficeTaxForm, TaxFormDetails } from '../../../../shared/tax/tax-form.ts';
import { api } from '../../lib/api.ts';
import { payoutKeys } from '../payouts/queries.ts';
import { taxKeys } from './queries.ts';

/** Sends a form. What was typed is not kept in the page. */
export function useSendTaxForm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: TaxFormDetails) => api('POST /api/me/tax-forms', { body: { form, isCertified: true } }),
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: payoutKeys.anyMine }),
  });
}

/** All that a form says. Each look is on record, so it is asked for by a click, and not kept. */
export const useTaxFormDetails = ({ artistId, taxFormId }: Pick<OfficeTaxForm, 'artistId' | 'taxFormId'>) =>
  useMutation({
    mutationFn: () =>
      api('POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/details', { params: { artistId, taxFormId } }),
    gcTime: 0,
  });

/** A form that cannot be relied on counts as none. */
export function useRejectTaxForm({ artistId, taxFormId }: Pick<OfficeTaxForm, 'artistId' | 'taxFormId'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      api('POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/reject', {
        params: { artistId, taxFormId },
        body: { reason },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: taxKeys.office }),
  });
}
