import * as z from 'zod';
import { MicrosInTable } from '../../../shared/money.ts';
import { Statement } from '../../../shared/statements/statement.ts';
import { tabOfState } from '../../../shared/statements/statement-tab.ts';
import { indexKeys, keys } from '../../platform/keys.ts';
import type { Item } from '../../platform/table.ts';

/** What only the stages know of a statement. */
const Hidden = z.object({
  /** Where the plan that it names stands: a plan that was made twice at once has two, and one counts. */
  planFolder: z.string().optional(),
  /** Where batches stand from a number on, once what was matched later is posted too: each time has a folder. */
  batchFolders: z.array(z.object({ from: z.int(), folder: z.string() })).default([]),
  /** How far posting and reversal are, in numbers that a write can add to. */
  postedBatches: z.int().default(0),
  postedMicros: MicrosInTable.default(0n),
  reversedBatches: z.int().default(0),
  reversedMicros: MicrosInTable.default(0n),
});

/** A statement as the table holds it. */
export type StoredStatement = {
  statement: Statement;
  planFolder: string | undefined;
  batchFolders?: z.output<typeof Hidden>['batchFolders'];
};

/** @param approvalsNeeded how many people have to approve, as it is configured now */
export function readStatementItem(item: Item, approvalsNeeded: number): StoredStatement {
  const { planFolder, batchFolders, postedBatches, postedMicros, reversedBatches, reversedMicros } = Hidden.parse(item);
  const statement = Statement.parse({
    ...item,
    approvalsNeeded,
    posted: { batches: postedBatches, micros: String(postedMicros) },
    reversed: { batches: reversedBatches, micros: String(reversedMicros) },
  });
  return { statement, planFolder, batchFolders };
}

export function statementItem({ statement, planFolder, batchFolders = [] }: StoredStatement): Item {
  const { posted, reversed, ...said } = statement as Item;
  const moved = (name: string, of: unknown) => {
    const { batches, micros } = of as { batches: number; micros: string };
    return { [`${name}Batches`]: batches, [`${name}Micros`]: BigInt(micros) };
  };
  return {
    ...keys.statement(statement),
    ...indexKeys.statements(statement),
    ...indexKeys.statementsOfTab({ tab: tabOfState(statement.state), createdAt: statement.createdAt }),
    v: 1,
    ...said,
    planFolder,
    ...(batchFolders.length > 0 && { batchFolders }),
    ...(posted !== undefined && moved('posted', posted)),
    ...(reversed !== undefined && moved('reversed', reversed)),
  };
}
