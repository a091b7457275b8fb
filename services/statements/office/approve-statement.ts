import { Problem } from '../../../shared/contract/problem.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { isReadingCurrent } from '../reading/is-reading-current.ts';
import type { PostedOfPayer } from '../reading/posted-lines.ts';

type Approval = {
  by: { id: string; name: string };
  at: string;
  planVersion: number;
  /** The payer's statements whose lines have already been posted. */
  posted: PostedOfPayer;
};

/**
 * Approves the plan that a person saw (product 23.10). The last approval that is needed makes the statement ready for
 * posting.
 * @throws Problem `statement-elsewhere` if it is not ready; `statement-plan-changed` if its plan has changed;
 * `statement-lines-changed` if the payer's posted lines for its months have changed since it was read;
 * `statement-approved-by-you`
 */
export function approveStatement(
  statement: Statement,
  { by, at, planVersion, posted }: Approval,
): Extract<Statement, { state: 'ready' | 'approved' }> {
  if (statement.state !== 'ready') throw new Problem('statement-elsewhere', { state: statement.state });
  if (statement.plan.version !== planVersion) throw new Problem('statement-plan-changed');
  if (!isReadingCurrent(statement, posted)) throw new Problem('statement-lines-changed');
  if (statement.approvals.some((approval) => approval.by.id === by.id)) throw new Problem('statement-approved-by-you');
  const approvals = [...statement.approvals, { by, at }];
  const state = approvals.length >= statement.approvalsNeeded ? 'approved' : 'ready';
  return { ...statement, approvals, state, changedAt: at };
}
