import { Problem } from '../../../shared/contract/problem.ts';
import type { FileSettings } from '../../../shared/statements/file-settings.ts';
import type { Statement } from '../../../shared/statements/statement.ts';

type Reading = Extract<Statement, { state: 'reading' }>;

/** The fields that a statement has in every state. */
export const keptFields = ({
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
 * Returns a statement that is to be read, either for the first time or again with the office's settings. Drops its
 * approvals.
 * @throws Problem `statement-elsewhere` if it is posted or ended
 */
export function readAgain(statement: Statement, { given = {}, at }: { given?: FileSettings; at: string }): Reading {
  const { state } = statement;
  if (state !== 'awaiting-file' && state !== 'stopped' && state !== 'ready')
    throw new Problem('statement-elsewhere', { state });
  return {
    ...keptFields(statement),
    state: 'reading',
    given: { ...statement.given, ...given },
    progress: { stage: 'waiting', at },
    changedAt: at,
  };
}

/**
 * Returns a statement that is to be matched again, because the catalogue or a decision has changed.
 * @throws Problem `statement-elsewhere` if it has not been read, or is posted or ended
 */
export function matchAgain(statement: Statement, at: string): Reading {
  const { state } = statement;
  const isMatched = state === 'ready' || state === 'approved' || (state === 'reading' && statement.read !== undefined);
  if (!isMatched || !statement.read) throw new Problem('statement-elsewhere', { state });
  return {
    ...keptFields(statement),
    state: 'reading',
    read: statement.read,
    progress: { stage: 'waiting', at },
    changedAt: at,
  };
}
