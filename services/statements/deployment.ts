import { describeApi } from '../platform/describe-function.ts';
import { objects, setting, table } from '../platform/named-resource.ts';
import { StatementsConfig } from './config.ts';

export const deployment = describeApi({
  config: StatementsConfig,
  environment: {
    AUDIT_TABLE_NAME: table('audit'),
    STATEMENTS_BUCKET: objects('statements', { read: true, write: true, knowsMissing: true }),
    STATEMENT_APPROVALS: setting('statementApprovals'),
  },
});
