import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReleaseId, SplitInvitationId, TrackId } from '../../../../shared/ids.ts';
import type { SplitView } from '../../../../shared/splits/split-view.ts';
import { api } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { visitorApi } from '../../lib/visitor-api.ts';
import { type InvitationLink, splitKeys } from './queries.ts';

/** Refreshes every list of splits after each action, even if a different person acted first. */
const useInvalidateSplits = () => {
  const client: QueryClient = useQueryClient();
  return () => client.invalidateQueries({ queryKey: splitKeys.any });
};

export type ProposedSplit = {
  tracks: { trackId: TrackId; rev: number }[];
  from: string;
  ownParts: number;
  parties: { name: string; email: string; parts: number }[];
};

/** Proposes how to share a release's tracks. */
export function useProposeSplit(releaseId: ReleaseId) {
  const onSettled = useInvalidateSplits();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: ProposedSplit) =>
      api('POST /api/releases/{releaseId}/splits', {
        params: { releaseId },
        body,
        idempotencyKey: intention.keyFor(JSON.stringify(body)),
      }),
    onSuccess: intention.done,
    onSettled,
  });
}

/** Withdraws a change to which the other parties have not agreed. */
export function useWithdrawChange() {
  const onSettled = useInvalidateSplits();
  return useMutation({
    mutationFn: ({ releaseId, trackId, rev }: Pick<SplitView, 'releaseId' | 'trackId' | 'rev'>) =>
      api('POST /api/releases/{releaseId}/splits/{trackId}/withdraw', {
        params: { releaseId, trackId },
        body: { rev },
      }),
    onSettled,
  });
}

/** Agrees to a change that reduces the user's part, or declines it. */
export function useAnswerChange({ trackId, rev }: Pick<SplitView, 'trackId' | 'rev'>) {
  const onSettled = useInvalidateSplits();
  return useMutation({
    mutationFn: (answer: 'agree' | 'refuse') =>
      api('POST /api/me/splits/{trackId}/answer', { params: { trackId }, body: { rev, answer } }),
    onSettled,
  });
}

/** Emails an invitation's link again. */
export const useResendInvitation = () =>
  useMutation({
    mutationFn: (invitationId: SplitInvitationId) =>
      api('POST /api/split-invitations/{invitationId}/send', { params: { invitationId } }),
  });

/** Accepts the version of an invitation that the page showed. The server rejects any other version. */
export function useAcceptInvitation(link: InvitationLink) {
  const onSettled = useInvalidateSplits();
  return useMutation({
    mutationFn: (agreementsHash: string) =>
      api('POST /api/split-invitations/{invitationId}/{token}/accept', {
        params: link,
        body: { agreementsHash },
      }),
    onSettled,
  });
}

/** Declines an invitation; works without signing in. */
export function useDeclineInvitation(link: InvitationLink) {
  const onSettled = useInvalidateSplits();
  return useMutation({
    mutationFn: () => visitorApi('POST /api/split-invitations/{invitationId}/{token}/decline', { params: link }),
    onSettled,
  });
}
