import { StatementFault } from '../../../shared/royalties/statement-fault.ts';
import { type ImportFault, importFaultText } from '../../../shared/statements/import-fault.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { baseOf } from '../office/read-again.ts';
import { ImportStopped } from './stage-needs.ts';

/** The fault of a file, or of an import; undefined for an error of ours. */
export function faultOf(error: unknown): ImportFault | undefined {
  return error instanceof StatementFault || error instanceof ImportStopped ? error.fault : undefined;
}

/** A statement that something is wrong with, or missing. What was read of it stays known. */
export function stopped(
  statement: Statement,
  fault: ImportFault,
  at: string,
): Extract<Statement, { state: 'stopped' }> {
  const { code, ...details } = fault;
  const read = 'read' in statement ? statement.read : undefined;
  return {
    ...baseOf(statement),
    state: 'stopped',
    fault: { code, text: importFaultText(fault), details },
    ...(read && { read }),
    changedAt: at,
  };
}
