import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { objects, setting, table } from '../platform/named-resource.ts';
import { ExportConfig, ExportsRequestedConfig } from './config.ts';

export const deployment = describeApi({
  config: ExportConfig,
  environment: {
    EXPORTS_BUCKET: objects('exports', { read: true, write: true, knowsMissing: true }),
    ARCHIVES_BUCKET: objects('archives', { read: true }),
    AUDIT_TABLE_NAME: table('audit'),
    ISRC_PREFIXES: setting('isrcPrefixes'),
    UPC_PREFIXES: setting('upcPrefixes'),
  },
});

export const onExportsRequested = describeFunction({
  config: ExportsRequestedConfig,
  environment: {
    TABLE_NAME: table('table'),
    AUDIT_TABLE_NAME: table('audit'),
    EXPORTS_BUCKET: objects('exports', { read: true, write: true }),
    MASTERS_BUCKET: objects('masters', { read: true }),
    ARCHIVES_BUCKET: objects('archives', { write: true }),
  },
  // Like an artist's archive, a batch copies some forty gigabytes from bucket to bucket, and uses a whole processor.
  timeoutSeconds: 15 * 60,
  memoryMb: 1769,
  oneAtATime: true,
});
