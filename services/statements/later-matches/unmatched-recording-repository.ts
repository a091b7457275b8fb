import { StatementId } from '../../../shared/ids.ts';
import { keys } from '../../platform/keys.ts';
import type { Table } from '../../platform/table.ts';

/**
 * For each recording, by its digest, the statements that were posted with money in suspense for it (product 23.13).
 * Entries remain after the recording has been paid.
 */
export const unmatchedRecordingRepository = (table: Pick<Table, 'put' | 'partition'>) => ({
  /** Lists statements that may have money in suspense for the recording. */
  async statementsWith(recording: string): Promise<StatementId[]> {
    const { PK } = keys.recordingWaits.prefix({ recording });
    const items = await table.partition(PK, { consistent: true });
    return items.map(({ statementId }) => StatementId.parse(statementId));
  },

  /** Registers that a statement has money in suspense for the recording. */
  async register(recording: string, statementId: StatementId): Promise<void> {
    await table.put({ Item: { ...keys.recordingWaits({ recording, statementId }), v: 1, statementId } });
  },
});

export type UnmatchedRecordingRepository = ReturnType<typeof unmatchedRecordingRepository>;
