import { useQuery } from '@tanstack/react-query';
import type { StatementId } from '../../../../shared/ids.ts';
import { isInProgress, type StatementState } from '../../../../shared/statements/statement-state.ts';
import type { StatementTab } from '../../../../shared/statements/statement-tab.ts';
import { api } from '../../lib/api.ts';
import { usePagedList } from '../use-paged-list.ts';

export type StatementsTab = StatementTab | 'all';

/** Cache keys for statements. Only this folder uses them. */
export const statementKeys = {
  any: ['statements'],
  list: ['statements', 'list'],
  ofTab: (tab: StatementsTab) => ['statements', 'list', tab],
  one: (statementId: StatementId) => ['statements', 'one', statementId],
  detail: (statementId: string) => ['statements', 'one', statementId, 'itself'],
  /** `of` is the version to which the list belongs, because each plan has its own list. */
  part: (statementId: StatementId, part: string, of: number) => ['statements', 'one', statementId, part, of],
  mappings: ['statements', 'mappings'],
  territories: ['statements', 'territories'],
  tracks: (q: string) => ['statements', 'tracks', q],
} as const;

const LIST_MS = 10_000;
/** How often a statement in progress is polled. */
const IN_PROGRESS_POLL_MS = 1_000;
const IDLE_POLL_MS = 30_000;

/** All statements, or those in one tab, newest first, with the number in each tab. */
export const useStatements = (tab: StatementsTab) =>
  usePagedList({
    queryKey: statementKeys.ofTab(tab),
    ask: (cursor) => api('GET /api/admin/statements', { query: { tab, cursor } }),
    idOf: ({ statementId }) => statementId,
    every: LIST_MS,
  });

const pollInterval = (state: StatementState | undefined): number =>
  state && isInProgress(state) ? IN_PROGRESS_POLL_MS : IDLE_POLL_MS;

/** One statement. The page polls it every second while a stage is running. */
export const useStatement = (statementId: StatementId) =>
  useQuery({
    queryKey: statementKeys.detail(statementId),
    queryFn: () => api('GET /api/admin/statements/{statementId}', { params: { statementId } }),
    refetchInterval: ({ state: { data } }) => pollInterval(data?.state),
  });

/**
 * Artists' shares, largest first, and how much of each goes to advances. The amounts are projected until posting, and
 * actual afterwards.
 * @param version of the plan
 */
export const useArtistShares = (statementId: StatementId, version: number, state: StatementState) =>
  usePagedList({
    queryKey: statementKeys.part(statementId, `artists-${state}`, version),
    ask: (cursor) =>
      api('GET /api/admin/statements/{statementId}/artists', { params: { statementId }, query: { cursor } }),
    idOf: ({ artistId }) => artistId,
  });

/** Recordings whose codes do not settle the match, in descending order of earnings. @param version of the plan */
export const useUnmatched = (statementId: StatementId, version: number) =>
  usePagedList({
    queryKey: statementKeys.part(statementId, 'unmatched', version),
    ask: (cursor) =>
      api('GET /api/admin/statements/{statementId}/unmatched', { params: { statementId }, query: { cursor } }),
    idOf: ({ key }) => key,
  });

/** The first hundred lines that could not be read. @param ver of the statement that was read */
export const useBadLines = (statementId: StatementId, ver: number) =>
  useQuery({
    queryKey: statementKeys.part(statementId, 'bad-lines', ver),
    queryFn: () => api('GET /api/admin/statements/{statementId}/bad-lines', { params: { statementId } }),
  });

/** The first hundred rows that were set aside. @param ver of the statement that was read */
export const useSetAside = (statementId: StatementId, ver: number) =>
  useQuery({
    queryKey: statementKeys.part(statementId, 'set-aside', ver),
    queryFn: () => api('GET /api/admin/statements/{statementId}/set-aside', { params: { statementId } }),
  });

/** The beginning of the file, and choices for reading it. @param ver of the statement that was read */
export const useFileHead = (statementId: StatementId, ver: number) =>
  useQuery({
    queryKey: statementKeys.part(statementId, 'head', ver),
    queryFn: () => api('GET /api/admin/statements/{statementId}/head', { params: { statementId } }),
  });

/** The formats that the office has mapped. */
export const useMappings = () =>
  useQuery({ queryKey: statementKeys.mappings, queryFn: () => api('GET /api/admin/statement-mappings') });

/** The names of territories that the office has identified. */
export const useTerritoryNames = () =>
  useQuery({ queryKey: statementKeys.territories, queryFn: () => api('GET /api/admin/statement-territories') });

/** Searches the catalogue's tracks. Sends no request for an empty string. */
export const useTrackSearch = (q: string) =>
  useQuery({
    queryKey: statementKeys.tracks(q),
    queryFn: () => api('GET /api/admin/statement-tracks', { query: { q } }),
    enabled: q.trim() !== '',
  });
