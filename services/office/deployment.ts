import { describeApi } from '../platform/describe-function.ts';
import { OfficeConfig } from './config.ts';

export const deployment = describeApi({ config: OfficeConfig, environment: {} });
