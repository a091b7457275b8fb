import type { Statement } from '../../../shared/statements/statement.ts';
import type { Write } from '../../platform/table.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';
import type { StageNeeds } from './stage-needs.ts';

type Reading = Extract<Statement, { state: 'reading' }>;
type Stage = Reading['progress']['stage'];

/**
 * Stores a stage's progress on its statement. Each save is conditional on an unchanged statement. If the statement was
 * changed concurrently, the save fails with `statement-elsewhere`, and the stage starts over on the retry.
 * @param before a statement that is being read
 */
export function statementProgress(
  { statements, now }: Pick<StageNeeds, 'statements' | 'now'>,
  before: StoredStatement,
) {
  let current = before;
  const reading = (): Reading => {
    if (current.statement.state !== 'reading') throw new Error(`The statement is already ${current.statement.state}`);
    return current.statement;
  };
  return {
    current: () => current,

    /** Saves the stage and its progress. */
    async at(stage: Stage, done: { bytes?: number; lines?: number } = {}): Promise<void> {
      const at = now().toISOString();
      const statement: Reading = { ...reading(), progress: { stage, ...done, at }, changedAt: at };
      current = await statements.save(current, { ...current, statement });
    },

    /** Saves an intermediate result. The statement is still being read. */
    async save(change: (statement: Reading) => Reading, also: readonly Write[] = []): Promise<void> {
      const statement = { ...change(reading()), changedAt: now().toISOString() };
      current = await statements.save(current, { ...current, statement }, also);
    },

    /** Saves the state that ends the reading. */
    async end(
      change: (statement: Reading) => Statement,
      { planFolder = current.planFolder, also = [] }: { planFolder?: string | undefined; also?: readonly Write[] } = {},
    ): Promise<void> {
      current = await statements.save(current, { statement: change(reading()), planFolder }, also);
    },
  };
}
