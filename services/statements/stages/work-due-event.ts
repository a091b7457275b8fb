import { publish } from '../../platform/outbox.ts';
import type { Table } from '../../platform/table.ts';
import type { Step, WorkDue } from './work-due.ts';

/**
 * By what a piece of work is known for ever: the change that made it due. Its event and its execution have this name.
 */
export const workNameOf = (statementId: string, step: Step, ver: number): string => `${statementId}-${step}-${ver}`;

/** Tells in the outbox that work is due; who hears of it starts the workflow. */
export const workDueIn =
  (table: Pick<Table, 'name'>): WorkDue =>
  ({ statementId, ver }, step, at) => [
    publish(table, 'statement-work-due', { statementId, step, ver }, { id: workNameOf(statementId, step, ver), at }),
  ];
