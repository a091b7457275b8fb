import { skipToken, useQuery } from '@tanstack/react-query';
import type { ArtistId } from '../../../../shared/ids.ts';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { usePagedList } from '../use-paged-list.ts';

/** Cache keys for advances. Only this folder uses them. */
export const advanceKeys = {
  /** Includes the user's id, so that no user sees another user's data. */
  mine: (userId: string | undefined, month: string | undefined) => ['advances', 'mine', userId, month ?? ''],
  office: ['advances', 'office'],
  list: ['advances', 'office', 'list'],
  ofArtist: (artistId: ArtistId | undefined) => ['advances', 'office', 'artist', artistId],
  artists: (typed: string) => ['advances', 'artists', typed],
} as const;

/** The caller’s advances, and their recoupment in a month. */
export function useMyAdvances(month?: string) {
  const userId = useUserId();
  return useQuery({
    queryKey: advanceKeys.mine(userId, month),
    queryFn: () => api('GET /api/me/advances', { query: month ? { month } : {} }),
    enabled: userId !== undefined,
  });
}

/** All advances, newest first. */
export const useAdvances = () =>
  usePagedList({
    queryKey: advanceKeys.list,
    ask: (cursor) => api('GET /api/admin/advances', { query: { cursor } }),
    idOf: ({ advanceId }) => advanceId,
  });

/** An artist's advances, and the releases that an advance may be limited to. */
export const useAdvancesOf = (artistId: ArtistId | undefined) =>
  useQuery({
    queryKey: advanceKeys.ofArtist(artistId),
    queryFn:
      artistId === undefined
        ? skipToken
        : () => api('GET /api/admin/artists/{artistId}/advances', { params: { artistId } }),
  });

/** Searches for artists by the beginning of a name. */
export const useArtistSearch = (typed: string) =>
  useQuery({
    queryKey: advanceKeys.artists(typed),
    queryFn: () => api('GET /api/admin/advances/artists', { query: { q: typed } }),
    enabled: typed !== '',
  });
