import { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { keys } from '../../platform/keys.ts';
import type { Table, Write } from '../../platform/table.ts';
import { fileClaimId } from './file-id.ts';

/**
 * Claims on files by hash: of the statements that are not discarded or reversed, only one may import a given file
 * (product 23.11).
 */
export const fileClaims = (table: Table) => ({
  /** Returns the statement that has claimed the file, if any. */
  async holder(sha256: string): Promise<StatementId | undefined> {
    const item = await table.get(keys.statementFile({ sha256 }), { consistent: true });
    return item && StatementId.parse(item.statementId);
  },

  /**
   * A write that claims the file for a statement. Safe to repeat; fails if a different statement has claimed the file.
   */
  claim: (sha256: string, statementId: StatementId): Write => ({
    Put: {
      TableName: table.name,
      Item: { ...keys.statementFile({ sha256 }), v: 1, statementId },
      ConditionExpression: 'attribute_not_exists(PK) OR statementId = :own',
      ExpressionAttributeValues: { ':own': statementId },
    },
  }),

  /**
   * Makes the writes that release a statement's file, for the transaction that ends the statement. The file can then be
   * imported again.
   */
  release(statement: Statement): Write[] {
    const { statementId } = statement;
    if (statement.sha256 === undefined) return [];
    const sha256 = fileClaimId(statement.sha256, statement);
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
