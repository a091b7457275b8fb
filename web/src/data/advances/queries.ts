import { useQuery } from '@tanstack/react-query';
import type { ArtistId } from '../../../../shared/ids.ts';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { usePaged } from '../paged.ts';

/** Where pages hold what they know of advances. Nobody else names these keys. */
export const advanceKeys = {
  /** The id is part of the key: nobody sees what was loaded for another. */
  mine: (userId: string | undefined, month: string | undefined) => ['advances', 'mine', userId, month ?? ''],
  office: ['advances', 'office'],
  list: ['advances', 'office', 'list'],
  ofArtist: (artistId: ArtistId | undefined) => ['advances', 'office', 'artist', artistId],
  artists: (typed: string) => ['advances', 'artists', typed],
} as const;

/** The caller’s advances; of a month also what was taken for them. */
export function useMyAdvances(month?: string) {
  const userId = useUserId();
  return useQuery({
    queryKey: advanceKeys.mine(userId, month),
    queryFn: () => api('GET /api/me/advances', { query: month ? { month } : {} }),
    enabled: userId !== undefined,
  });
}

/** Everybody's, the newest first. */
export const useAdvances = () =>
  usePaged({
    queryKey: advanceKeys.list,
    ask: (cursor) => api('GET /api/admin/advances', { query: { cursor } }),
    idOf: ({ advanceId }) => advanceId,
  });

/** One artist's, and the releases that one may be limited to. */
export const useAdvancesOf = (artistId: ArtistId | undefined) =>
  useQuery({
    queryKey: advanceKeys.ofArtist(artistId),
    queryFn: () => api('GET /api/admin/artists/{artistId}/advances', { params: { artistId: artistId as ArtistId } }),
    enabled: artistId !== undefined,
  });

/** Who may be granted one: artists whose name begins so. */
export const useArtistsCalled = (typed: string) =>
  useQuery({
    queryKey: advanceKeys.artists(typed),
    queryFn: () => api('GET /api/admin/advances/artists', { query: { q: typed } }),
    enabled: typed !== '',
  });
