import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const storeKeys = {
  any: ['stores'],
  /** Everything about one release at stores. */
  ofRelease: (releaseId: string) => ['stores', releaseId],
  states: (releaseId: string) => ['stores', releaseId, 'states'],
  history: (releaseId: string) => ['stores', releaseId, 'history'],
  office: (releaseId: string) => ['stores', releaseId, 'office'],
} as const;

/** The recorded states of the user's release. */
export const useStoreStates = (releaseId: string) =>
  useQuery({
    queryKey: storeKeys.states(releaseId),
    queryFn: () => api('GET /api/releases/{releaseId}/stores', { params: { releaseId } }),
  });

/** The events about the user's release, with their evidence. */
export const useStoreHistory = (releaseId: string) =>
  useQuery({
    queryKey: storeKeys.history(releaseId),
    queryFn: () => api('GET /api/releases/{releaseId}/stores/events', { params: { releaseId } }),
  });

/** The states of any artist's release at stores, with their events, for the office. */
export const useOfficeStores = (artistId: string, releaseId: string) =>
  useQuery({
    queryKey: storeKeys.office(releaseId),
    queryFn: () =>
      api('GET /api/admin/artists/{artistId}/releases/{releaseId}/stores', { params: { artistId, releaseId } }),
  });
