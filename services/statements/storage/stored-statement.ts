import * as z from 'zod';
import { MicrosInTable } from '../../../shared/money.ts';
import { Statement } from '../../../shared/statements/statement.ts';
import { tabOfState } from '../../../shared/statements/statement-tab.ts';
import { indexKeys, keys } from '../../platform/keys.ts';
import type { Item } from '../../platform/table.ts';

/** Fields that are used only by the stages. */
const StageFields = z.object({
  /**
   * The folder of the current plan. If two plans are made concurrently, each has a folder, and only this one is valid.
   */
  planFolder: z.string().optional(),
  /**
   * The folders of batches, each with the number of its first batch: one for the first posting, and one for each round
   * of later matches.
   */
  batchFolders: z.array(z.object({ from: z.int(), folder: z.string() })).default([]),
  /** The progress of posting and reversal, as numbers to which a write can add. */
  postedBatches: z.int().default(0),
  postedMicros: MicrosInTable.default(0n),
  reversedBatches: z.int().default(0),
  reversedMicros: MicrosInTable.default(0n),
});

const Progress = z.object({ batches: z.int(), micros: z.string() });

/** A statement as stored. */
export type StoredStatement = {
  statement: Statement;
  planFolder: string | undefined;
  batchFolders?: z.output<typeof StageFields>['batchFolders'];
};

/** Reads a statement's item. @param approvalsNeeded how many people must approve under the current configuration */
export function readStatementItem(item: Item, approvalsNeeded: number): StoredStatement {
  const { planFolder, batchFolders, postedBatches, postedMicros, reversedBatches, reversedMicros } =
    StageFields.parse(item);
  const statement = Statement.parse({
    ...item,
    approvalsNeeded,
    posted: { batches: postedBatches, micros: String(postedMicros) },
    reversed: { batches: reversedBatches, micros: String(reversedMicros) },
  });
  return { statement, planFolder, batchFolders };
}

export function statementItem({ statement, planFolder, batchFolders = [] }: StoredStatement): Item {
  const { posted, reversed, ...fields }: Item = { ...statement };
  const progressFields = (name: string, progress: unknown) => {
    const { batches, micros } = Progress.parse(progress);
    return { [`${name}Batches`]: batches, [`${name}Micros`]: BigInt(micros) };
  };
  return {
    ...keys.statement(statement),
    ...indexKeys.statements(statement),
    ...indexKeys.statementsOfTab({ tab: tabOfState(statement.state), createdAt: statement.createdAt }),
    v: 1,
    ...fields,
    planFolder,
    ...(batchFolders.length > 0 && { batchFolders }),
    ...(posted !== undefined && progressFields('posted', posted)),
    ...(reversed !== undefined && progressFields('reversed', reversed)),
  };
}
