import * as z from 'zod';
import { ApiConfig } from '../platform/config.ts';

export const EarningsConfig = ApiConfig.extend({ STATEMENTS_BUCKET: z.string().min(1) });
