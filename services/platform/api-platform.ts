import type * as z from 'zod';
import type { ReadStanding } from './actor.ts';
import { type ApiConfig, NO_PREVIOUS_SECRET } from './config.ts';
import { idempotency } from './idempotency.ts';
import { openLog } from './logger.ts';
import type { Platform } from './serve.ts';
import type { Table } from './table.ts';

/** What `serve` needs of the platform, the same for every domain. */
export const apiPlatform = (
  service: string,
  needs: { config: z.output<typeof ApiConfig>; table: Table; standing: ReadStanding; now: () => Date },
): Platform => {
  const log = openLog(service);
  return {
    standing: needs.standing,
    once: idempotency(needs.table, needs.now, log),
    log,
    originSecrets: [needs.config.ORIGIN_SECRET, needs.config.ORIGIN_SECRET_PREVIOUS].filter(
      (secret) => secret !== NO_PREVIOUS_SECRET,
    ),
  };
};
