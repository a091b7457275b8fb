import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { indexNames } from '../../../services/platform/keys.ts';

const READ = ['dynamodb:GetItem', 'dynamodb:Query'];
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

/** Lets a function use the table. The ledger and the audit are not in it (`grantAppend`). */
export function grantTable(table: ITableV2, to: IGrantable, access: { write?: boolean; discard?: boolean } = {}): void {
  const allow = (actions: string[], resources: string[]) =>
    to.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions, resources }));

  allow(READ, [table.tableArn]);
  allow(
    ['dynamodb:Query'],
    indexNames.map((name) => `${table.tableArn}/index/${name}`),
  );
  if (access.discard) allow(['dynamodb:DeleteItem'], [table.tableArn]);
  if (access.write) allow(WRITE, [table.tableArn]);
}
