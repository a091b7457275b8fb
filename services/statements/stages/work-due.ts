import type { EventBody } from '../../../shared/events/events.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import type { Write } from '../../platform/table.ts';

/** The next step of a statement's stages. */
export type Step = EventBody<'statement-work-due'>['step'];

/**
 * Writes that queue a step, for the transaction that makes it due.
 * @param statement after the change, with the `ver` from before it: one change has one piece of work
 */
export type WorkDue = (statement: Statement, step: Step, at: Date) => Write[];

/** The next step of a statement that advances by itself. */
export function stepOf(statement: Statement): Step {
  if (statement.state === 'reversing') return 'reverse';
  if (statement.state !== 'reading') return 'post';
  return statement.read ? 'match' : 'read';
}
