import { createHash } from 'node:crypto';
import type { StatementId } from '../../shared/ids.ts';
import type { Statement } from '../../shared/statements/statement.ts';
import { keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import type { StatementRepository } from './statement-repository.ts';

type Read = Extract<Statement, { state: 'ready' }>['read'];

/** What two statements of the same lines have in common, whatever their files and names are. */
const digestOf = ({ payer, currency, months, lines, amount, quantity }: Read): string =>
  createHash('sha256')
    .update(JSON.stringify([payer, currency, months, lines, amount, quantity]))
    .digest('hex');

/** Statements that look like another one: the same store, months, lines and sum (product 23.11). */
export const repeatsOf = (table: Table, statements: Pick<StatementRepository, 'find'>) => ({
  /** Others that are not discarded or reversed. */
  async find(own: StatementId, read: Read): Promise<Extract<Statement, { state: 'ready' }>['repeats']> {
    const { PK } = keys.statementTwin({ digest: digestOf(read), statementId: own });
    const items = await table.partition(PK, { consistent: true });
    const others = items.map(({ statementId }) => statementId as StatementId).filter((id) => id !== own);
    const found = await Promise.all(others.map((id) => statements.find(id)));
    return found.flatMap((other) => {
      if (!other || other.statement.state === 'discarded' || other.statement.state === 'reversed') return [];
      const { statementId, fileName, createdAt } = other.statement;
      return [{ statementId, fileName, createdAt }];
    });
  },

  /** A write that lets later ones find this one. */
  noted: (statementId: StatementId, read: Read): Write => ({
    Put: {
      TableName: table.name,
      Item: { ...keys.statementTwin({ digest: digestOf(read), statementId }), v: 1, statementId },
    },
  }),
});

export type Repeats = ReturnType<typeof repeatsOf>;
