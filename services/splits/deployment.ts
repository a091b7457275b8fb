import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { table, users } from '../platform/named-resource.ts';
import { RecordingsSubmittedConfig, SplitsConfig } from './config.ts';

/** The function looks up the verified address of a person who accepts in the user pool. */
export const deployment = describeApi({
  config: SplitsConfig,
  environment: { USER_POOL_ID: users('AdminGetUser') },
});

/** An artist may have splits on tracks of hundreds of releases, each of which is read. */
export const onRecordingsSubmitted = describeFunction({
  config: RecordingsSubmittedConfig,
  environment: { TABLE_NAME: table('table') },
  timeoutSeconds: 60,
});
