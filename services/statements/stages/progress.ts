import type { Statement } from '../../../shared/statements/statement.ts';
import type { Write } from '../../platform/table.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';
import type { StageNeeds } from './stage-needs.ts';

type Reading = Extract<Statement, { state: 'reading' }>;
type Stage = Reading['progress']['stage'];

/**
 * A statement as the stage that works on it knows it. Each change is on the condition that nobody else changed it: who
 * was overtaken ends with `statement-elsewhere`, and looks again when it is tried again.
 * @param before being read
 */
export function progressOf({ statements, now }: Pick<StageNeeds, 'statements' | 'now'>, before: StoredStatement) {
  let current = before;
  const reading = (): Reading => {
    if (current.statement.state !== 'reading') throw new Error(`The statement is ${current.statement.state} already`);
    return current.statement;
  };
  return {
    current: () => current,

    /** Says how far it is. */
    async at(stage: Stage, far: { bytes?: number; lines?: number } = {}): Promise<void> {
      const at = now().toISOString();
      const statement: Reading = { ...reading(), progress: { stage, ...far, at }, changedAt: at };
      current = await statements.save(current, { ...current, statement });
    },

    /** Saves what is known by now; it is still being read. */
    async save(change: (statement: Reading) => Reading, also: readonly Write[] = []): Promise<void> {
      const statement = { ...change(reading()), changedAt: now().toISOString() };
      current = await statements.save(current, { ...current, statement }, also);
    },

    /** Ends the reading. */
    async end(
      change: (statement: Reading) => Statement,
      { planFolder = current.planFolder, also = [] }: { planFolder?: string | undefined; also?: readonly Write[] } = {},
    ): Promise<void> {
      current = await statements.save(current, { statement: change(reading()), planFolder }, also);
    },
  };
}
