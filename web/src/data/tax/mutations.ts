import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficeTaxForm, TaxFormDetails } from '../../../../shared/tax/tax-form.ts';
import { api } from '../../lib/api.ts';
import { payoutKeys } from '../payouts/queries.ts';
import { taxKeys } from './queries.ts';

/** Submits a form. The typed values are not kept on the page. */
export function useSubmitTaxForm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: TaxFormDetails) => api('POST /api/me/tax-forms', { body: { form, isCertified: true } }),
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: payoutKeys.anyMine }),
  });
}

/** Shows a complete form. Each view is audited, so it takes a click, and the result is not cached. */
export const useTaxFormDetails = ({ artistId, taxFormId }: Pick<OfficeTaxForm, 'artistId' | 'taxFormId'>) =>
  useMutation({
    mutationFn: () =>
      api('POST /api/admin/artists/{artistId}/tax-forms/{taxFormId}/details', { params: { artistId, taxFormId } }),
    gcTime: 0,
  });

/** Rejects an unreliable form. The artist is then treated as having none. */
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
