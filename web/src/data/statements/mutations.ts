import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StatementId } from '../../../../shared/ids.ts';
import type { NewDeduction } from '../../../../shared/statements/deduction.ts';
import type { FileSettings } from '../../../../shared/statements/file-settings.ts';
import type { Mapping, StoredMapping } from '../../../../shared/statements/mapping.ts';
import type { Statement } from '../../../../shared/statements/statement.ts';
import type { Decision, UnmatchedRecording } from '../../../../shared/statements/statement-parts.ts';
import type { StoredTerritoryName, TerritoryName } from '../../../../shared/statements/territory-name.ts';
import { api } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { statementKeys } from './queries.ts';

/** An action on a statement. Its reply replaces the cached statement, and the lists are refetched. */
function useStatementAction<V>(statementId: StatementId, mutationFn: (variables: V) => Promise<Statement>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (statement) => client.setQueryData(statementKeys.detail(statementId), statement),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: statementKeys.list }),
        client.invalidateQueries({ queryKey: statementKeys.one(statementId) }),
      ]),
  });
}

/** Sends settings that the file does not contain, and has the file read again. */
export const useChangeSettings = (statementId: StatementId) =>
  useStatementAction(statementId, (body: FileSettings) =>
    api('POST /api/admin/statements/{statementId}/given', { params: { statementId }, body }),
  );

/** Splits a file with several currencies into one statement per currency. */
export function useSplit(statementId: StatementId) {
  const client = useQueryClient();
  const intention = useIdempotencyKey();
  return useMutation({
    mutationFn: async (_: undefined) => {
      const answer = await api('POST /api/admin/statements/{statementId}/split', {
        params: { statementId },
        idempotencyKey: intention.keyFor(statementId),
      });
      intention.done();
      return answer;
    },
    onSettled: () => client.invalidateQueries({ queryKey: statementKeys.any }),
  });
}

/** Saves a mapping, and has the file read with it. */
export function useSaveMapping(statementId: StatementId) {
  const client = useQueryClient();
  return useStatementAction(statementId, async (body: Mapping) => {
    const statement = await api('POST /api/admin/statements/{statementId}/mapping', { params: { statementId }, body });
    await client.invalidateQueries({ queryKey: statementKeys.mappings });
    return statement;
  });
}

/** Saves which country each name means, for this statement and later ones. */
export const useNameTerritories = (statementId: StatementId) =>
  useStatementAction(statementId, (names: TerritoryName[]) =>
    api('POST /api/admin/statements/{statementId}/territories', { params: { statementId }, body: { names } }),
  );

/** Matches a recording, or withdraws its match if there is no choice. */
export const useMatchRecording = (statementId: StatementId) =>
  useStatementAction(
    statementId,
    ({ key, decision }: Pick<UnmatchedRecording, 'key'> & { decision: Decision | undefined }) =>
      decision
        ? api('PUT /api/admin/statements/{statementId}/matches/{key}', { params: { statementId, key }, body: decision })
        : api('DELETE /api/admin/statements/{statementId}/matches/{key}', { params: { statementId, key } }),
  );

/** Matches the recordings again against the current catalogue. */
export const useMatchAgain = (statementId: StatementId) =>
  useStatementAction(statementId, (_: undefined) =>
    api('POST /api/admin/statements/{statementId}/match', { params: { statementId } }),
  );

/** Adds a deduction, which makes the server compute a new plan. */
export function useAddDeduction(statementId: StatementId) {
  const intention = useIdempotencyKey();
  return useStatementAction(statementId, async (body: NewDeduction) => {
    const idempotencyKey = intention.keyFor(JSON.stringify(body));
    const statement = await api('POST /api/admin/statements/{statementId}/deductions', {
      params: { statementId },
      body,
      idempotencyKey,
    });
    intention.done();
    return statement;
  });
}

export const useRemoveDeduction = (statementId: StatementId) =>
  useStatementAction(statementId, (deductionId: string) =>
    api('DELETE /api/admin/statements/{statementId}/deductions/{deductionId}', {
      params: { statementId, deductionId },
    }),
  );

/** Approves one version of the plan. */
export function useApprove(statementId: StatementId) {
  const intention = useIdempotencyKey();
  return useStatementAction(statementId, async (body: { planVersion: number }) => {
    const idempotencyKey = intention.keyFor(JSON.stringify(body));
    const statement = await api('POST /api/admin/statements/{statementId}/approve', {
      params: { statementId },
      body,
      idempotencyKey,
    });
    intention.done();
    return statement;
  });
}

/** Reverses everything that was posted. */
export function useReverse(statementId: StatementId) {
  const intention = useIdempotencyKey();
  return useStatementAction(statementId, async (reason: string) => {
    const idempotencyKey = intention.keyFor(reason);
    const statement = await api('POST /api/admin/statements/{statementId}/reverse', {
      params: { statementId },
      body: { reason },
      idempotencyKey,
    });
    intention.done();
    return statement;
  });
}

/** Resumes a statement that is stuck. */
export const useResume = (statementId: StatementId) =>
  useStatementAction(statementId, (_: undefined) =>
    api('POST /api/admin/statements/{statementId}/resume', { params: { statementId } }),
  );

export const useDiscard = (statementId: StatementId) =>
  useStatementAction(statementId, (_: undefined) =>
    api('POST /api/admin/statements/{statementId}/discard', { params: { statementId } }),
  );

/** Forgets a mapping. */
export function useForgetMapping() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ mappingId }: Pick<StoredMapping, 'mappingId'>) =>
      api('DELETE /api/admin/statement-mappings/{mappingId}', { params: { mappingId } }),
    onSettled: () => client.invalidateQueries({ queryKey: statementKeys.mappings }),
  });
}

/** Forgets which country a name means. */
export function useForgetTerritoryName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ territoryNameId }: Pick<StoredTerritoryName, 'territoryNameId'>) =>
      api('DELETE /api/admin/statement-territories/{territoryNameId}', { params: { territoryNameId } }),
    onSettled: () => client.invalidateQueries({ queryKey: statementKeys.territories }),
  });
}

/** Requests the URL of the original file. */
export const requestOriginalUrl = (statementId: StatementId): Promise<{ url: string }> =>
  api('GET /api/admin/statements/{statementId}/original', { params: { statementId } });
