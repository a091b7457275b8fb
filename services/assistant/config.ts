import * as z from 'zod';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';

export const AssistantConfig = ApiConfig;

export const UploadsLeftConfig = ListenerConfig.extend({ TABLE_NAME: z.string().min(1) });
