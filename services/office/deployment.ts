import { describeApi } from '../platform/describe-function.ts';
import { table } from '../platform/named-resource.ts';
import { OfficeConfig } from './config.ts';

export const deployment = describeApi({ config: OfficeConfig, environment: { AUDIT_TABLE_NAME: table('audit') } });
