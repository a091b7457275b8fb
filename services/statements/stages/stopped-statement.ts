import { StatementFault } from '../../../shared/royalties/statement-fault.ts';
import { type ImportFault, importFaultText } from '../../../shared/statements/import-fault.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { keptFields } from '../office/read-again.ts';
import { ImportStopped } from './stage-needs.ts';

/** Returns the fault in a file or an import; undefined for any other error. */
export function importFaultFrom(error: unknown): ImportFault | undefined {
  return error instanceof StatementFault || error instanceof ImportStopped ? error.fault : undefined;
}

/** Returns a statement as stopped by a fault. It keeps the facts that have been read. */
export function stoppedStatement(
  statement: Statement,
  fault: ImportFault,
  at: string,
): Extract<Statement, { state: 'stopped' }> {
  const { code, ...details } = fault;
  const read = 'read' in statement ? statement.read : undefined;
  return {
    ...keptFields(statement),
    state: 'stopped',
    fault: { code, text: importFaultText(fault), details },
    ...(read && { read }),
    changedAt: at,
  };
}
