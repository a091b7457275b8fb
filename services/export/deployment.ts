import { describeApi } from '../platform/describe-function.ts';
import { objects, setting, table } from '../platform/named-resource.ts';
import { ExportConfig } from './config.ts';

export const deployment = describeApi({
  config: ExportConfig,
  environment: {
    EXPORTS_BUCKET: objects('exports', { read: true, write: true, knowsMissing: true }),
    AUDIT_TABLE_NAME: table('audit'),
    ISRC_PREFIXES: setting('isrcPrefixes'),
    UPC_PREFIXES: setting('upcPrefixes'),
  },
});
