import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { BackupInput } from './backup-input.ts';

type Attributes = Record<string, AttributeValue>;
export type Part = { TableName?: string; Key?: Attributes; Item?: Attributes };
/** The part of `BatchGetItem` for one table. */
type TableKeys = { Keys: Attributes[] };
type BatchInput = { PutRequest?: { Item: Attributes }; DeleteRequest?: { Key: Attributes } };

/** The input of a call to the table, with the members that the proxy reads. */
export type Input = Part &
  BackupInput & {
    IndexName?: string;
    ConsistentRead?: boolean;
    TransactItems?: Record<string, Part>[];
    RequestItems?: Record<string, BatchInput[] | TableKeys>;
  };

const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems', 'BatchWriteItem'];
export const isWrite = (operation: string): boolean => WRITES.includes(operation);

/** The table and the attributes of an item that a call writes, including its key. */
export type ItemWrite = { table: string; item: Attributes };

export function itemWrites(operation: string, input: Input): ItemWrite[] {
  if (!isWrite(operation)) return [];
  const one = (table: string | undefined, item: Attributes | undefined) => (table && item ? [{ table, item }] : []);
  const parts = (input.TransactItems ?? []).flatMap(({ Put, Update, Delete }) => Put ?? Update ?? Delete ?? []);
  return [
    ...[input, ...parts].flatMap(({ TableName, Key, Item }) => one(TableName, Key ?? Item)),
    ...Object.entries(input.RequestItems ?? {}).flatMap(([table, requests]) =>
      (requests as BatchInput[]).flatMap(({ PutRequest, DeleteRequest }) =>
        one(table, PutRequest?.Item ?? DeleteRequest?.Key),
      ),
    ),
  ];
}
