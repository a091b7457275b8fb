import * as z from 'zod';
import { ApiConfig } from '../platform/config.ts';
import { CodePrefixes } from '../releases/config.ts';

export const ExportConfig = ApiConfig.extend({
  EXPORTS_BUCKET: z.string().min(1),
  AUDIT_TABLE_NAME: z.string().min(1),
  ...CodePrefixes,
});
