import * as z from 'zod';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';

export const NoticesConfig = ApiConfig;

export const NoticeDueConfig = ListenerConfig.extend({ TABLE_NAME: z.string().min(1) });

/** The schedules need only the table. */
export const NoticeScheduleConfig = z.object({ TABLE_NAME: z.string().min(1) });
