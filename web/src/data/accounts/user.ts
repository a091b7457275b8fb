import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { usePaged } from '../paged.ts';
import { accountKeys } from './queries.ts';

/** Somebody's account, as the office sees it. */
export const useUser = (artistId: string) =>
  useQuery({
    queryKey: accountKeys.user(artistId),
    queryFn: () => api('GET /api/admin/users/{artistId}', { params: { artistId } }),
  });

/** The address, which the user pool is asked for when somebody looks; never twice by itself. */
export const useUserEmail = (artistId: string) =>
  useQuery({
    queryKey: accountKeys.userEmail(artistId),
    queryFn: () => api('GET /api/admin/users/{artistId}/email', { params: { artistId } }),
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

export const useUserReleases = (artistId: string) =>
  usePaged({
    queryKey: accountKeys.userReleases(artistId),
    ask: (cursor) => api('GET /api/admin/users/{artistId}/releases', { params: { artistId }, query: { cursor } }),
    idOf: ({ id }) => id,
  });

/** What the artist's own pages show. That somebody looked is on record: it is asked for once, and never by itself. */
export const useAsArtist = (artistId: string) =>
  useQuery({
    queryKey: accountKeys.asArtist(artistId),
    queryFn: () => api('GET /api/admin/users/{artistId}/as-artist', { params: { artistId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

/** Who closes an account's page finds the list as it is now. */
export function useFreshListAfterwards(): void {
  const client = useQueryClient();
  useEffect(() => () => void client.invalidateQueries({ queryKey: accountKeys.users }), [client]);
}
