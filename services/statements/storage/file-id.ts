import type { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';

/** The id under which the file is stored: that of the first statement, if its file has several currencies. */
export const fileIdOf = ({ statementId, fileOf }: Pick<Statement, 'statementId' | 'fileOf'>): StatementId =>
  fileOf ?? statementId;

/** The claim of a file. A file with several currencies has one claim for each. */
export const fileClaimOf = (sha256: string, { given }: Pick<Statement, 'given'>): string =>
  given.onlyCurrency ? `${sha256}-${given.onlyCurrency}` : sha256;
