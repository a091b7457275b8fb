import type { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';

/**
 * Returns the id under which the file is stored. A file with several currencies is stored under its first statement's
 * id.
 */
export const fileIdOf = ({ statementId, fileOf }: Pick<Statement, 'statementId' | 'fileOf'>): StatementId =>
  fileOf ?? statementId;

/** Returns the name of a file's claim. A file with several currencies has one claim for each. */
export const fileClaimId = (sha256: string, { given }: Pick<Statement, 'given'>): string =>
  given.onlyCurrency ? `${sha256}-${given.onlyCurrency}` : sha256;
