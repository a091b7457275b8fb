import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficeAdvance } from '../../../../shared/advances/advance.ts';
import type { ArtistId, ReleaseId } from '../../../../shared/ids.ts';
import { api } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { advanceKeys } from './queries.ts';

export type NewAdvance = {
  artistId: ArtistId;
  cents: number;
  /** The fraction of the share that is recouped, in ten-thousandths. */
  parts: number;
  releaseIds?: ReleaseId[];
  reason: string;
};

/** Grants an advance. */
export function useGrantAdvance() {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ artistId, ...body }: NewAdvance) =>
      api('POST /api/admin/artists/{artistId}/advances', {
        params: { artistId },
        body,
        idempotencyKey: intention.keyFor(JSON.stringify({ artistId, ...body })),
      }),
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: advanceKeys.office }),
  });
}

export type AdvanceEnd = { how: 'taken-back' | 'forgiven'; reason: string };

/** Ends an advance. */
export function useEndAdvance({ artistId, advanceId }: Pick<OfficeAdvance, 'artistId' | 'advanceId'>) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: AdvanceEnd) =>
      api('POST /api/admin/artists/{artistId}/advances/{advanceId}/end', {
        params: { artistId, advanceId },
        body,
        idempotencyKey: intention.keyFor(JSON.stringify(body)),
      }),
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: advanceKeys.office }),
  });
}
