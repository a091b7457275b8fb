import type { NewId } from '../../../shared/ids.ts';
import type { Deduction } from '../../../shared/statements/deduction.ts';
import { deductionKindText } from '../../../shared/statements/deduction-kind.ts';
import type { deductionsContract } from '../../../shared/statements/deductions-contract.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { personOf } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/serve.ts';
import type { Write } from '../../platform/table.ts';
import { type ActNeeds, auditedDecisions } from '../office/office-act.ts';
import { type WorkDue, workStep } from '../stages/work-due.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';
import { addDeduction, removeDeduction } from './change-deductions.ts';

export type DeductionNeeds = ActNeeds & { newId: NewId; workDue: WorkDue };

export function deductionHandlers(needs: DeductionNeeds): Handlers<typeof deductionsContract> {
  const { statements, newId, workDue } = needs;
  const { act, prepare } = auditedDecisions(needs);

  /** Queues the next step, unless a stage is already running, which will notice the change and start over. */
  const replanned = ({ statement: before }: StoredStatement, after: Statement, at: Date): Write[] =>
    before.state === 'reading' ? [] : workDue(after, workStep(after), at);

  return {
    async 'POST /api/admin/statements/{statementId}/deductions'({ actor, params, body, storeWithEffect }) {
      const { before, after, writes } = await prepare(
        actor,
        params.statementId,
        { what: 'statement-deducted', to: `${deductionKindText(body.kind)} ${body.amount}`, why: body.reason },
        (statement, audited) => {
          const at = audited.at.toISOString();
          const deduction: Deduction = { deductionId: newId('deduction'), ...body, by: personOf(audited), at };
          return addDeduction(statement, deduction);
        },
        (stored, statement, { at }) => replanned(stored, statement, at),
      );
      const next = { ...after.statement, ver: before.statement.ver + 1 };
      return storeWithEffect(next, (answered) => statements.save(before, after, [...writes, answered]));
    },

    'DELETE /api/admin/statements/{statementId}/deductions/{deductionId}': ({ actor, params }) =>
      act(
        actor,
        params.statementId,
        { what: 'statement-deducted', to: `without ${params.deductionId}` },
        (statement, { at }) => removeDeduction(statement, params.deductionId, at.toISOString()),
        (stored, statement, { at }) => replanned(stored, statement, at),
      ),
  };
}
