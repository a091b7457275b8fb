import { useQuery } from '@tanstack/react-query';
import type { ArtistId } from '../../../../shared/ids.ts';
import type { AuditEntry, AuditedKind } from '../../../../shared/office/audit-entry.ts';
import { api } from '../../lib/api.ts';
import { usePaged } from '../paged.ts';

/** Of which entries of the audit: to one object, by one person, of one day (YYYY-MM-DD, UTC), of one kind of object. */
export type AuditQuestion = {
  object?: string | undefined;
  person?: ArtistId | undefined;
  day?: string | undefined;
  kind?: AuditedKind | undefined;
};

/** Where the page holds what it knows of the whole platform. Nobody else names these keys. */
const officeKeys = {
  overview: ['office', 'overview'],
  plans: ['office', 'plans'],
  modelUse: (month: string) => ['office', 'model', month],
  audit: (asked: AuditQuestion) => ['office', 'audit', asked],
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

/** What the language model was used for in a month (YYYY-MM, UTC). */
export const useModelUse = (month: string) =>
  useQuery({
    queryKey: officeKeys.modelUse(month),
    queryFn: () => api('GET /api/admin/assistant/use', { query: { month } }),
  });

/** What was done in the office's name, the newest first. */
export const useAudit = (asked: AuditQuestion) =>
  usePaged({
    queryKey: officeKeys.audit(asked),
    ask: (cursor) => api('GET /api/admin/audit', { query: { ...asked, cursor } }),
    idOf: ({ id }) => id,
  });

/** All of those entries, for a file. */
export async function fetchAudit(asked: AuditQuestion): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await api('GET /api/admin/audit', { query: { ...asked, cursor } });
    entries.push(...page.items);
    cursor = page.next;
  } while (cursor !== undefined);
  return entries;
}
