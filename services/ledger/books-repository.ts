import { BatchGetCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type Key, keyOf, ledgerKeys, type walletKeys } from '../platform/keys.ts';
import { type Item, openTable } from '../platform/table.ts';
import type { Account } from './chart-of-accounts.ts';
import { shardsOf } from './entry-key.ts';
import type { MoneyTables } from './post.ts';
import { readEntry, type StoredEntry } from './stored-transaction.ts';
import { Wallet } from './wallet.ts';

/** The maximum number of items in one call (API reference, "BatchGetItem"). */
const MAX_BATCH_KEYS = 100;
const BATCHES_AT_ONCE = 4;

/** Reads the books for checks and reports. Every read is consistent. */
export const booksRepository = (names: MoneyTables) => {
  const tables = { ledger: openTable(names.ledger), wallets: openTable(names.wallets) };

  return {
    /** Reads a page of a table, starting where the previous page ended. */
    async page(table: keyof MoneyTables, { limit, from }: { limit: number; from?: Key | undefined }) {
      const { name, client } = tables[table];
      const { Items: items = [], LastEvaluatedKey: next } = await client.send(
        new ScanCommand({ TableName: name, Limit: limit, ExclusiveStartKey: from, ConsistentRead: true }),
      );
      return { items, next: next && keyOf(next) };
    },

    /** Reads those items that exist, a few batches at a time. */
    async items(table: keyof MoneyTables, keys: readonly Key[]): Promise<Item[]> {
      const { name, client } = tables[table];
      const found: Item[] = [];
      const rest = [...keys];
      const readBatches = async () => {
        while (rest.length > 0) {
          const { Responses, UnprocessedKeys } = await client.send(
            new BatchGetCommand({
              RequestItems: { [name]: { Keys: rest.splice(0, MAX_BATCH_KEYS), ConsistentRead: true } },
            }),
          );
          found.push(...(Responses?.[name] ?? []));
          rest.push(...(UnprocessedKeys?.[name]?.Keys ?? []).map(keyOf));
        }
      };
      await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, readBatches));
      return found;
    },

    /**
     * Reads the entries in one partition of the ledger since a time.
     * @param page `after`: the sort key of the last entry that was read
     * @returns `next`: the sort key to continue after; undefined after the last entry
     */
    async entriesSince(
      pk: string,
      { since, after, limit }: { since: string; after: string | undefined; limit: number },
    ): Promise<{ items: Item[]; next: string | undefined }> {
      const { Items: items = [], LastEvaluatedKey: last } = await tables.ledger.client.send(
        new QueryCommand({
          TableName: tables.ledger.name,
          KeyConditionExpression: 'PK = :pk AND SK >= :since',
          ExpressionAttributeValues: { ':pk': pk, ':since': since },
          ConsistentRead: true,
          Limit: limit,
          ExclusiveStartKey: after === undefined ? undefined : { PK: pk, SK: after },
        }),
      );
      return { items, next: last && keyOf(last).SK };
    },

    /** Reads all entries of an account in these months (UTC, `202611`), ordered by time. */
    async entries(account: Account, months: Iterable<string>): Promise<StoredEntry[]> {
      const partitions = [...months].flatMap((yyyymm) =>
        Array.from(
          { length: shardsOf(account) },
          (_, shard) => ledgerKeys.entry({ account, yyyymm, shard, at: '', hash: '', n: 0 }).PK,
        ),
      );
      const items = await Promise.all(partitions.map((pk) => tables.ledger.partition(pk, { consistent: true })));
      return items
        .flat()
        .map(readEntry)
        .sort((a, b) => a.at.getTime() - b.at.getTime());
    },

    async wallet(key: ReturnType<typeof walletKeys.wallet>): Promise<Wallet> {
      return Wallet.parse((await tables.wallets.get(key, { consistent: true })) ?? {});
    },
  };
};

export type BooksRepository = ReturnType<typeof booksRepository>;
