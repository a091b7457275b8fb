import {
  type AttributeValue,
  BatchWriteItemCommand,
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  ResourceNotFoundException,
  type TableDescription,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import type { BackupInput } from './backup-input.ts';
import type { Refusal } from './faulty-table.ts';
import { openTableHistory } from './table-history.ts';

/** The operations of point-in-time recovery, which the engine does not have. */
export const backupOperations = ['DescribeContinuousBackups', 'RestoreTableToPointInTime', 'UpdateContinuousBackups'];

/** BatchWriteItem takes no more at once. */
const BATCH = 25;

export class BackupRefused extends Error {
  readonly refusal: Refusal;
  constructor(type: string, message: string) {
    super(message);
    this.refusal = { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message };
  }
}

/** Point-in-time recovery of the engine's tables, as DynamoDB's API reference documents it. */
export function openContinuousBackup(options: { directory: string; engine: DynamoDBClient; now?: () => number }) {
  const { directory, engine, now = Date.now } = options;
  const history = openTableHistory(directory, engine, now);

  async function existing(table: string): Promise<TableDescription> {
    try {
      const { Table = {} } = await engine.send(new DescribeTableCommand({ TableName: table }));
      return Table;
    } catch (error) {
      if (!(error instanceof ResourceNotFoundException)) throw error;
      throw new BackupRefused('TableNotFoundException', `Table not found: ${table}`);
    }
  }

  /** The seconds to which a table can be restored. DynamoDB's newest is some minutes old, this one a second. */
  const range = (table: string) => ({
    first: Math.ceil(history.begin(table) / 1000),
    last: Math.floor(now() / 1000) - 1,
  });

  async function describe(table: string) {
    await existing(table);
    if (!history.isEnabled(table)) {
      const off = { PointInTimeRecoveryStatus: 'DISABLED' };
      return {
        ContinuousBackupsDescription: { ContinuousBackupsStatus: 'ENABLED', PointInTimeRecoveryDescription: off },
      };
    }
    const { first, last } = range(table);
    const PointInTimeRecoveryDescription = {
      PointInTimeRecoveryStatus: 'ENABLED',
      RecoveryPeriodInDays: 35,
      EarliestRestorableDateTime: first,
      LatestRestorableDateTime: last,
    };
    return { ContinuousBackupsDescription: { ContinuousBackupsStatus: 'ENABLED', PointInTimeRecoveryDescription } };
  }

  async function fill(table: string, items: Record<string, AttributeValue>[]): Promise<void> {
    for (let n = 0; n < items.length; n += BATCH) {
      let left: WriteRequest[] = items.slice(n, n + BATCH).map((Item) => ({ PutRequest: { Item } }));
      while (left.length > 0) {
        const { UnprocessedItems } = await engine.send(new BatchWriteItemCommand({ RequestItems: { [table]: left } }));
        left = UnprocessedItems?.[table] ?? [];
      }
    }
  }

  /** Creates a table with the source's keys and indexes and its items at that second, and none of its settings. */
  async function restore({ SourceTableName: source = '', TargetTableName = '', RestoreDateTime: at }: BackupInput) {
    const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes } = await existing(source);
    if (!history.isEnabled(source)) {
      const message = `Point in time recovery is not enabled for table '${source}'`;
      throw new BackupRefused('PointInTimeRecoveryUnavailableException', message);
    }
    const { first, last } = range(source);
    if (at === undefined || at < first || at > last) {
      const message = `RestoreDateTime must be between ${first} and ${last}, in seconds since 1970`;
      throw new BackupRefused('InvalidRestoreTimeException', message);
    }
    const create = new CreateTableCommand({
      TableName: TargetTableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions,
      KeySchema,
      GlobalSecondaryIndexes: GlobalSecondaryIndexes?.map(({ IndexName, KeySchema: keys, Projection }) => ({
        IndexName,
        KeySchema: keys,
        Projection,
      })),
    });
    const { TableDescription = {} } = await engine.send(create).catch((error: unknown) => {
      if (!(error instanceof ResourceInUseException)) throw error;
      throw new BackupRefused('TableAlreadyExistsException', `Table already exists: ${TargetTableName}`);
    });
    await fill(TargetTableName, history.itemsAt(source, Math.floor(at)));
    const { TableName, TableArn } = TableDescription;
    return { TableDescription: { TableName, TableArn, TableStatus: 'CREATING' } };
  }

  return {
    enable: history.enable,
    written: history.written,
    /** Answers one of `backupOperations`. @throws BackupRefused */
    async answer(operation: string, input: BackupInput): Promise<object> {
      if (operation === 'RestoreTableToPointInTime') return restore(input);
      const { TableName = '' } = input;
      if (operation === 'UpdateContinuousBackups') {
        await existing(TableName);
        await history.enable(TableName);
      }
      return describe(TableName);
    },
  };
}

export type ContinuousBackup = ReturnType<typeof openContinuousBackup>;
