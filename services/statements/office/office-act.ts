import type { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { type Audited, type AuditedChange, audit } from '../../platform/audit.ts';
import type { Write } from '../../platform/table.ts';
import type { StatementRepository } from '../storage/statement-repository.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';

export type ActNeeds = { statements: StatementRepository; auditedBy: (admin: SignedIn) => Audited };

type Said = { what: AuditedChange['what']; to: string; why?: string };

/** What somebody of the office does with a statement: decided on it as it is, saved if it still is, and on record. */
export function officeAct({ statements, auditedBy }: ActNeeds) {
  /** The decision, with the writes that it is saved by: for whom stores an answer with them. */
  const decided = async (
    actor: SignedIn,
    statementId: StatementId,
    { what, to, why }: Said,
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

  /** The same, saved. */
  const act = async (...decision: Parameters<typeof decided>): Promise<Statement> => {
    const { before, after, writes } = await decided(...decision);
    return (await statements.save(before, after, writes)).statement;
  };

  return { act, decided };
}
