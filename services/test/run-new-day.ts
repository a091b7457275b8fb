import { accountWalkRepository } from '../accounts/account-walk-repository.ts';
import { keys } from '../platform/keys.ts';
import { table } from './people.ts';
import { runSchedule } from './run-schedule.ts';

/** Walks all accounts from the first to the last, as the daily run does. Another test may already have begun a walk. */
export async function runNewDay(): Promise<void> {
  const start = new Date().toISOString();
  for (;;) {
    await table.delete({ Key: keys.accountWalk({}) });
    await runSchedule('EveryDay');
    const { beganAt = '', finishedAt } = await accountWalkRepository(table).find();
    if (beganAt >= start && finishedAt) return;
  }
}
