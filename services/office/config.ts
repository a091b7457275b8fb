import { ApiConfig } from '../platform/config.ts';

export const OfficeConfig = ApiConfig;
