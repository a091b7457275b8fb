import type { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { keys } from '../../platform/keys.ts';
import type { Table, Write } from '../../platform/table.ts';
import { fileClaimOf } from './file-id.ts';

/**
 * Whose a file is, by its hash: a file is imported by one statement that is not discarded or reversed (product 23.11).
 */
export const fileClaims = (table: Table) => ({
  /** The statement that has claimed the file, if any. */
  async holder(sha256: string): Promise<StatementId | undefined> {
    const item = await table.get(keys.statementFile({ sha256 }), { consistent: true });
    return item?.statementId as StatementId | undefined;
  },

  /** A write that claims the file for a statement, again if need be. Refused if another statement has claimed it. */
  taken: (sha256: string, statementId: StatementId): Write => ({
    Put: {
      TableName: table.name,
      Item: { ...keys.statementFile({ sha256 }), v: 1, statementId },
      ConditionExpression: 'attribute_not_exists(PK) OR statementId = :own',
      ExpressionAttributeValues: { ':own': statementId },
    },
  }),

  /** Writes for the transaction that ends a statement, so that its file may be imported again. */
  freed(statement: Statement): Write[] {
    const { statementId } = statement;
    if (statement.sha256 === undefined) return [];
    const sha256 = fileClaimOf(statement.sha256, statement);
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

export type FileClaims = ReturnType<typeof fileClaims>;
