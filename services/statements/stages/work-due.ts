import type { EventBody } from '../../../shared/events/events.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import type { Write } from '../../platform/table.ts';

/** The next step of a statement's stages. */
export type Step = EventBody<'statement-work-due'>['step'];

/**
 * Makes the writes that queue a step, for the transaction that makes it due.
 * @param statement the statement after the change, but with the `ver` from before it: each change makes one piece of
 * work due
 */
export type WorkDue = (statement: Statement, step: Step, at: Date) => Write[];

/** Returns the next step of a statement that needs no action from anybody to advance. */
export function workStep(statement: Statement): Step {
  if (statement.state === 'reversing') return 'reverse';
  if (statement.state !== 'reading') return 'post';
  return statement.read ? 'match' : 'read';
}
