import * as z from 'zod';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';
import { FreshSignIn } from '../platform/fresh-sign-in.ts';

const Name = z.string().min(1);

export const StatementsConfig = ApiConfig.extend({
  AUDIT_TABLE_NAME: Name,
  STATEMENTS_BUCKET: Name,
  /** How many people approve a statement before it is posted. */
  STATEMENT_APPROVALS: z.coerce.number<string>().int().min(1).max(2),
  ...FreshSignIn.shape,
});

/** Who starts the workflow of imports. */
export const StatementWorkDueConfig = ListenerConfig.extend({ STATEMENT_WORKFLOW_ARN: Name });

/** A step of the workflow that makes no money move. */
export const StageConfig = z.object({ TABLE_NAME: Name, STATEMENTS_BUCKET: Name });

/** One that does. */
export const PostingConfig = StageConfig.extend({ LEDGER_TABLE_NAME: Name, WALLET_TABLE_NAME: Name });

/** Who tells statements that a recording is matched which they keep money of. */
export const RecordingMatchedConfig = ListenerConfig.extend({ TABLE_NAME: Name });

/** Who gives people what waits for them. */
export const SuspenseDueConfig = ListenerConfig.extend(PostingConfig.shape);
