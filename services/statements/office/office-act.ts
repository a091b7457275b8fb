import type { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { type Audited, type AuditedChange, audit } from '../../platform/audit.ts';
import type { Write } from '../../platform/table.ts';
import type { StatementRepository } from '../storage/statement-repository.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';

export type ActNeeds = { statements: StatementRepository; auditedBy: (admin: SignedIn) => Audited };

/** The audit record of an action. */
type ActEntry = { what: AuditedChange['what']; to: string; why?: string };

/** Performs the office's actions on a statement. Each is audited, and saved only if the statement has not changed. */
export function auditedDecisions({ statements, auditedBy }: ActNeeds) {
  /** Makes a decision but returns its writes unsaved, for a caller that stores its reply together with them. */
  const prepare = async (
    actor: SignedIn,
    statementId: StatementId,
    { what, to, why }: ActEntry,
    decide: (statement: Statement, audited: Audited) => Statement,
    also: (before: StoredStatement, after: Statement, audited: Audited) => Write[],
  ) => {
    const before = await statements.get(statementId);
    const audited = { ...auditedBy(actor), ...(why && { why }) };
    const statement = decide(before.statement, audited);
    const from = before.statement.state;
    const entry = audit(audited, { what, object: { kind: 'statement', statementId }, from, to });
    const writes = [entry, ...also(before, statement, audited)];
    return { before, after: { ...before, statement }, writes };
  };

  /** Makes a decision and saves it. */
  const act = async (...decision: Parameters<typeof prepare>): Promise<Statement> => {
    const { before, after, writes } = await prepare(...decision);
    return (await statements.save(before, after, writes)).statement;
  };

  return { act, prepare };
}
