import * as z from 'zod';
import { ApiConfig } from '../platform/config.ts';

export const ExportConfig = ApiConfig.extend({ EXPORTS_BUCKET: z.string().min(1) });
