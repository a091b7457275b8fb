import * as z from 'zod';
import { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { keys } from '../../platform/keys.ts';
import type { Table, Write } from '../../platform/table.ts';

const Head = z.object({ changes: z.int() });
const PostedStatement = z.object({
  statementId: StatementId,
  /** The sale months of its lines, YYYY-MM. */
  months: z.array(z.string()),
  /** The statements that posted the lines which this one left out. */
  reliesOn: z.array(StatementId),
  /** The number of this change to the payer's posted lines. */
  change: z.int(),
});
export type PostedStatement = z.infer<typeof PostedStatement>;

/** Makes a list entry from a statement that is about to be posted. */
export const postedStatement = ({ statementId, read }: Approved): Omit<PostedStatement, 'change'> => ({
  statementId,
  months: read.months,
  reliesOn: read.postedBefore?.statements.map((earlier) => earlier.statementId) ?? [],
});
type Approved = Pick<Extract<Statement, { state: 'approved' | 'posted' }>, 'statementId' | 'read'>;

/** A payer's statements that are posted or about to be, oldest first, and the number of changes to the list. */
export type PostedOfPayer = { payer: string; changes: number; statements: PostedStatement[] };

/**
 * Tracks which of a payer's statements have posted lines (product 23.26). A statement joins in the transaction that
 * approves it, and leaves in the one that starts its reversal. Each change is conditional on the version that was read,
 * so every decision takes all posted lines into account.
 */
export const postedLines = (table: Pick<Table, 'name' | 'partition'>) => {
  const countChange = ({ payer, changes }: PostedOfPayer): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.postedLines({ payer }),
      UpdateExpression: 'SET changes = :next, v = :v',
      ConditionExpression: changes === 0 ? 'attribute_not_exists(changes)' : 'changes = :seen',
      ExpressionAttributeValues: { ':next': changes + 1, ':v': 1, ...(changes > 0 && { ':seen': changes }) },
    },
  });

  return {
    async of(payer: string): Promise<PostedOfPayer> {
      const { PK, SK } = keys.postedLines({ payer });
      const items = await table.partition(PK, { consistent: true });
      const head = items.find((item) => item.SK === SK);
      const statements = items
        .filter((item) => item.SK !== SK)
        .map((item) => PostedStatement.parse(item))
        .sort((one, other) => one.change - other.change);
      return { payer, changes: head ? Head.parse(head).changes : 0, statements };
    },

    /** Returns the writes that add a statement, with the conditional write first. */
    join(posted: PostedOfPayer, member: Omit<PostedStatement, 'change'>): Write[] {
      const key = keys.postedStatement({ payer: posted.payer, statementId: member.statementId });
      const Item = { ...key, v: 1, ...member, change: posted.changes + 1 };
      return [countChange(posted), { Put: { TableName: table.name, Item } }];
    },

    /** Returns the writes that remove a statement, with the conditional write first. */
    leave(posted: PostedOfPayer, statementId: StatementId): Write[] {
      const Key = keys.postedStatement({ payer: posted.payer, statementId });
      return [countChange(posted), { Delete: { TableName: table.name, Key } }];
    },
  };
};

export type PostedLines = ReturnType<typeof postedLines>;
