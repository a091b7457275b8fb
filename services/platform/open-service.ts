import type * as z from 'zod';
import { readConfig } from './config.ts';
import { type Log, openLog } from './logger.ts';
import { openTable, type Table } from './table.ts';

/** The resources that every function opens when it starts. Pure decisions receive them as arguments. */
export type Service<C> = { config: C; table: Table; now: () => Date; log: Log };

/**
 * Opens the resources that every function needs, whether it is called by a route, an event or a schedule.
 * @param name the name of the service in its log lines, e.g. `payments`
 * @param schema the schema of the function's environment that its description in `deployment.ts` names
 * @throws Error that names the missing variables
 */
export function openService<S extends z.ZodType<{ TABLE_NAME: string }>>(
  name: string,
  schema: S,
): Service<z.output<S>> {
  const config = readConfig(schema);
  return { config, table: openTable(config.TABLE_NAME), now: () => new Date(), log: openLog(name) };
}
