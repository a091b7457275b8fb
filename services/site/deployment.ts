import { describeApi } from '../platform/describe-function.ts';
import { SiteConfig } from './config.ts';

export const deployment = describeApi({ config: SiteConfig, environment: {} });
