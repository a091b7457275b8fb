import { describeApi, describeFunction } from '../platform/describe-function.ts';
import { freshSignInSettings } from '../platform/fresh-sign-in.ts';
import { objects, setting, table, workflow } from '../platform/named-resource.ts';
import {
  PostingConfig,
  RecordingMatchedConfig,
  StageConfig,
  StatementsConfig,
  StatementWorkDueConfig,
  SuspenseDueConfig,
} from './config.ts';

export const deployment = describeApi({
  config: StatementsConfig,
  environment: {
    AUDIT_TABLE_NAME: table('audit'),
    STATEMENTS_BUCKET: objects('statements', { read: true, write: true, knowsMissing: true }),
    STATEMENT_APPROVALS: setting('statementApprovals'),
    ...freshSignInSettings,
  },
});

export const onStatementWorkDue = describeFunction({
  config: StatementWorkDueConfig,
  environment: { STATEMENT_WORKFLOW_ARN: workflow('statement-import') },
});

/** Lambda's maximum. A file that takes longer is too large for one reader. */
const MAX_SECONDS = 15 * 60;

/** Settings for functions that run the engine, which uses `ENGINE_MB` of memory and spills the rest to disk. */
const engine = {
  timeoutSeconds: MAX_SECONDS,
  // The limit for a new AWS account. With 10,240, a large file would be read three times as fast.
  memoryMb: 3008,
  diskMb: 10_240,
  native: ['duckdb'],
  isolated: true,
} as const;

const stage = {
  config: StageConfig,
  environment: {
    TABLE_NAME: table('table'),
    STATEMENTS_BUCKET: objects('statements', { read: true, write: true, knowsMissing: true }),
  },
} as const;

export const onReadDue = describeFunction({ ...stage, ...engine });
export const onMatchDue = describeFunction({ ...stage, ...engine });

export const onImportUnfinished = describeFunction({
  config: StageConfig.pick({ TABLE_NAME: true }),
  environment: { TABLE_NAME: table('table') },
});

const posting = {
  config: PostingConfig,
  environment: {
    TABLE_NAME: table('table'),
    STATEMENTS_BUCKET: objects('statements', { read: true, knowsMissing: true }),
    LEDGER_TABLE_NAME: table('ledger'),
    WALLET_TABLE_NAME: table('wallets'),
  },
} as const;

export const onPostingDue = describeFunction(posting);
export const onBatchDue = describeFunction({ ...posting, timeoutSeconds: MAX_SECONDS, memoryMb: 1769 });
export const onBatchesDone = describeFunction(posting);

export const onRecordingMatched = describeFunction({
  config: RecordingMatchedConfig,
  environment: { TABLE_NAME: table('table') },
});

/**
 * Reads batches as the posting step does. If it times out, the event is delivered again, and the next run continues
 * after the parts that have been paid.
 */
export const onSuspenseDue = describeFunction({
  config: SuspenseDueConfig,
  environment: posting.environment,
  timeoutSeconds: 60,
  memoryMb: 1769,
});
