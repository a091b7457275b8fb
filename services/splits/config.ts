import * as z from 'zod';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';

export const SplitsConfig = ApiConfig.extend({ USER_POOL_ID: z.string().min(1) });

/** For the listener that carries agreements over. */
export const RecordingsSubmittedConfig = ListenerConfig.extend({ TABLE_NAME: z.string().min(1) });
