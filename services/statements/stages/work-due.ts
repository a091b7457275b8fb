import type { EventBody } from '../../../shared/events/events.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import type { Write } from '../../platform/table.ts';

/** A step in processing a statement, such as reading or posting it. */
export type Step = EventBody<'statement-work-due'>['step'];

/**
 * Returns the writes that queue a step, to add to the transaction that changes the statement.
 * @param statement the changed statement, but with the `ver` from before the change, so that each change queues one
 * step
 */
export type WorkDue = (statement: Statement, step: Step, at: Date) => Write[];

/** Returns the next step of a statement that can advance by itself. */
export function workStep(statement: Statement): Step {
  if (statement.state === 'reversing') return 'reverse';
  if (statement.state !== 'reading') return 'post';
  return statement.read ? 'match' : 'read';
}
