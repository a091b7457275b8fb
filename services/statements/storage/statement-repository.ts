import type { Page } from '../../../shared/contract/page.ts';
import { Problem } from '../../../shared/contract/problem.ts';
import type { StatementId } from '../../../shared/ids.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { mayBecome } from '../../../shared/statements/statement-state.ts';
import { type StatementTab, statementTabs, tabOfState } from '../../../shared/statements/statement-tab.ts';
import { whenRefused } from '../../platform/condition.ts';
import { counters } from '../../platform/counters.ts';
import { indexKeys, keys } from '../../platform/keys.ts';
import type { Table, Write } from '../../platform/table.ts';
import { readStatementItem, type StoredStatement, statementItem } from './stored-statement.ts';

const PAGE = 24;

/** Whether a batch is being posted or reversed. */
type Way = 'POSTED' | 'REVERSED';

/** The total of a batch that was posted or reversed. */
export type BatchDone = { way: Way; batch: number; micros: bigint; keys: readonly string[] };

/**
 * Statements, one item each. Each change is conditional on a statement that has not changed since it was read, so every
 * state has only one successor. The exception is concurrent batches, which add to the item.
 * @param approvalsNeeded how many people have to approve a statement
 */
export const statementRepository = (table: Table, { approvalsNeeded }: { approvalsNeeded: number }) => {
  const totals = counters(table, keys.statementTotals);
  /** Makes the writes that update the number of statements in each tab. */
  const countTabs = ({ statementId, state }: Statement, from?: Statement['state']): Write[] => {
    const [tab, before] = [tabOfState(state), from && tabOfState(from)];
    return tab === before ? [] : [totals.add(statementId, { [tab]: 1, ...(before && { [before]: -1 }) })];
  };
  const putStatement = (stored: StoredStatement, ver: number): Write => ({
    Put: {
      TableName: table.name,
      Item: statementItem(stored),
      ...(ver === 0
        ? { ConditionExpression: 'attribute_not_exists(PK)' }
        : { ConditionExpression: 'ver = :ver', ExpressionAttributeValues: { ':ver': ver } }),
    },
  });

  return {
    async find(statementId: StatementId): Promise<StoredStatement | undefined> {
      const item = await table.get(keys.statement({ statementId }), { consistent: true });
      return item && readStatementItem(item, approvalsNeeded);
    },

    /** @throws Problem `statement-not-found` */
    async get(statementId: StatementId): Promise<StoredStatement> {
      const found = await this.find(statementId);
      if (!found) throw new Problem('statement-not-found');
      return found;
    },

    /** Lists statements in a tab, or all, newest first. */
    async page({ tab, cursor }: { tab: StatementTab | 'all'; cursor: string | undefined }): Promise<Page<Statement>> {
      const page =
        tab === 'all'
          ? await table.page('all', indexKeys.statements({ createdAt: '' }).allPK, { limit: PAGE, cursor })
          : await table.page('state', indexKeys.statementsOfTab({ tab, createdAt: '' }).statePK, {
              limit: PAGE,
              cursor,
            });
      return { ...page, items: page.items.map((item) => readStatementItem(item, approvalsNeeded).statement) };
    },

    /** Counts the statements, in total and in each tab. */
    async totals(): Promise<Record<StatementTab | 'all', number>> {
      const each = await totals.read(statementTabs);
      return { all: statementTabs.reduce((sum, tab) => sum + each[tab], 0), ...each };
    },

    async create(statement: Statement, also: readonly Write[] = []): Promise<void> {
      const first = putStatement({ statement, planFolder: undefined }, 0);
      await table.transact([first, ...also, ...countTabs(statement)]);
    },

    /**
     * Saves a changed statement, if nobody else has changed it since it was read.
     * @param also writes for the same transaction; if one of them fails, its error is rethrown
     * @throws Problem `statement-elsewhere` with the current state, if the statement has changed
     */
    async save(before: StoredStatement, after: StoredStatement, also: readonly Write[] = []): Promise<StoredStatement> {
      const { statement } = after;
      const { state, ver } = before.statement;
      if (statement.state !== state && !mayBecome(state, statement.state))
        throw new Error(`A statement that is ${state} cannot become ${statement.state}`);
      const next = { ...after, statement: { ...statement, ver: ver + 1 } };
      const writes = [putStatement(next, ver), ...also, ...countTabs(statement, state)];
      await whenRefused(table.transact(writes), async ({ index, error }) => {
        if (index > 0) throw error;
        const now = await this.find(statement.statementId);
        throw new Problem('statement-elsewhere', { state: now?.statement.state });
      });
      return next;
    },

    /** Adds the total of a batch. A repeated call has no effect. */
    async addBatch(statementId: StatementId, { way, batch, micros, keys: posted }: BatchDone, at: Date): Promise<void> {
      const [name, state] = way === 'POSTED' ? (['posted', 'posting'] as const) : (['reversed', 'reversing'] as const);
      const write = table.transact([
        {
          Put: {
            TableName: table.name,
            Item: {
              ...keys.statementBatch({ statementId, way, batch }),
              v: 1,
              micros,
              keys: posted,
              at: at.toISOString(),
            },
            ConditionExpression: 'attribute_not_exists(PK)',
          },
        },
        {
          Update: {
            TableName: table.name,
            Key: keys.statement({ statementId }),
            UpdateExpression: `SET changedAt = :at ADD ${name}Batches :one, ${name}Micros :micros, ver :one`,
            ConditionExpression: '#state = :state',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':at': at.toISOString(), ':one': 1, ':micros': micros, ':state': state },
          },
        },
      ]);
      await whenRefused(write, ({ index, error }) => {
        if (index > 0) throw error;
      });
    },
  };
};

export type StatementRepository = ReturnType<typeof statementRepository>;
