import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficeAdvance } from '../../../../shared/advances/advance.ts';
import type { ArtistId, ReleaseId } from '../../../../shared/ids.ts';
import { api } from '../../lib/api.ts';
import { useIntention } from '../../lib/intention.ts';
import { advanceKeys } from './queries.ts';

export type Granted = {
  artistId: ArtistId;
  cents: number;
  /** Of 10,000. */
  parts: number;
  releaseIds?: ReleaseId[];
  reason: string;
};

/** Pays an artist ahead. */
export function useGrantAdvance() {
  const client = useQueryClient();
  const intention = useIntention();
  return useMutation({
    mutationFn: ({ artistId, ...body }: Granted) =>
      api('POST /api/admin/artists/{artistId}/advances', {
        params: { artistId },
        body,
        idempotencyKey: intention.keyFor(JSON.stringify({ artistId, ...body })),
      }),
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: advanceKeys.office }),
  });
}

export type Ended = { how: 'taken-back' | 'forgiven'; reason: string };

/** What is out is taken back, or need not come back. */
export function useEndAdvance({ artistId, advanceId }: Pick<OfficeAdvance, 'artistId' | 'advanceId'>) {
  const client = useQueryClient();
  const intention = useIntention();
  return useMutation({
    mutationFn: (body: Ended) =>
      api('POST /api/admin/artists/{artistId}/advances/{advanceId}/end', {
        params: { artistId, advanceId },
        body,
        idempotencyKey: intention.keyFor(JSON.stringify(body)),
      }),
    onSuccess: intention.done,
    onSettled: () => client.invalidateQueries({ queryKey: advanceKeys.office }),
  });
}
