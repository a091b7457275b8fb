import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Where the page holds what it knows of the whole platform. Nobody else names these keys. */
const officeKeys = {
  overview: ['office', 'overview'],
  plans: ['office', 'plans'],
} as const;

/** The figures of the dashboard go stale by what others do: they are asked for again while somebody looks. */
const OVERVIEW_MS = 60_000;

/** The platform in figures, and what waits for the office. */
export const useOverview = () =>
  useQuery({
    queryKey: officeKeys.overview,
    queryFn: () => api('GET /api/admin/overview'),
    refetchInterval: OVERVIEW_MS,
  });

/** Releases and revenue by plan. */
export const usePlanTotals = () => useQuery({ queryKey: officeKeys.plans, queryFn: () => api('GET /api/admin/plans') });
