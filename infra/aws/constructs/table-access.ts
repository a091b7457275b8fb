import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  auditIndexNames,
  indexNames,
  type TableName,
  tables,
  type Writer,
  type Writes,
} from '../../../services/platform/keys.ts';
import { iamPattern, partitions } from '../../../services/platform/partitions.ts';
import type { ServiceFunction } from './service-function.ts';

/** Who a function is in keys.ts: the module of its entry. */
const writerOf = ({ entry }: Pick<ServiceFunction, 'entry'>): Writer =>
  entry.replace(/^services\//, '').replace(/(\/index)?\.ts$/, '');

/**
 * All of the keys that a call names, and it names some: a set operator with `ForAllValues` is true of a request that has no such key
 * (IAM User Guide, "Set operators for multivalued context keys"), so an operation that does not tell its keys is refused by `Null`.
 */
const onKeys = (patterns: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...patterns] },
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

/** The one thing that a writer of such a table may do. */
const ACTION_OF: Record<Exclude<Writes, 'any'>, string> = { create: 'dynamodb:PutItem', update: 'dynamodb:UpdateItem' };

/**
 * What a function may do with the tables, by keys.ts. Reads, and conditions on items that a transaction does not write, are for the whole
 * table. Of an item of the ledger or the audit nothing is granted that changes or removes it, and of a wallet nothing that puts or removes
 * it: the one is created, the other updated, in a transaction. Who reads them is named by keys.ts. That condition is of the documentation (DynamoDB Developer Guide, "Using IAM with DynamoDB transactions", example 2), on a permission: were it
 * never true, a posting would fail, and none would slip through.
 *
 * Whether DynamoDB asks IAM about each item of a transaction or about all of its keys together, it does not document
 * (`npm run proof -- cloud` looks). Both are provided for: all writes of a function stand in one statement, which knows the keys of the
 * other tables too.
 */
export function tableStatements(writer: Writer, arns: Record<TableName, string>): PolicyStatement[] {
  const allow = (actions: string[], resources: string[], conditions: PolicyStatement['conditions'] = {}) =>
    new PolicyStatement({ actions, resources, conditions });

  const written = partitions.filter(({ writers }) => writers.includes(writer));
  const patterns = written.map(iamPattern);
  const removed = partitions.filter(({ removers }) => removers.includes(writer)).map(iamPattern);
  const inTransactions = [...new Map(written.map(({ table, writes }) => [table, writes]))].flatMap(([table, writes]) =>
    writes === 'any' ? [] : [[table, ACTION_OF[writes]] as const],
  );
  const isWriting = written.some(({ writes }) => writes === 'any');
  const walked = (Object.keys(tables) as TableName[]).filter((table) =>
    (tables[table].readers as readonly Writer[]).includes(writer),
  );
  const asked = (Object.keys(tables) as TableName[]).filter((table) =>
    (tables[table].askedBy as readonly Writer[]).includes(writer),
  );
  const queried = (Object.keys(tables) as TableName[]).filter((table) =>
    (tables[table].queriedBy as readonly Writer[]).includes(writer),
  );
  const listed = (tables.audit.listedBy as readonly Writer[]).includes(writer);
  return [
    allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'], [arns.table]),
    allow(
      ['dynamodb:Query'],
      indexNames.map((name) => `${arns.table}/index/${name}`),
    ),
    ...(isWriting
      ? [
          allow(['dynamodb:ConditionCheckItem'], [arns.table]),
          allow(['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'], [arns.table], onKeys(patterns)),
        ]
      : []),
    ...(removed.length > 0 ? [allow(['dynamodb:DeleteItem'], [arns.table], onKeys([...patterns, ...removed]))] : []),
    ...inTransactions.map(([table, action]) =>
      allow([action], [arns[table]], {
        'ForAnyValue:StringEquals': { 'dynamodb:EnclosingOperation': ['TransactWriteItems'] },
      }),
    ),
    ...(listed
      ? [
          allow(
            ['dynamodb:Query'],
            auditIndexNames.map((name) => `${arns.audit}/index/${name}`),
          ),
        ]
      : []),
    ...(asked.length > 0
      ? [
          allow(
            ['dynamodb:GetItem'],
            asked.map((table) => arns[table]),
          ),
        ]
      : []),
    ...(queried.length > 0
      ? [
          allow(
            ['dynamodb:GetItem', 'dynamodb:Query'],
            queried.map((table) => arns[table]),
          ),
        ]
      : []),
    ...(walked.length > 0
      ? [
          allow(
            ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:Scan'],
            walked.map((table) => arns[table]),
          ),
        ]
      : []),
  ];
}

/** Lets a function use the tables as keys.ts says of its module. */
export function grantTables(data: Record<TableName, ITableV2>, to: ServiceFunction): void {
  const { table, ledger, wallets, audit } = data;
  const arns = {
    table: table.tableArn,
    ledger: ledger.tableArn,
    wallets: wallets.tableArn,
    audit: audit.tableArn,
  };
  for (const statement of tableStatements(writerOf(to), arns)) to.addToRolePolicy(statement);
}
