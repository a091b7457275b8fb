import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { table } from '../platform/named-resource.ts';
import { OfficeConfig, RecountConfig } from './config.ts';

export const deployment = describeApi({ config: OfficeConfig, environment: { AUDIT_TABLE_NAME: table('audit') } });

export const onRecountDue = describeFunction({
  config: RecountConfig,
  environment: { TABLE_NAME: table('table') },
  // Long enough for a few hundred thousand items per run.
  timeoutSeconds: 5 * 60,
});
