import { describeApi } from '../platform/describe-function.ts';
import { objects } from '../platform/named-resource.ts';
import { EarningsConfig } from './config.ts';

export const deployment = describeApi({
  config: EarningsConfig,
  environment: { STATEMENTS_BUCKET: objects('statements', { read: true, knowsMissing: true }) },
});
