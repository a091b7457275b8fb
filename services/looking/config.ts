import * as z from 'zod';
import { ListenerConfig } from '../platform/config.ts';

export const CoverPlacedConfig = ListenerConfig.extend({
  TABLE_NAME: z.string().min(1),
  MASTERS_BUCKET: z.string().min(1),
});
