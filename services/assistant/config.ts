import * as z from 'zod';
import { losslessLimit } from '../media/lossless-limit.ts';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';
import { ModelConfig } from './model/model-config.ts';

export const AssistantConfig = ApiConfig.extend({
  /** The URL to which the words of an unfinished answer are published. */
  LIVE_URL: z.url(),
  ...losslessLimit,
  ...ModelConfig.shape,
});

export const UploadsLeftConfig = ListenerConfig.extend({ TABLE_NAME: z.string().min(1) });
