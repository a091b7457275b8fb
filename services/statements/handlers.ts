import { Problem } from '../../shared/contract/problem.ts';
import { readablePart } from '../../shared/readable-text.ts';
import type { statementsContract } from '../../shared/statements/contract.ts';
import type { Statement } from '../../shared/statements/statement.ts';
import { FileHead } from '../../shared/statements/statement-parts.ts';
import { isInProgress } from '../../shared/statements/statement-state.ts';
import { audit, personOf } from '../platform/audit.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Handlers } from '../platform/serve.ts';
import { type DeductionNeeds, deductionHandlers } from './deductions/deduction-handlers.ts';
import { type MappingNeeds, mappingHandlers } from './mapping/mapping-handlers.ts';
import { type TerritoryNeeds, territoryHandlers } from './mapping/territory-handlers.ts';
import { type MatchNeeds, matchHandlers } from './matching/match-handlers.ts';
import { type DecisionNeeds, decisionHandlers } from './office/decision-handlers.ts';
import { auditedDecisions } from './office/office-act.ts';
import { readAgain } from './office/read-again.ts';
import { splitByCurrency } from './office/split-by-currency.ts';
import { badLinesOf, setAsideOf } from './reading/reading-object.ts';
import { workStep } from './stages/work-due.ts';
import { fileIdOf } from './storage/file-id.ts';

export type StatementNeeds = MatchNeeds & MappingNeeds & TerritoryNeeds & DecisionNeeds & DeductionNeeds;

export function statementHandlers(needs: StatementNeeds): Handlers<typeof statementsContract> {
  const { statements, objects, workDue, newId, auditedBy, now } = needs;

  const { act } = auditedDecisions(needs);

  return {
    ...mappingHandlers(needs),
    ...territoryHandlers(needs),
    ...matchHandlers(needs),
    ...decisionHandlers(needs),
    ...deductionHandlers(needs),

    async 'GET /api/admin/statements'({ query: { tab, cursor } }) {
      const [page, totals] = await Promise.all([statements.page({ tab, cursor }), statements.totals()]);
      return { ...page, totals };
    },

    async 'POST /api/admin/statements'({ actor, body, storeWithEffect }) {
      const audited = auditedBy(actor);
      const at = audited.at.toISOString();
      const statementId = newId('statement');
      const statement: Statement = {
        statementId,
        state: 'awaiting-file',
        fileName: readablePart(body.fileName) || 'unnamed',
        bytes: body.bytes,
        given: body.given ?? {},
        createdAt: at,
        createdBy: personOf(audited),
        changedAt: at,
        ver: 1,
      };
      const object = { kind: 'statement', statementId } as const;
      const entry = audit(audited, { what: 'statement-dropped', object, from: 'none', to: statement.fileName });
      const answer = { statement, ...(await objects.uploadAddress(statementId, body.bytes)) };
      return storeWithEffect(answer, (answered) => statements.create(statement, [entry, answered]));
    },

    async 'GET /api/admin/statements/{statementId}/upload'({ params: { statementId } }) {
      const { statement } = await statements.get(statementId);
      if (statement.state !== 'awaiting-file') throw new Problem('statement-elsewhere', { state: statement.state });
      return objects.uploadAddress(statementId, statement.bytes);
    },

    async 'POST /api/admin/statements/{statementId}/uploaded'({ params: { statementId } }) {
      const before = await statements.get(statementId);
      const { state, bytes } = before.statement;
      // The request is a retry after its first reply was lost.
      if (state === 'reading') return before.statement;
      if (state !== 'awaiting-file') throw new Problem('statement-elsewhere', { state });
      const arrived = await objects.bytesOf(statementId, 'original');
      if (arrived !== bytes) throw new Problem('statement-file-missing', { arrived: arrived ?? 0 });
      const at = now();
      const statement = readAgain(before.statement, { at: at.toISOString() });
      return (await statements.save(before, { ...before, statement }, workDue(statement, 'read', at))).statement;
    },

    'GET /api/admin/statements/{statementId}': async ({ params: { statementId } }) =>
      (await statements.get(statementId)).statement,

    async 'GET /api/admin/statements/{statementId}/original'({ params: { statementId } }) {
      const { statement } = await statements.get(statementId);
      if (statement.state === 'awaiting-file') throw new Problem('statement-file-missing');
      return { url: await objects.originalAddress(fileIdOf(statement), statement.fileName) };
    },

    async 'GET /api/admin/statements/{statementId}/bad-lines'({ params: { statementId } }) {
      await statements.get(statementId);
      return { lines: badLinesOf(await objects.readJson(statementId, 'reading.json')) };
    },

    async 'GET /api/admin/statements/{statementId}/set-aside'({ params: { statementId } }) {
      await statements.get(statementId);
      return { rows: setAsideOf(await objects.readJson(statementId, 'reading.json')) };
    },

    'POST /api/admin/statements/{statementId}/split': ({ actor, params: { statementId }, sameId }) =>
      splitByCurrency(needs, { actor, statementId, sameId }),

    async 'GET /api/admin/statements/{statementId}/head'({ params: { statementId } }) {
      await statements.get(statementId);
      const head = await objects.readJson(statementId, 'head.json');
      return head === undefined ? { columns: [], rows: [] } : FileHead.parse(head);
    },

    'POST /api/admin/statements/{statementId}/given': ({ actor, params, body }) =>
      act(
        actor,
        params.statementId,
        { what: 'statement-given', to: Object.entries(body).flat().join(' ') || 'read again' },
        (statement, { at }) => readAgain(statement, { given: body, at: at.toISOString() }),
        (_, after, { at }) => workDue(after, 'read', at),
      ),

    'POST /api/admin/statements/{statementId}/resume': ({ params: { statementId } }) =>
      retryWhenChanged('statement-elsewhere', async () => {
        const before = await statements.get(statementId);
        const { state } = before.statement;
        if (!isInProgress(state)) throw new Problem('statement-elsewhere', { state });
        const at = now();
        const statement = { ...before.statement, changedAt: at.toISOString() };
        const due = workDue(statement, workStep(statement), at);
        return (await statements.save(before, { ...before, statement }, due)).statement;
      }),
  };
}
