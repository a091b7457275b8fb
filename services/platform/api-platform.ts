import type * as z from 'zod';
import type { ReadAccess } from './actor.ts';
import { type ApiConfig, NO_PREVIOUS_SECRET } from './config.ts';
import { idempotency } from './idempotency.ts';
import type { Service } from './open-service.ts';
import type { Platform } from './serve.ts';

/**
 * The dependencies of `serve`, which are the same for every domain.
 * @param readAccess reads what an account may do. It is passed in, because the platform must not depend on any domain
 */
export const apiPlatform = (
  { config, table, now, log }: Service<z.output<typeof ApiConfig>>,
  readAccess: ReadAccess,
): Platform => ({
  readAccess,
  idempotency: idempotency(table, now, log),
  log,
  originSecrets: [config.ORIGIN_SECRET, config.ORIGIN_SECRET_PREVIOUS].filter(
    (secret) => secret !== NO_PREVIOUS_SECRET,
  ),
});
