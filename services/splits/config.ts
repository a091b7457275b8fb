import * as z from 'zod';
import { ApiConfig } from '../platform/config.ts';

export const SplitsConfig = ApiConfig.extend({ USER_POOL_ID: z.string().min(1) });
