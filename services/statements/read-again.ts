import { Problem } from '../../shared/contract/problem.ts';
import type { Given } from '../../shared/statements/given.ts';
import type { Statement } from '../../shared/statements/statement.ts';

type Reading = Extract<Statement, { state: 'reading' }>;

/** What a statement has in every state. */
export const baseOf = ({
  statementId,
  fileName,
  bytes,
  sha256,
  fileOf,
  given,
  mappingId,
  deductions,
  createdAt,
  createdBy,
  ver,
}: Statement) => ({
  statementId,
  fileName,
  bytes,
  ...(sha256 !== undefined && { sha256 }),
  ...(fileOf !== undefined && { fileOf }),
  given,
  ...(mappingId !== undefined && { mappingId }),
  ...(deductions !== undefined && deductions.length > 0 && { deductions }),
  createdAt,
  createdBy,
  ver,
});

/**
 * A statement is read, for the first time or with what the office says of it. What was approved is approved no more.
 * @throws Problem `statement-elsewhere` once it is posted, or gone
 */
export function readAgain(statement: Statement, { given = {}, at }: { given?: Given; at: string }): Reading {
  const { state } = statement;
  if (state !== 'awaiting-file' && state !== 'stopped' && state !== 'ready')
    throw new Problem('statement-elsewhere', { state });
  return {
    ...baseOf(statement),
    state: 'reading',
    given: { ...statement.given, ...given },
    progress: { stage: 'waiting', at },
    changedAt: at,
  };
}

/**
 * A statement that was read is matched once more: the catalogue, or what the office said of a recording, is another.
 * @throws Problem `statement-elsewhere` when it was never read, is posted, or gone
 */
export function matchAgain(statement: Statement, at: string): Reading {
  const { state } = statement;
  const isMatched = state === 'ready' || state === 'approved' || (state === 'reading' && statement.read !== undefined);
  if (!isMatched || !statement.read) throw new Problem('statement-elsewhere', { state });
  return {
    ...baseOf(statement),
    state: 'reading',
    read: statement.read,
    progress: { stage: 'waiting', at },
    changedAt: at,
  };
}
