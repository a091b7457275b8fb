import type { Context, ScheduledEvent } from 'aws-lambda';
import { openService } from '../platform/open-service.ts';
import { RecountConfig } from './config.ts';
import { runRecount } from './run-recount.ts';

const { table, now, log } = openService('office', RecountConfig);

/** The maximum time that a page takes, including saving the progress. */
const PAGE_MS = 30_000;

/** Hourly: continues the recount, or starts a new one if a day has passed since the last. */
export const handler = (_: ScheduledEvent, context: Context): Promise<void> =>
  runRecount({ table, log, now, isTime: () => context.getRemainingTimeInMillis() > PAGE_MS });
