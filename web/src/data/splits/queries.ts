import { useQuery } from '@tanstack/react-query';
import type { ReleaseId, SplitInvitationId } from '../../../../shared/ids.ts';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { visitorApi } from '../../lib/visitor-api.ts';
import { usePagedList } from '../use-paged-list.ts';

/** The query keys for splits. Only this folder uses them. */
export const splitKeys = {
  any: ['splits'],
  ofRelease: (userId: string | undefined, releaseId: string) => ['splits', userId, 'release', releaseId],
  mine: (userId: string | undefined) => ['splits', userId, 'mine'],
  invitations: (userId: string | undefined) => ['splits', userId, 'invitations'],
  /** Separate from the lists, because an invitation must not be loaded again once it is answered. */
  link: (invitationId: string, token: string) => ['split-link', invitationId, token],
} as const;

/** The agreement for each track of the user's release. */
export function useReleaseSplits(releaseId: ReleaseId) {
  const userId = useUserId();
  return useQuery({
    queryKey: splitKeys.ofRelease(userId, releaseId),
    queryFn: () => api('GET /api/releases/{releaseId}/splits', { params: { releaseId } }),
    enabled: userId !== undefined,
  });
}

/** Agreements that the user has made or is a party to. */
export function useMySplits() {
  const userId = useUserId();
  return usePagedList({
    queryKey: splitKeys.mine(userId),
    ask: (cursor) => api('GET /api/me/splits', { query: { cursor } }),
    idOf: ({ trackId }) => trackId,
  });
}

/** Unanswered invitations to the user's email address. */
export function useMyInvitations() {
  const userId = useUserId();
  return useQuery({
    queryKey: splitKeys.invitations(userId),
    queryFn: () => api('GET /api/me/split-invitations'),
    enabled: userId !== undefined,
  });
}

export type InvitationLink = { invitationId: SplitInvitationId; token: string };

/** The invitation to which an emailed link leads. Works without signing in. */
export const useInvitation = ({ invitationId, token }: InvitationLink) =>
  useQuery({
    queryKey: splitKeys.link(invitationId, token),
    queryFn: () =>
      visitorApi('GET /api/split-invitations/{invitationId}/{token}', {
        params: { invitationId, token },
      }),
    retry: false,
  });
