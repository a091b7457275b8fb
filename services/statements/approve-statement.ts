import { Problem } from '../../shared/contract/problem.ts';
import type { Statement } from '../../shared/statements/statement.ts';

type Approval = {
  by: { id: string; name: string };
  at: string;
  planVersion: number;
  acceptsRepeat: boolean;
};

/**
 * Approves the plan that a person saw (product 23.10): the last approval that is needed makes the statement one that is to be posted.
 * @throws Problem `statement-elsewhere` when it is not ready; `statement-plan-changed` when it has another plan by now;
 * `statement-repeats` when another one looks the same and nobody said that it is none; `statement-approved-by-you`
 */
export function approveStatement(
  statement: Statement,
  { by, at, planVersion, acceptsRepeat }: Approval,
): Extract<Statement, { state: 'ready' | 'approved' }> {
  if (statement.state !== 'ready') throw new Problem('statement-elsewhere', { state: statement.state });
  if (statement.plan.version !== planVersion) throw new Problem('statement-plan-changed');
  if (statement.repeats.length > 0 && !acceptsRepeat)
    throw new Problem('statement-repeats', { fileNames: statement.repeats.map(({ fileName }) => fileName) });
  if (statement.approvals.some((approval) => approval.by.id === by.id)) throw new Problem('statement-approved-by-you');
  const approvals = [...statement.approvals, { by, at }];
  const state = approvals.length >= statement.approvalsNeeded ? 'approved' : 'ready';
  return { ...statement, approvals, state, changedAt: at };
}
