import * as z from 'zod';
import { ApiConfig } from '../platform/config.ts';

export const TakedownsConfig = ApiConfig.extend({
  EXPORTS_BUCKET: z.string().min(1),
  AUDIT_TABLE_NAME: z.string().min(1),
});
