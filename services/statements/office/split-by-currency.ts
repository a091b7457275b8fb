import * as z from 'zod';
import { Problem } from '../../../shared/contract/problem.ts';
import type { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import type { SignedIn } from '../../platform/actor.ts';
import { type Audited, audit, personOf } from '../../platform/audit.ts';
import { whenRefused } from '../../platform/condition.ts';
import type { SameId } from '../../platform/idempotent-handler.ts';
import { retryWhenChanged } from '../../platform/retry-when-changed.ts';
import type { WorkDue } from '../stages/work-due.ts';
import { fileIdOf } from '../storage/file-id.ts';
import type { StatementRepository } from '../storage/statement-repository.ts';
import { readAgain } from './read-again.ts';

/** The maximum number of statements from one file. */
const MAX_CURRENCIES = 20;
const Currencies = z.object({
  currencies: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .min(2)
    .max(MAX_CURRENCIES),
});

type Needs = {
  statements: Pick<StatementRepository, 'get' | 'find' | 'create' | 'save'>;
  workDue: WorkDue;
  auditedBy: (admin: SignedIn) => Audited;
};
type Request = { actor: SignedIn; statementId: StatementId; sameId: SameId };

/**
 * Splits a statement that stopped because it has several currencies into one statement for each (product 23.27).
 * Creates each of the others once, before it queues the first one to be read again, so a retry completes an interrupted
 * split.
 * @throws Problem `statement-elsewhere` if the statement did not stop because of its currencies
 */
export const splitByCurrency = (needs: Needs, request: Request): Promise<{ statementIds: StatementId[] }> =>
  retryWhenChanged('statement-elsewhere', () => split(needs, request));

async function split(
  { statements, workDue, auditedBy }: Needs,
  { actor, statementId, sameId }: Request,
): Promise<{ statementIds: StatementId[] }> {
  const before = await statements.get(statementId);
  const { statement } = before;
  const isStopped = statement.state === 'stopped' && statement.fault.code === 'two-currencies';
  const found = isStopped ? Currencies.safeParse(statement.fault.details) : undefined;
  if (!found?.success) {
    if (!statement.given.onlyCurrency) throw new Problem('statement-elsewhere', { state: statement.state });
    // The request is a retry: an earlier attempt has already created everything.
    const made: StatementId[] = [];
    for (let n = 0; n < MAX_CURRENCIES && (await statements.find(sameId('statement', n))); n += 1)
      made.push(sameId('statement', n));
    return { statementIds: [statementId, ...made] };
  }
  const audited = auditedBy(actor);
  const at = audited.at.toISOString();
  const [first = '', ...others] = found.data.currencies;
  for (const [n, currency] of others.entries()) {
    const next = sameId('statement', n);
    if (await statements.find(next)) continue;
    const sibling: Statement = {
      statementId: next,
      state: 'reading',
      fileName: statement.fileName,
      bytes: statement.bytes,
      fileOf: fileIdOf(statement),
      given: { ...statement.given, onlyCurrency: currency },
      createdAt: at,
      createdBy: personOf(audited),
      changedAt: at,
      ver: 1,
      progress: { stage: 'waiting', at },
    };
    const object = { kind: 'statement', statementId: next } as const;
    const entry = audit(auditedBy(actor), { what: 'statement-dropped', object, from: statementId, to: currency });
    // Another attempt may create it concurrently.
    const create = statements.create(sibling, [entry, ...workDue(sibling, 'read', audited.at)]);
    await whenRefused(create, () => undefined);
  }
  const reading = readAgain(statement, { given: { onlyCurrency: first }, at });
  const object = { kind: 'statement', statementId } as const;
  const entry = audit(audited, { what: 'statement-given', object, from: statement.state, to: `only ${first}` });
  await statements.save(before, { ...before, statement: reading }, [entry, ...workDue(reading, 'read', audited.at)]);
  return { statementIds: [statementId, ...others.map((_, n) => sameId('statement', n))] };
}
