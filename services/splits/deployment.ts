import { describeApi } from '../platform/describe-function.ts';
import { users } from '../platform/named-resource.ts';
import { SplitsConfig } from './config.ts';

/** The pool is asked for the address of who accepts: what it has proven, at that moment. */
export const deployment = describeApi({
  config: SplitsConfig,
  environment: { USER_POOL_ID: users('AdminGetUser') },
});
