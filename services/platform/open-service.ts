import type * as z from 'zod';
import { readConfig } from './config.ts';
import { type Log, openLog } from './logger.ts';
import { openTable, type Table } from './table.ts';

/** What a function has when it starts; decisions get of it what they need as arguments. */
export type Service<C> = { config: C; table: Table; now: () => Date; log: Log };

/**
 * Opens what every function begins with, whatever calls it: a route, an event or a schedule.
 * @param name whose log lines they are, e.g. `payments`
 * @param schema of the function's environment, the same one that its description in `deployment.ts` names
 * @throws Error that names what the environment lacks
 */
export function openService<S extends z.ZodType<{ TABLE_NAME: string }>>(
  name: string,
  schema: S,
): Service<z.output<S>> {
  const config = readConfig(schema);
  return { config, table: openTable(config.TABLE_NAME), now: () => new Date(), log: openLog(name) };
}
