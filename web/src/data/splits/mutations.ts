import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReleaseId, SplitInvitationId, TrackId } from '../../../../shared/ids.ts';
import type { SplitView } from '../../../../shared/splits/split-view.ts';
import { api } from '../../lib/api.ts';
import { useIntention } from '../../lib/intention.ts';
import { visitorApi } from '../../lib/visitor-api.ts';
import { type InvitationLink, splitKeys } from './queries.ts';

/** Whatever is done makes every list of splits stale, also where somebody else was faster. */
const useStale = () => {
  const client: QueryClient = useQueryClient();
  return () => client.invalidateQueries({ queryKey: splitKeys.any });
};

export type ProposedSplit = {
  tracks: { trackId: TrackId; rev: number }[];
  from: string;
  ownParts: number;
  parties: { name: string; email: string; parts: number }[];
};

/** Proposes how tracks of a release shall be shared. */
export function useProposeSplit(releaseId: ReleaseId) {
  const onSettled = useStale();
  const intention = useIntention();
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

/** Takes back a change that others have not agreed to. */
export function useWithdrawChange() {
  const onSettled = useStale();
  return useMutation({
    mutationFn: ({ releaseId, trackId, rev }: Pick<SplitView, 'releaseId' | 'trackId' | 'rev'>) =>
      api('POST /api/releases/{releaseId}/splits/{trackId}/withdraw', {
        params: { releaseId, trackId },
        body: { rev },
      }),
    onSettled,
  });
}

/** Agrees to a change that makes the own part smaller, or does not. */
export function useAnswerChange({ trackId, rev }: Pick<SplitView, 'trackId' | 'rev'>) {
  const onSettled = useStale();
  return useMutation({
    mutationFn: (answer: 'agree' | 'refuse') =>
      api('POST /api/me/splits/{trackId}/answer', { params: { trackId }, body: { rev, answer } }),
    onSettled,
  });
}

/** Mails the link of an invitation again. */
export const useSendInvitation = () =>
  useMutation({
    mutationFn: (invitationId: SplitInvitationId) =>
      api('POST /api/split-invitations/{invitationId}/send', { params: { invitationId } }),
  });

const paramsOf = ({ invitationId, token }: InvitationLink) => ({
  invitationId: invitationId as SplitInvitationId,
  token,
});

/** Accepts what the link leads to. @param text the one that was read */
export function useAcceptInvitation(link: InvitationLink) {
  const onSettled = useStale();
  return useMutation({
    mutationFn: (text: string) =>
      api('POST /api/split-invitations/{invitationId}/{token}/accept', { params: paramsOf(link), body: { text } }),
    onSettled,
  });
}

/** Declines it; nobody has to be signed in. */
export function useDeclineInvitation(link: InvitationLink) {
  const onSettled = useStale();
  return useMutation({
    mutationFn: () =>
      visitorApi('POST /api/split-invitations/{invitationId}/{token}/decline', { params: paramsOf(link) }),
    onSettled,
  });
}
