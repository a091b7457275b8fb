import * as z from 'zod';
import { ApiConfig } from '../platform/config.ts';

export const OfficeConfig = ApiConfig.extend({ AUDIT_TABLE_NAME: z.string().min(1) });

export const RecountConfig = z.object({ TABLE_NAME: z.string().min(1) });
