import type { StageInput, StageNeeds } from './stage-needs.ts';
import { stoppedStatement } from './stopped-statement.ts';

/**
 * Stops an import whose steps failed although there is no fault in its file. Does nothing if it is no longer being
 * read.
 */
export async function stopUnfinished(
  { statements, now }: Pick<StageNeeds, 'statements' | 'now'>,
  { statementId }: StageInput,
): Promise<void> {
  const before = await statements.get(statementId);
  if (before.statement.state !== 'reading') return;
  const statement = stoppedStatement(before.statement, { code: 'unfinished' }, now().toISOString());
  await statements.save(before, { ...before, statement });
}
