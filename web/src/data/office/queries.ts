import { useQuery } from '@tanstack/react-query';
import type { ArtistId } from '../../../../shared/ids.ts';
import type { AuditEntry, AuditedKind } from '../../../../shared/office/audit-entry.ts';
import { api } from '../../lib/api.ts';
import { usePagedList } from '../use-paged-list.ts';

/** A filter of the audit: one object, one person, one day (YYYY-MM-DD, UTC), or one kind of object. */
export type AuditFilter = {
  object?: string | undefined;
  person?: ArtistId | undefined;
  day?: string | undefined;
  kind?: AuditedKind | undefined;
};

/** Cache keys for data of the whole platform. Only this file uses them. */
const officeKeys = {
  overview: ['office', 'overview'],
  plans: ['office', 'plans'],
  modelUse: (month: string) => ['office', 'model', month],
  audit: (filter: AuditFilter) => ['office', 'audit', filter],
} as const;

/** How often the visible dashboard is refetched, because other people's actions change its figures. */
const OVERVIEW_REFETCH_MS = 60_000;

/** The platform's key figures, and the work waiting for the office. */
export const useOverview = () =>
  useQuery({
    queryKey: officeKeys.overview,
    queryFn: () => api('GET /api/admin/overview'),
    refetchInterval: OVERVIEW_REFETCH_MS,
  });

/** Releases and revenue by plan. */
export const usePlanTotals = () => useQuery({ queryKey: officeKeys.plans, queryFn: () => api('GET /api/admin/plans') });

/** The language model's usage in a month (YYYY-MM, UTC). */
export const useModelUse = (month: string) =>
  useQuery({
    queryKey: officeKeys.modelUse(month),
    queryFn: () => api('GET /api/admin/assistant/use', { query: { month } }),
  });

/** The office's actions, newest first. */
export const useAudit = (filter: AuditFilter) =>
  usePagedList({
    queryKey: officeKeys.audit(filter),
    ask: (cursor) => api('GET /api/admin/audit', { query: { ...filter, cursor } }),
    idOf: ({ id }) => id,
  });

/** Fetches all entries that match a filter, for a file to download. */
export async function fetchAudit(filter: AuditFilter): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await api('GET /api/admin/audit', { query: { ...filter, cursor } });
    entries.push(...page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  return entries;
}
