import * as z from 'zod';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';

export const TakedownsConfig = ApiConfig.extend({
  EXPORTS_BUCKET: z.string().min(1),
  AUDIT_TABLE_NAME: z.string().min(1),
});

export const StoreStatesChangedConfig = ListenerConfig.extend({ TABLE_NAME: z.string().min(1) });
