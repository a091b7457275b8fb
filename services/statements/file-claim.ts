import type { StatementId } from '../../shared/ids.ts';
import type { Statement } from '../../shared/statements/statement.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';

/** Whose a file is, by its hash: a file is imported by one statement that is not discarded or reversed (product 23.11). */
export const fileClaims = (table: Table) => ({
  /**
   * Takes the file for a statement, which may have it already.
   * @returns the statement that has it; the caller's own when that is the one
   */
  async take(sha256: string, statementId: StatementId): Promise<StatementId> {
    const write = table.put({
      Item: { ...keys.statementFile({ sha256 }), v: 1, statementId },
      ConditionExpression: 'attribute_not_exists(PK) OR statementId = :own',
      ExpressionAttributeValues: { ':own': statementId },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    return whenRefused(
      write.then(() => statementId),
      ({ existing }) => existing?.statementId as StatementId,
    );
  },

  /** Writes for the transaction that ends a statement: its file may be dropped again. */
  freed(statement: Statement): Write[] {
    const { sha256, statementId } = statement;
    if (sha256 === undefined) return [];
    return [
      {
        Delete: {
          TableName: table.name,
          Key: keys.statementFile({ sha256 }),
          ConditionExpression: 'statementId = :own',
          ExpressionAttributeValues: { ':own': statementId },
        },
      },
    ];
  },
});
