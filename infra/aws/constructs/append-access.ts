import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';

/**
 * Lets a function add to a table that nobody changes, the ledger or the audit, and keeps it safe whatever the function's code
 * does: it may create items inside a transaction. Nothing grants anybody to read, change or remove one. The condition is that of the
 * documentation (DynamoDB Developer Guide, "Using IAM with DynamoDB transactions", example 2), on a permission: were it never true, a posting would fail, and none would slip through.
 */
export function grantAppend(table: ITableV2, to: IGrantable): void {
  to.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['dynamodb:PutItem'],
      resources: [table.tableArn],
      conditions: { 'ForAnyValue:StringEquals': { 'dynamodb:EnclosingOperation': ['TransactWriteItems'] } },
    }),
  );
}
