import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { indexNames } from '../../../services/platform/keys.ts';

/** Partition keys of the ledger (design, money). */
const LEDGER_KEYS = ['LTX#*', 'LEDGER#*'];

const READ = ['dynamodb:GetItem', 'dynamodb:Query'];
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

const toLedger = { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': LEDGER_KEYS } };

/**
 * Lets a function use the table, and keeps money safe whatever its code does: nobody updates or deletes a ledger item; only functions
 * that post may create one, and only inside a transaction.
 */
export function grantTable(
  table: ITableV2,
  to: IGrantable,
  access: { write?: boolean; discard?: boolean; posts?: boolean } = {},
): void {
  const allow = (actions: string[], resources: string[]) =>
    to.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions, resources }));
  const deny = (actions: string[], conditions: Record<string, unknown>) =>
    to.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ effect: Effect.DENY, actions, resources: [table.tableArn], conditions }),
    );

  allow(READ, [table.tableArn]);
  allow(
    ['dynamodb:Query'],
    indexNames.map((name) => `${table.tableArn}/index/${name}`),
  );
  if (access.discard) {
    allow(['dynamodb:DeleteItem'], [table.tableArn]);
    deny(['dynamodb:DeleteItem'], toLedger);
  }
  if (!access.write) return;
  allow(WRITE, [table.tableArn]);
  deny(['dynamodb:UpdateItem', 'dynamodb:DeleteItem'], toLedger);
  deny(
    ['dynamodb:PutItem'],
    access.posts ? { ...toLedger, StringNotEquals: { 'dynamodb:EnclosingOperation': 'TransactWriteItems' } } : toLedger,
  );
}
