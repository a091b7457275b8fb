import { describeApi } from '../platform/describe-function.ts';
import { table } from '../platform/named-resource.ts';
import { ReviewConfig } from './config.ts';

export const deployment = describeApi({
  config: ReviewConfig,
  environment: { AUDIT_TABLE_NAME: table('audit') },
});
