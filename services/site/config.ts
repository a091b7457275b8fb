import { ApiConfig } from '../platform/config.ts';

export const SiteConfig = ApiConfig;
