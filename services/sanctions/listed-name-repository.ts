import { createHash } from 'node:crypto';
import { BatchWriteCommand, type BatchWriteCommandInput, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type Key, keys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import { comparedName } from './compared-name.ts';
import { listedCodes } from './name-codes.ts';
import type { ListedName } from './sanction-repository.ts';

/** The maximum number of items that DynamoDB accepts in one batch, and the number of concurrent batches. */
const BATCH = 25;
const AT_ONCE = 8;

const toItems = (listed: ListedName): (Item & Key)[] => {
  const compared = comparedName(listed.name);
  const entry = createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 32);
  const codes = compared ? listedCodes(compared) : [];
  return codes.map((code) => ({ ...keys.sanction({ code, entry }), v: 1, ...listed }));
};

/** Counts the names that have items in `some` but not in `others`: a name has an item for each of its codes. */
const entries = (some: readonly Key[], others: readonly Key[]): number => {
  const known = new Set(others.map(({ SK }) => SK));
  return new Set(some.map(({ SK }) => SK).filter((entry) => !known.has(entry))).size;
};

const nameOf = ({ PK, SK }: Key): string => `${PK} ${SK}`;

/** Splits a list into parts of the given size. */
const parts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

/** Writes the listed names. Used only by the operator's command, with the operator's own credentials. */
export const listedNameRepository = (table: Pick<Table, 'client' | 'name'>) => {
  async function stored(): Promise<Key[]> {
    const found: Key[] = [];
    let from: Item | undefined;
    do {
      const page = await table.client.send(
        new ScanCommand({
          TableName: table.name,
          FilterExpression: 'begins_with(PK, :sanctions)',
          ExpressionAttributeValues: { ':sanctions': 'SANCTION#' },
          ExclusiveStartKey: from,
        }),
      );
      found.push(...(page.Items ?? []).map(({ PK, SK }) => ({ PK: String(PK), SK: String(SK) })));
      from = page.LastEvaluatedKey;
    } while (from);
    return found;
  }

  type Request = { PutRequest: { Item: Item } } | { DeleteRequest: { Key: Key } };

  /** Writes a batch, and retries the items for which the table was too busy. */
  async function writeBatch(requests: Request[]): Promise<void> {
    let left: NonNullable<BatchWriteCommandInput['RequestItems']>[string] = requests;
    while (left.length > 0) {
      const written = await table.client.send(new BatchWriteCommand({ RequestItems: { [table.name]: left } }));
      left = written.UnprocessedItems?.[table.name] ?? [];
    }
  }

  async function write(requests: readonly Request[]): Promise<void> {
    for (const batches of parts(parts(requests, BATCH), AT_ONCE)) await Promise.all(batches.map(writeBatch));
  }

  return {
    /**
     * Replaces the names that were loaded before. Writes the new ones first, so that a name in both lists is never
     * missing.
     */
    async replace(names: readonly ListedName[]): Promise<{ added: number; removed: number }> {
      const wanted = new Map(names.flatMap(toItems).map((item) => [nameOf(item), item]));
      const before = await stored();
      const known = new Set(before.map(nameOf));
      const added = [...wanted].flatMap(([name, item]) => (known.has(name) ? [] : [item]));
      const gone = before.filter((key) => !wanted.has(nameOf(key)));
      await write(added.map((Item) => ({ PutRequest: { Item } })));
      await write(gone.map((Key) => ({ DeleteRequest: { Key } })));
      return { added: entries(added, before), removed: entries(gone, [...wanted.values()]) };
    },
  };
};
