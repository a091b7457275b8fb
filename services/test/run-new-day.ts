import { accountWalkRepository } from '../accounts/account-walk-repository.ts';
import { keys } from '../platform/keys.ts';
import { table } from './people.ts';
import { runSchedule } from './run-schedule.ts';

/** Walks all accounts, as a new day does, from the first to the last. Another test may have begun a walk. */
export async function runNewDay(): Promise<void> {
  const start = new Date().toISOString();
  for (;;) {
    await table.delete({ Key: keys.accountWalk({}) });
    await runSchedule('EveryDay');
    const { beganAt = '', finishedAt } = await accountWalkRepository(table).find();
    if (beganAt >= start && finishedAt) return;
  }
}
