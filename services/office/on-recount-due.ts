import type { Context, ScheduledEvent } from 'aws-lambda';
import { openService } from '../platform/open-service.ts';
import { RecountConfig } from './config.ts';
import { recountWith } from './recount-with.ts';

const { table, now, log } = openService('office', RecountConfig);

/** What one page takes at most, and its record. */
const PAGE_MS = 30_000;

/** Every hour the recount of what is counted goes on, or begins again when it was finished a day ago. */
export const handler = (_: ScheduledEvent, context: Context): Promise<void> =>
  recountWith({ table, log, now, isTime: () => context.getRemainingTimeInMillis() > PAGE_MS });
