import { publish } from '../../platform/outbox.ts';
import type { Table } from '../../platform/table.ts';
import type { Step, WorkDue } from './work-due.ts';

/** Names a piece of work by the change that made it due. Its event and its execution have this name. */
export const workNameOf = (statementId: string, step: Step, ver: number): string => `${statementId}-${step}-${ver}`;

/** Publishes that work is due. The listener starts the workflow. */
export const workDueIn =
  (table: Pick<Table, 'name'>): WorkDue =>
  ({ statementId, ver }, step, at) => [
    publish(table, 'statement-work-due', { statementId, step, ver }, { id: workNameOf(statementId, step, ver), at }),
  ];
