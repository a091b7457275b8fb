import * as z from 'zod';
import { ApiConfig, ListenerConfig } from '../platform/config.ts';
import { FreshSignIn } from '../platform/fresh-sign-in.ts';

const Name = z.string().min(1);

export const StatementsConfig = ApiConfig.extend({
  AUDIT_TABLE_NAME: Name,
  STATEMENTS_BUCKET: Name,
  /** How many people must approve a statement before it is posted. */
  STATEMENT_APPROVALS: z.coerce.number<string>().int().min(1).max(2),
  ...FreshSignIn.shape,
});

/** The listener that starts the import workflow. */
export const StatementWorkDueConfig = ListenerConfig.extend({ STATEMENT_WORKFLOW_ARN: Name });

/** The configuration of a workflow step that moves no money. */
export const StageConfig = z.object({ TABLE_NAME: Name, STATEMENTS_BUCKET: Name });

/** The configuration of a workflow step that moves money. */
export const PostingConfig = StageConfig.extend({ LEDGER_TABLE_NAME: Name, WALLET_TABLE_NAME: Name });

/** The listener that queues work for statements with money in suspense for a recording that was just matched. */
export const RecordingMatchedConfig = ListenerConfig.extend({ TABLE_NAME: Name });

/** The listener that pays suspended earnings. */
export const SuspenseDueConfig = ListenerConfig.extend(PostingConfig.shape);
