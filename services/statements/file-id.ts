import type { StatementId } from '../../shared/ids.ts';
import type { Statement } from '../../shared/statements/statement.ts';

/** The statement under whose id the file of this one stands: its own, unless its file has several currencies. */
export const fileIdOf = ({ statementId, fileOf }: Pick<Statement, 'statementId' | 'fileOf'>): StatementId =>
  fileOf ?? statementId;

/** What claims its file: a file of several currencies is one file for each of them. */
export const fileClaimOf = (sha256: string, { given }: Pick<Statement, 'given'>): string =>
  given.onlyCurrency ? `${sha256}-${given.onlyCurrency}` : sha256;
