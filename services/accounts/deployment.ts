import { describeApi } from '../platform/describe-function.ts';
import { table, users } from '../platform/named-resource.ts';
import { AccountsConfig } from './config.ts';

export const deployment = describeApi({
  config: AccountsConfig,
  environment: {
    USER_POOL_ID: users('AdminGetUser', 'AdminUserGlobalSignOut'),
    AUDIT_TABLE_NAME: table('audit'),
  },
});
