import * as z from 'zod';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';

export const DataExportConfig = ApiConfig.extend({ ARCHIVES_BUCKET: z.string().min(1) });

export const DataExportRequestedConfig = ListenerConfig.extend({
  TABLE_NAME: z.string().min(1),
  MASTERS_BUCKET: z.string().min(1),
  ARTWORK_BUCKET: z.string().min(1),
  ARCHIVES_BUCKET: z.string().min(1),
  WALLET_TABLE_NAME: z.string().min(1),
});
