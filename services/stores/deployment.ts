import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { setting, table } from '../platform/named-resource.ts';
import { LookUpsDueConfig, StoresConfig } from './config.ts';

export const deployment = describeApi({
  config: StoresConfig,
  environment: { AUDIT_TABLE_NAME: table('audit') },
  // A file has thousands of lines; shorter than the gateway's 30 s.
  timeoutSeconds: 25,
});

/** The time that Lambda allows at most: the catalogues are asked at their own pace. */
export const LOOK_UP_SECONDS = 15 * 60;

export const onLookUpsDue = describeFunction({
  config: LookUpsDueConfig,
  environment: {
    TABLE_NAME: table('table'),
    ITUNES_URL: setting('itunesUrl'),
    DEEZER_URL: setting('deezerUrl'),
    LOOK_UPS_PER_MINUTE: setting('lookUpsPerMinute'),
  },
  timeoutSeconds: LOOK_UP_SECONDS,
});
