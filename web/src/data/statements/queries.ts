import { useQuery } from '@tanstack/react-query';
import type { StatementId } from '../../../../shared/ids.ts';
import { isMoving, type StatementState } from '../../../../shared/statements/statement-state.ts';
import type { StatementTab } from '../../../../shared/statements/statement-tab.ts';
import { api } from '../../lib/api.ts';
import { usePaged } from '../paged.ts';

export type StatementsTab = StatementTab | 'all';

/** Where the page holds what it knows of statements. Nobody else names these keys. */
export const statementKeys = {
  any: ['statements'],
  list: ['statements', 'list'],
  ofTab: (tab: StatementsTab) => ['statements', 'list', tab],
  one: (statementId: StatementId) => ['statements', 'one', statementId],
  detail: (statementId: StatementId) => ['statements', 'one', statementId, 'itself'],
  /** `of` is the version of what is listed: another plan is another list. */
  part: (statementId: StatementId, part: string, of: number) => ['statements', 'one', statementId, part, of],
  mappings: ['statements', 'mappings'],
  territories: ['statements', 'territories'],
  tracks: (q: string) => ['statements', 'tracks', q],
} as const;

const LIST_MS = 10_000;
/** So often a page asks how far a statement is. */
const MOVING_MS = 1_000;
const RESTING_MS = 30_000;

/** All statements, or those of a tab, the newest first; with how many each tab has. */
export const useStatements = (tab: StatementsTab) =>
  usePaged({
    queryKey: statementKeys.ofTab(tab),
    ask: (cursor) => api('GET /api/admin/statements', { query: { tab, cursor } }),
    idOf: ({ statementId }) => statementId,
    every: LIST_MS,
  });

const paceOf = (state: StatementState | undefined): number => (state && isMoving(state) ? MOVING_MS : RESTING_MS);

/** One statement; while a stage works on it the page follows each second. */
export const useStatement = (statementId: StatementId) =>
  useQuery({
    queryKey: statementKeys.detail(statementId),
    queryFn: () => api('GET /api/admin/statements/{statementId}', { params: { statementId } }),
    refetchInterval: ({ state: { data } }) => paceOf(data?.state),
  });

/**
 * What each artist gets, who gets most first, and what of it goes to advances: what would, or what did.
 * @param version of the plan
 */
export const useArtistShares = (statementId: StatementId, version: number, state: StatementState) =>
  usePaged({
    queryKey: statementKeys.part(statementId, `artists-${state}`, version),
    ask: (cursor) =>
      api('GET /api/admin/statements/{statementId}/artists', { params: { statementId }, query: { cursor } }),
    idOf: ({ artistId }) => artistId,
  });

/** The recordings that no code tells for certain, those with most money first. @param version of the plan */
export const useUnmatched = (statementId: StatementId, version: number) =>
  usePaged({
    queryKey: statementKeys.part(statementId, 'unmatched', version),
    ask: (cursor) =>
      api('GET /api/admin/statements/{statementId}/unmatched', { params: { statementId }, query: { cursor } }),
    idOf: ({ key }) => key,
  });

/** The first hundred lines that could not be counted. @param ver of the statement that was read */
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

/** How the file begins, and what may be chosen about how it is read. @param ver of the statement that was read */
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

/** Tracks of the catalogue that what was typed finds; nothing is asked before something is typed. */
export const useTrackSearch = (q: string) =>
  useQuery({
    queryKey: statementKeys.tracks(q),
    queryFn: () => api('GET /api/admin/statement-tracks', { query: { q } }),
    enabled: q.trim() !== '',
  });
