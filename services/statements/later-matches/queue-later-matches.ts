import type { StatementId } from '../../../shared/ids.ts';
import { retryWhenChanged } from '../../platform/retry-when-changed.ts';
import type { WorkDue } from '../stages/work-due.ts';
import type { StatementRepository } from '../storage/statement-repository.ts';
import type { UnmatchedRecordingRepository } from './unmatched-recording-repository.ts';

type Needs = {
  statements: Pick<StatementRepository, 'get' | 'save'>;
  unmatched: Pick<UnmatchedRecordingRepository, 'statementsWith'>;
  workDue: WorkDue;
  now: () => Date;
};

/**
 * Queues work for statements that were posted with a recording in suspense which has since been matched. A statement
 * that is still being posted checks again when it finishes; saving it unchanged ensures that this check comes after the
 * match.
 * @returns the queued statements
 */
export async function queueLaterMatches(
  { statements, unmatched, workDue, now }: Needs,
  recording: string,
): Promise<StatementId[]> {
  const due: StatementId[] = [];
  for (const statementId of await unmatched.statementsWith(recording)) {
    const isDue = await retryWhenChanged('statement-elsewhere', async () => {
      const before = await statements.get(statementId);
      const { state } = before.statement;
      if (state !== 'posted' && state !== 'posting') return false;
      await statements.save(before, before, state === 'posted' ? workDue(before.statement, 'later', now()) : []);
      return state === 'posted';
    });
    if (isDue) due.push(statementId);
  }
  return due;
}
