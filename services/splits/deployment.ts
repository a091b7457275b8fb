import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { table, users } from '../platform/named-resource.ts';
import { RecordingsSubmittedConfig, SplitsConfig } from './config.ts';

/** The function uses the user pool to look up the verified email address of a person who accepts. */
export const deployment = describeApi({
  config: SplitsConfig,
  environment: { USER_POOL_ID: users('AdminGetUser') },
});

/** The timeout allows for an artist with splits on tracks of hundreds of releases, each of which is read. */
export const onRecordingsSubmitted = describeFunction({
  config: RecordingsSubmittedConfig,
  environment: { TABLE_NAME: table('table') },
  timeoutSeconds: 60,
});
