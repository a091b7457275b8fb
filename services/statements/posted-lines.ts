import * as z from 'zod';
import { StatementId } from '../../shared/ids.ts';
import type { Statement } from '../../shared/statements/statement.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';

const Head = z.object({ changes: z.int() });
const Member = z.object({
  statementId: StatementId,
  /** YYYY-MM, of which it has lines. */
  months: z.array(z.string()),
  /** The statements whose lines it left out, because they had posted them. */
  reliesOn: z.array(StatementId),
  /** Which change of the payer's posted lines it was. */
  change: z.int(),
});
export type PostedStatement = z.infer<typeof Member>;

/** A statement whose lines are posted, or about to be, as it joins. */
export const postedStatement = ({ statementId, read }: Approved): Omit<PostedStatement, 'change'> => ({
  statementId,
  months: read.months,
  reliesOn: read.postedBefore?.statements.map((earlier) => earlier.statementId) ?? [],
});
type Approved = Pick<Extract<Statement, { state: 'approved' | 'posted' }>, 'statementId' | 'read'>;

/** The statements whose lines a payer has posted, or is about to, oldest first, and how often they have changed. */
export type PostedOfPayer = { payer: string; changes: number; statements: PostedStatement[] };

/**
 * Which statements of a payer have posted lines (product 23.26). A statement joins in the transaction that approves it, and leaves in the
 * one that begins its reversal; each change is on the condition that nothing changed since it was read, so nothing is decided on less than
 * what is posted.
 */
export const postedLines = (table: Pick<Table, 'name' | 'partition'>) => {
  const changed = ({ payer, changes }: PostedOfPayer): Write => ({
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
        .map((item) => Member.parse(item))
        .sort((one, other) => one.change - other.change);
      return { payer, changes: head ? Head.parse(head).changes : 0, statements };
    },

    /** Writes, the condition first: a statement's lines are posted from now on. */
    joins(posted: PostedOfPayer, member: Omit<PostedStatement, 'change'>): Write[] {
      const key = keys.postedStatement({ payer: posted.payer, statementId: member.statementId });
      const Item = { ...key, v: 1, ...member, change: posted.changes + 1 };
      return [changed(posted), { Put: { TableName: table.name, Item } }];
    },

    /** Writes, the condition first: a statement's lines are posted no more. */
    leaves(posted: PostedOfPayer, statementId: StatementId): Write[] {
      const Key = keys.postedStatement({ payer: posted.payer, statementId });
      return [changed(posted), { Delete: { TableName: table.name, Key } }];
    },
  };
};

export type PostedLines = ReturnType<typeof postedLines>;
