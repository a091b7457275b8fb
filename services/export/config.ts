import * as z from 'zod';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';
import { CodePrefixes } from '../releases/config.ts';

export const ExportConfig = ApiConfig.extend({
  EXPORTS_BUCKET: z.string().min(1),
  ARCHIVES_BUCKET: z.string().min(1),
  AUDIT_TABLE_NAME: z.string().min(1),
  ...CodePrefixes,
});

export const ExportsRequestedConfig = ListenerConfig.extend({
  TABLE_NAME: z.string().min(1),
  AUDIT_TABLE_NAME: z.string().min(1),
  EXPORTS_BUCKET: z.string().min(1),
  MASTERS_BUCKET: z.string().min(1),
  ARCHIVES_BUCKET: z.string().min(1),
});
