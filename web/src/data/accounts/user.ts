import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { usePagedList } from '../use-paged-list.ts';
import { accountKeys } from './queries.ts';

/** An account as the office sees it. */
export const useUser = (artistId: string) =>
  useQuery({
    queryKey: accountKeys.user(artistId),
    queryFn: () => api('GET /api/admin/users/{artistId}', { params: { artistId } }),
  });

/**
 * An account's email address. It is requested from the user pool only when shown, and never refetched automatically.
 */
export const useUserEmail = (artistId: string) =>
  useQuery({
    queryKey: accountKeys.userEmail(artistId),
    queryFn: () => api('GET /api/admin/users/{artistId}/email', { params: { artistId } }),
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

export const useUserReleases = (artistId: string) =>
  usePagedList({
    queryKey: accountKeys.userReleases(artistId),
    ask: (cursor) => api('GET /api/admin/users/{artistId}/releases', { params: { artistId }, query: { cursor } }),
    idOf: ({ id }) => id,
  });

/** An artist's own pages, read-only. Each request is audited, so it is never repeated automatically. */
export const useArtistView = (artistId: string) =>
  useQuery({
    queryKey: accountKeys.asArtist(artistId),
    queryFn: () => api('GET /api/admin/users/{artistId}/as-artist', { params: { artistId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

/** Refetches the list after an account's page is closed. */
export function useRefreshListOnLeave(): void {
  const client = useQueryClient();
  useEffect(() => () => void client.invalidateQueries({ queryKey: accountKeys.users }), [client]);
}
