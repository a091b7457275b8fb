import { StatementId } from '../../../shared/ids.ts';
import { keys } from '../../platform/keys.ts';
import type { Table } from '../../platform/table.ts';

/**
 * Which statements were posted with money in suspense of a recording, by its digest (product 23.13). They stay,
 * whatever becomes of it.
 */
export const recordingWaitsRepository = (table: Pick<Table, 'put' | 'partition'>) => ({
  /** Statements that may have something of it. */
  async statementsOf(recording: string): Promise<StatementId[]> {
    const { PK } = keys.recordingWaits({ recording, statementId: '' as StatementId });
    const items = await table.partition(PK, { consistent: true });
    return items.map(({ statementId }) => StatementId.parse(statementId));
  },

  /** Notes that a statement has something of it. */
  async keep(recording: string, statementId: StatementId): Promise<void> {
    await table.put({ Item: { ...keys.recordingWaits({ recording, statementId }), v: 1, statementId } });
  },
});

export type RecordingWaitsRepository = ReturnType<typeof recordingWaitsRepository>;
