import type { EventBody } from '../../../shared/events/events.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import type { Write } from '../../platform/table.ts';

/** What a statement's stages are to do next. */
export type Step = EventBody<'statement-work-due'>['step'];

/**
 * Says, in the transaction that makes it due, that a statement's stages have work.
 * @param statement as it becomes, with the `ver` that it had: one change has one piece of work
 */
export type WorkDue = (statement: Statement, step: Step, at: Date) => Write[];

/** What is to be done next with a statement that moves by itself. */
export function stepOf(statement: Statement): Step {
  if (statement.state === 'reversing') return 'reverse';
  if (statement.state !== 'reading') return 'post';
  return statement.read ? 'match' : 'read';
}
