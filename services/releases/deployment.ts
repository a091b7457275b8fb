import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { setting, table } from '../platform/named-resource.ts';
import { PlansEndConfig, ReleasesConfig } from './config.ts';

export const deployment = describeApi({
  config: ReleasesConfig,
  environment: {
    ISRC_PREFIXES: setting('isrcPrefixes'),
    UPC_PREFIXES: setting('upcPrefixes'),
    AUDIT_TABLE_NAME: table('audit'),
  },
});

export const onPlansEnd = describeFunction({
  config: PlansEndConfig,
  environment: { TABLE_NAME: table('table') },
  // One write each, some tens a second: thousands in an hour in which all of them end.
  timeoutSeconds: 5 * 60,
});
