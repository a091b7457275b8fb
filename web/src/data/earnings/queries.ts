import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EarningsLine, FigureSource } from '../../../../shared/earnings/earnings-view.ts';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { usePagedList } from '../use-paged-list.ts';

/** The first and the last month, inclusive, as YYYY-MM; by default the last twelve months with figures. */
export type Range = { from?: string | undefined; to?: string | undefined };

/** Filters of a figure, in addition to its months. */
export type FigureOf = {
  releaseId?: string | undefined;
  trackId?: string | undefined;
  store?: string | undefined;
  country?: string | undefined;
};

/** Identifies the lines that make up one figure, for a release and a statement. */
export type LinesOf = Omit<FigureOf, 'releaseId'> & { releaseId: string; month: string; statementId: string };

/** Cache keys for earnings. The user's id is part of each key, so that no user sees another user's data. */
const keyOf = (userId: string | undefined, ...what: unknown[]) => ['earnings', userId, ...what];

export function useEarnings(range: Range) {
  const userId = useUserId();
  return useQuery({
    queryKey: keyOf(userId, 'range', range),
    queryFn: () => api('GET /api/me/earnings', { query: range }),
    enabled: userId !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** The artist's lifetime earnings, for cards. */
export function useEarningsSummary() {
  const userId = useUserId();
  return useQuery({
    queryKey: keyOf(userId, 'summary'),
    queryFn: () => api('GET /api/me/earnings/summary'),
    enabled: userId !== undefined,
  });
}

export function useReleaseEarnings(releaseId: string, range: Range) {
  const userId = useUserId();
  return useQuery({
    queryKey: keyOf(userId, 'release', releaseId, range),
    queryFn: () => api('GET /api/me/earnings/releases/{releaseId}', { params: { releaseId }, query: range }),
    enabled: userId !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** A figure broken down by month. */
export function useFigureMonths(range: Range, of: FigureOf, { enabled }: { enabled: boolean }) {
  const userId = useUserId();
  return useQuery({
    queryKey: keyOf(userId, 'months', range, of),
    queryFn: () => api('GET /api/me/earnings/months', { query: { ...range, ...of } }),
    enabled: enabled && userId !== undefined,
  });
}

/** A month's figure, broken down by release and statement. */
export function useFigureSources(month: string, of: FigureOf) {
  const userId = useUserId();
  return usePagedList<FigureSource, { items: FigureSource[]; next?: string | undefined }>({
    queryKey: keyOf(userId, 'sources', month, of),
    ask: (cursor) => api('GET /api/me/earnings/sources', { query: { month, ...of, ...(cursor && { cursor }) } }),
    idOf: ({ releaseId }) => releaseId,
  });
}

/** The lines of a statement behind a release's figure in a month. */
export function useFigureLines({ releaseId, ...of }: LinesOf) {
  const userId = useUserId();
  return usePagedList<EarningsLine, { items: EarningsLine[]; next?: string | undefined }>({
    queryKey: keyOf(userId, 'lines', releaseId, of),
    ask: (cursor) =>
      api('GET /api/me/earnings/releases/{releaseId}/lines', {
        params: { releaseId },
        query: { ...of, ...(cursor && { cursor }) },
      }),
    idOf: ({ line, trackId }) => `${line} ${trackId}`,
  });
}
