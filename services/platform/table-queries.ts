import type { Page } from '../../shared/contract/page.ts';
import type { Item } from './item.ts';
import type { ItemCalls } from './item-calls.ts';
import type { IndexName } from './keys.ts';
import { cursorOf, prefixStart, startKey } from './page-cursor.ts';

type Opened = {
  name: string;
  calls: Pick<ItemCalls, 'query'>;
  /** Retries a read while the table is busy, or when the response is lost. */
  untilRead: <T>(call: () => Promise<T>) => Promise<T>;
};

/** Reads several items from partitions and indexes, whole or in pages. */
export const tableQueries = ({ name, calls, untilRead }: Opened) => ({
  /** Every item of a partition, or those whose sort key starts with `prefix`. */
  async partition(pk: string, options: { prefix?: string; consistent?: boolean } = {}): Promise<Item[]> {
    const items: Item[] = [];
    let from: Item | undefined;
    do {
      const query = {
        TableName: name,
        KeyConditionExpression: options.prefix ? 'PK = :pk AND begins_with(SK, :sk)' : 'PK = :pk',
        ExpressionAttributeValues: { ':pk': pk, ...(options.prefix && { ':sk': options.prefix }) },
        ConsistentRead: options.consistent ?? false,
        ExclusiveStartKey: from,
      };
      const page = await untilRead(() => calls.query(query));
      items.push(...page.items);
      from = page.last;
    } while (from);
    return items;
  },

  /** Reads the items in a partition whose sort keys are between two values, inclusive. */
  async range(pk: string, { from, to }: { from: string; to: string }): Promise<Item[]> {
    const items: Item[] = [];
    let start: Item | undefined;
    do {
      const query = {
        TableName: name,
        KeyConditionExpression: 'PK = :pk AND SK BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
        ExclusiveStartKey: start,
      };
      const page = await untilRead(() => calls.query(query));
      items.push(...page.items);
      start = page.last;
    } while (start);
    return items;
  },

  /**
   * Reads one page of a partition: items whose sort key starts with `prefix`, in ascending or descending order. The
   * cursor is the last item's key. `after`, a sort key with that prefix, replaces the cursor if pages from several
   * partitions form one list.
   */
  async prefixPage(
    pk: string,
    {
      prefix,
      limit,
      cursor,
      ...options
    }: {
      prefix: string;
      limit: number;
      cursor?: string | undefined;
      after?: string;
      lastFirst?: boolean;
      consistent?: boolean;
    },
  ): Promise<Page<Item>> {
    const query = {
      TableName: name,
      KeyConditionExpression: 'PK = :pk AND begins_with(SK, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ':sk': prefix },
      ScanIndexForward: !options.lastFirst,
      ConsistentRead: options.consistent ?? false,
      Limit: limit,
      ExclusiveStartKey:
        options.after !== undefined
          ? { PK: pk, SK: options.after }
          : cursor === undefined
            ? undefined
            : prefixStart(cursor, pk, prefix),
    };
    const { items, last } = await untilRead(() => calls.query(query));
    return { items, ...(last && { next: cursorOf(last) }) };
  },

  /**
   * Reads one page of an index, newest first unless `oldestFirst`; starting at `upTo` and ending at `from`, if set;
   * only `fields` of each item, if given. The cursor is the last item's key.
   */
  async page(
    index: IndexName,
    pk: string,
    options: {
      limit: number;
      cursor?: string | undefined;
      upTo?: string;
      from?: string;
      oldestFirst?: boolean;
      fields?: readonly string[];
    },
  ): Promise<Page<Item>> {
    const { upTo, from, fields = [] } = options;
    const range = { ...(upTo !== undefined && { ':upTo': upTo }), ...(from !== undefined && { ':from': from }) };
    const within =
      upTo === undefined ? '#sk >= :from' : from === undefined ? '#sk <= :upTo' : '#sk BETWEEN :from AND :upTo';
    const isRange = Object.keys(range).length > 0;
    const query = {
      TableName: name,
      IndexName: index,
      KeyConditionExpression: isRange ? `#pk = :pk AND ${within}` : '#pk = :pk',
      ...(fields.length > 0 && { ProjectionExpression: fields.map((_, n) => `#field${n}`).join(', ') }),
      ExpressionAttributeNames: {
        '#pk': `${index}PK`,
        ...(isRange && { '#sk': `${index}SK` }),
        ...Object.fromEntries(fields.map((field, n) => [`#field${n}`, field])),
      },
      ExpressionAttributeValues: { ':pk': pk, ...range },
      ScanIndexForward: options.oldestFirst ?? false,
      Limit: options.limit,
      ExclusiveStartKey:
        options.cursor === undefined
          ? undefined
          : startKey(options.cursor, { [`${index}PK`]: pk }, [`${index}SK`, 'PK', 'SK']),
    };
    const { items, last } = await untilRead(() => calls.query(query));
    return { items, ...(last && { next: cursorOf(last) }) };
  },
});
