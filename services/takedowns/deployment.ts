import { describeApi } from '../platform/describe-function.ts';
import { objects, table } from '../platform/named-resource.ts';
import { TakedownsConfig } from './config.ts';

export const deployment = describeApi({
  config: TakedownsConfig,
  environment: {
    EXPORTS_BUCKET: objects('exports', { read: true, write: true }),
    AUDIT_TABLE_NAME: table('audit'),
  },
});
