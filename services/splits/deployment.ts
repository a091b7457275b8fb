import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { table, users } from '../platform/named-resource.ts';
import { RecordingsSubmittedConfig, SplitsConfig } from './config.ts';

/** The pool is asked for the address of who accepts: what it has proven, at that moment. */
export const deployment = describeApi({
  config: SplitsConfig,
  environment: { USER_POOL_ID: users('AdminGetUser') },
});

/** An artist may share out tracks of hundreds of releases, each of which it reads. */
export const onRecordingsSubmitted = describeFunction({
  config: RecordingsSubmittedConfig,
  environment: { TABLE_NAME: table('table') },
  timeoutSeconds: 60,
});
