import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficeTakedown, Takedown } from '../../../../shared/takedowns/takedown.ts';
import type { TakedownReason } from '../../../../shared/takedowns/takedown-reasons.ts';
import { api } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { releaseKeys } from '../releases/keys.ts';
import { takedownKeys } from './queries.ts';

/** A takedown as the artist chose it; an omitted part means all of it. */
export type TakedownRequest = {
  stores?: string[];
  territories?: string[];
  trackIds?: string[];
  day?: string;
  reason: TakedownReason;
  words?: string;
};

/** Requests a takedown of a release. It can withdraw the release at once, if the release is in no store any more. */
export function useRequestTakedown(releaseId: string) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: TakedownRequest) =>
      api('POST /api/releases/{releaseId}/takedowns', {
        params: { releaseId },
        body,
        idempotencyKey: intention.keyFor(JSON.stringify(body)),
      }),
    onSuccess: ({ state }) => {
      intention.done();
      if (state === 'done') void client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: takedownKeys.ofRelease(releaseId) }),
  });
}

/** Cancels a takedown that was not sent yet. */
export function useCancelTakedown(releaseId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Takedown, 'id'>) =>
      api('DELETE /api/releases/{releaseId}/takedowns/{takedownId}', { params: { releaseId, takedownId: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: takedownKeys.ofRelease(releaseId) }),
  });
}

type InOffice = Pick<OfficeTakedown, 'artistId' | 'releaseId' | 'id'>;
const paramsOf = ({ artistId, releaseId, id: takedownId }: InOffice) => ({ artistId, releaseId, takedownId });

/** Invalidates what the office sees of takedowns and, because the last store ends it, of the release. */
function useOfficeRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([takedownKeys.office, releaseKeys.office].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Records that a takedown is sent to the stores, and makes its file. */
export function useSendTakedown(takedown: InOffice) {
  const onSettled = useOfficeRefresh();
  return useMutation({
    mutationFn: () =>
      api('POST /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/send', {
        params: paramsOf(takedown),
      }),
    retry: false,
    onSettled,
  });
}

/** Downloads the file that was sent. */
export const useTakedownFile = (takedown: InOffice) =>
  useMutation({
    mutationFn: () =>
      api('GET /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/file', {
        params: paramsOf(takedown),
      }),
  });

export type TakedownConfirmation = {
  stores: string[];
  evidence: { kind: 'words'; text: string } | { kind: 'address'; url: string } | { kind: 'person' };
};

/** Records that stores have confirmed a takedown. */
export function useConfirmTakedown(takedown: InOffice) {
  const onSettled = useOfficeRefresh();
  return useMutation({
    mutationFn: (body: TakedownConfirmation) =>
      api('POST /api/admin/artists/{artistId}/releases/{releaseId}/takedowns/{takedownId}/confirm', {
        params: paramsOf(takedown),
        body,
      }),
    onSettled,
  });
}
