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
import { keysOf } from '../../../shared/typed-record.ts';
import type { ServiceFunction } from './service-function.ts';

/** A function's name in keys.ts: the module of its entry point. */
const writerOf = ({ entry }: Pick<ServiceFunction, 'entry'>): Writer =>
  entry.replace(/^services\//, '').replace(/(\/index)?\.ts$/, '');

/**
 * Requires a call to report its keys, and all of them to match. `Null` denies a call that reports no keys, for which
 * the set operator `ForAllValues` would be true (IAM User Guide, "Set operators for multivalued context keys").
 */
const keyConditions = (patterns: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...patterns] },
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

/** The only action that a writer of a create-only or update-only table may use. */
const ACTION_OF: Record<Exclude<Writes, 'any'>, string> = { create: 'dynamodb:PutItem', update: 'dynamodb:UpdateItem' };

/**
 * A function's permissions on the tables, from keys.ts. Permission to read covers the whole table, and so does
 * permission for conditions on items that a transaction does not write. No function can change or remove an item of the
 * ledger or the audit, or put or remove a wallet: ledger and audit items are only created, and wallets only updated,
 * always in a transaction. AWS documents the condition for that (DynamoDB Developer Guide, "Using IAM with DynamoDB
 * transactions", example 2). It is part of an allow statement, so if it never matched, postings would be denied rather
 * than let through.
 * DynamoDB does not document whether it checks each item of a transaction separately or all of its keys together (`npm
 * run proof -- cloud` checks). Both work here: all of a function's writes are in one statement, which also allows the
 * keys of the other tables.
 */
export function tableStatements(writer: Writer, arns: Record<TableName, string>): PolicyStatement[] {
  const allow = (actions: string[], resources: string[], conditions: PolicyStatement['conditions'] = {}) =>
    new PolicyStatement({ actions, resources, conditions });

  const isWriter = (one: Writer) => one === writer;
  const written = partitions.filter(({ writers }) => writers.includes(writer));
  const patterns = written.map(iamPattern);
  const removed = partitions.filter(({ removers }) => removers.includes(writer)).map(iamPattern);
  const inTransactions = [...new Map(written.map(({ table, writes }) => [table, writes]))].flatMap(([table, writes]) =>
    writes === 'any' ? [] : [[table, ACTION_OF[writes]] as const],
  );
  const isWriting = written.some(({ writes }) => writes === 'any');
  const walked = keysOf(tables).filter((table) => tables[table].readers.some(isWriter));
  const conditionedTables = keysOf(tables).filter((table) => tables[table].askedBy.some(isWriter));
  const queried = keysOf(tables).filter((table) => tables[table].queriedBy.some(isWriter));
  const listed = tables.audit.listedBy.some(isWriter);
  return [
    allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'], [arns.table]),
    allow(
      ['dynamodb:Query'],
      indexNames.map((name) => `${arns.table}/index/${name}`),
    ),
    ...(isWriting
      ? [
          allow(['dynamodb:ConditionCheckItem'], [arns.table]),
          allow(
            ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
            [arns.table],
            keyConditions(patterns),
          ),
        ]
      : []),
    ...(removed.length > 0
      ? [allow(['dynamodb:DeleteItem'], [arns.table], keyConditions([...patterns, ...removed]))]
      : []),
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
    ...(conditionedTables.length > 0
      ? [
          allow(
            ['dynamodb:GetItem'],
            conditionedTables.map((table) => arns[table]),
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

/** Grants a function the access to tables that keys.ts defines for its module. */
export function grantTables(data: Record<TableName, ITableV2>, to: ServiceFunction): void {
  // Getters, so that only the tables that a statement names are read, because each read makes the stack look the table
  // up.
  const arns = {
    get table() {
      return data.table.tableArn;
    },
    get ledger() {
      return data.ledger.tableArn;
    },
    get wallets() {
      return data.wallets.tableArn;
    },
    get audit() {
      return data.audit.tableArn;
    },
  };
  for (const statement of tableStatements(writerOf(to), arns)) to.addToRolePolicy(statement);
}
