import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { usePagedList } from '../use-paged-list.ts';

/** Cache keys for takedowns. Only this folder uses them. */
export const takedownKeys = {
  /** A release's takedowns, as its artist sees them. */
  ofRelease: (releaseId: string) => ['takedowns', 'release', releaseId],
  anyRelease: ['takedowns', 'release'],
  /** Everything that the office reads. */
  office: ['takedowns', 'office'],
  queue: ['takedowns', 'office', 'queue'],
  inOffice: (artistId: string, releaseId: string) => ['takedowns', 'office', 'release', artistId, releaseId],
} as const;

/** A release's takedowns, newest first. */
export const useTakedowns = (releaseId: string) =>
  useQuery({
    queryKey: takedownKeys.ofRelease(releaseId),
    queryFn: () => api('GET /api/releases/{releaseId}/takedowns', { params: { releaseId } }),
  });

/** How often the office's queue is refetched, to show new requests and colleagues' actions. */
const QUEUE_REFETCH_MS = 10_000;

/**
 * The open takedowns of all artists, the one that is due first at the beginning.
 * @param options `polls: false` for a place that only shows their number
 */
export const useTakedownQueue = ({ polls = true }: { polls?: boolean } = {}) =>
  usePagedList({
    queryKey: takedownKeys.queue,
    ask: (cursor) => api('GET /api/admin/takedowns', { query: { cursor } }),
    idOf: ({ id }) => id,
    ...(polls && { every: QUEUE_REFETCH_MS }),
  });

/** A release's takedowns, as the office sees them. */
export const useOfficeTakedowns = (artistId: string, releaseId: string) =>
  useQuery({
    queryKey: takedownKeys.inOffice(artistId, releaseId),
    queryFn: () =>
      api('GET /api/admin/artists/{artistId}/releases/{releaseId}/takedowns', { params: { artistId, releaseId } }),
  });
