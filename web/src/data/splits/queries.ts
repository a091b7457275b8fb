import { useQuery } from '@tanstack/react-query';
import type { ReleaseId, SplitInvitationId } from '../../../../shared/ids.ts';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { visitorApi } from '../../lib/visitor-api.ts';
import { usePaged } from '../paged.ts';

/** Where the page holds what it knows of splits. Nobody else names these keys. */
export const splitKeys = {
  any: ['splits'],
  ofRelease: (userId: string | undefined, releaseId: string) => ['splits', userId, 'release', releaseId],
  mine: (userId: string | undefined) => ['splits', userId, 'mine'],
  invitations: (userId: string | undefined) => ['splits', userId, 'invitations'],
  /** Apart from the lists: once it is answered there is nothing more to ask for. */
  link: (invitationId: string, token: string) => ['split-link', invitationId, token],
} as const;

/** What was agreed about each track of an own release. */
export function useReleaseSplits(releaseId: string) {
  const userId = useUserId();
  return useQuery({
    queryKey: splitKeys.ofRelease(userId, releaseId),
    queryFn: () => api('GET /api/releases/{releaseId}/splits', { params: { releaseId: releaseId as ReleaseId } }),
    enabled: userId !== undefined,
  });
}

/** The agreements in which one has a part, or which one has made. */
export function useMySplits() {
  const userId = useUserId();
  return usePaged({
    queryKey: splitKeys.mine(userId),
    ask: (cursor) => api('GET /api/me/splits', { query: { cursor } }),
    idOf: ({ trackId }) => trackId,
  });
}

/** What one's address is invited to and has not answered. */
export function useMyInvitations() {
  const userId = useUserId();
  return useQuery({
    queryKey: splitKeys.invitations(userId),
    queryFn: () => api('GET /api/me/split-invitations'),
    enabled: userId !== undefined,
  });
}

export type InvitationLink = { invitationId: string; token: string };

/** What a link from a mail leads to, for whoever has it. */
export const useInvitation = ({ invitationId, token }: InvitationLink) =>
  useQuery({
    queryKey: splitKeys.link(invitationId, token),
    queryFn: () =>
      visitorApi('GET /api/split-invitations/{invitationId}/{token}', {
        params: { invitationId: invitationId as SplitInvitationId, token },
      }),
    retry: false,
  });
