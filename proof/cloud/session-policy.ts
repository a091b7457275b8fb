import { tableStatements } from '../../infra/aws/constructs/table-access.ts';
import type { TableName, Writer } from '../../services/platform/keys.ts';

/** The maximum length of a session's policy (STS, "AssumeRole", parameter `Policy`). */
const MAX_CHARACTERS = 2048;

/**
 * The product's own grants for a function, as the policy of a session. The permission to query indexes is omitted: it
 * would not fit, and the proof's tables have none.
 * @throws Error if it is longer than STS accepts
 */
export function sessionPolicy(writer: Writer, arns: Record<TableName, string>): string {
  const Statement = tableStatements(writer, arns)
    .map((statement): unknown => statement.toStatementJson())
    .filter((statement) => !JSON.stringify(statement).includes('/index/'));
  const policy = JSON.stringify({ Version: '2012-10-17', Statement });
  if (policy.length > MAX_CHARACTERS)
    throw new Error(`The policy of ${writer} has ${policy.length} characters, and STS accepts ${MAX_CHARACTERS}`);
  return policy;
}
