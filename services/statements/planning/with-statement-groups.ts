import path from 'node:path';
import type { StatementId } from '../../../shared/ids.ts';
import type { StageNeeds } from '../stages/stage-needs.ts';
import { type Groups, openGroups } from './statement-groups.ts';

/** Opens the groups of a statement in a temporary folder, and runs `work` on them. */
export const withStatementGroups = (
  { objects, withTemporaryFolder }: Pick<StageNeeds, 'objects' | 'withTemporaryFolder'>,
  statementId: StatementId,
  work: (groups: Groups) => Promise<void>,
): Promise<void> =>
  withTemporaryFolder(async (folder) => {
    const files = {
      groups: path.join(folder, 'groups.parquet'),
      recordings: path.join(folder, 'recordings.parquet'),
    };
    await objects.fetch(statementId, 'groups.parquet', files.groups);
    await objects.fetch(statementId, 'recordings.parquet', files.recordings);
    const groups = await openGroups(folder, files);
    try {
      await work(groups);
    } finally {
      groups.close();
    }
  });
