import { type AttributeValue, ScanCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { IsoTime } from '../../shared/ids.ts';
import { whenRefused } from '../platform/condition.ts';
import type { Item } from '../platform/item.ts';
import { type ItemRow, keyOf, keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { changedAttributes } from './changed-attributes.ts';

/** The number of items in a page; a page also ends after a megabyte. */
const PAGE = 200;

const Progress = z.object({
  /** The number of pages handled so far. */
  ver: z.int(),
  /** The last key that was read; undefined before the first page and after the last. */
  from: z.object({ PK: z.string(), SK: z.string() }).optional(),
  seen: z.int(),
  changed: z.int(),
  /** The number of items that this pass skipped, because they were changed at the same moment. */
  skipped: z.int(),
  finishedAt: IsoTime.optional(),
});

/** The progress of a migration. */
export type Progress = z.output<typeof Progress>;

type StoredItem = { item: Item; stored: Record<string, AttributeValue> };

/**
 * Reads all items of the table, and rewrites single ones. Used only by the operator's command, because no function may
 * scan the table.
 */
export const migrationRepository = (table: Table, pageSize = PAGE) => ({
  async progress(name: string): Promise<Progress> {
    const item = await table.get(keys.migration({ name }), { consistent: true });
    return Progress.parse(item ?? { ver: 0, seen: 0, changed: 0, skipped: 0 });
  },

  /** @returns false if another run has handled the same page */
  async save(name: string, progress: Progress): Promise<boolean> {
    const write = table.put({
      Item: { ...keys.migration({ name }), v: 1, ...progress },
      ConditionExpression: 'ver = :before OR (:before = :none AND attribute_not_exists(PK))',
      ExpressionAttributeValues: { ':before': progress.ver - 1, ':none': 0 },
    });
    return whenRefused(
      write.then(() => true),
      () => false,
    );
  },

  /**
   * Reads the items of one kind in a page of the table. Also returns the capacity units that this cost, and where to
   * continue.
   */
  async page(row: ItemRow, from: Progress['from']) {
    const { Items, LastEvaluatedKey, ConsumedCapacity } = await table.client.send(
      new ScanCommand({
        TableName: table.name,
        Limit: pageSize,
        ConsistentRead: true,
        ReturnConsumedCapacity: 'TOTAL',
        ExclusiveStartKey: from && marshall(from),
      }),
    );
    const ofKind = (Items ?? []).filter(({ PK, SK }) => row.read({ PK: PK?.S, SK: SK?.S }));
    return {
      items: ofKind.map((stored): StoredItem => ({ stored, item: unmarshall(stored) })),
      units: ConsumedCapacity?.CapacityUnits ?? 0,
      next: LastEvaluatedKey && keyOf(unmarshall(LastEvaluatedKey)),
    };
  },

  /**
   * Writes the attributes that differ, if the whole item is still as it was read.
   * @returns the capacity units that this cost; undefined if the item has changed
   */
  async rewrite({ item, stored }: StoredItem, after: Item): Promise<number | undefined> {
    const { set, remove } = changedAttributes(item, after);
    const values = marshall(set, { removeUndefinedValues: true });
    const names = [...new Set([...Object.keys(stored), ...Object.keys(set)])].filter(
      (name) => name !== 'PK' && name !== 'SK',
    );
    const numbered = (mark: string) => (name: string) => `${mark}${names.indexOf(name)}`;
    const [hash, was, will] = [numbered('#n'), numbered(':was'), numbered(':will')];
    const unchanged = names.map((name) =>
      stored[name] ? `${hash(name)} = ${was(name)}` : `attribute_not_exists(${hash(name)})`,
    );
    const update = [
      ...(Object.keys(set).length > 0
        ? [
            `SET ${Object.keys(set)
              .map((name) => `${hash(name)} = ${will(name)}`)
              .join(', ')}`,
          ]
        : []),
      ...(remove.length > 0 ? [`REMOVE ${remove.map(hash).join(', ')}`] : []),
    ];
    const { PK, SK } = keyOf(item);
    const write = table.client.send(
      new UpdateItemCommand({
        TableName: table.name,
        Key: marshall({ PK, SK }),
        UpdateExpression: update.join(' '),
        ConditionExpression: ['attribute_exists(PK)', ...unchanged].join(' AND '),
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [hash(name), name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(
            Object.entries(stored).flatMap(([name, value]) => (names.includes(name) ? [[was(name), value]] : [])),
          ),
          ...Object.fromEntries(Object.entries(values).map(([name, value]) => [will(name), value])),
        },
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    return whenRefused<number, number | undefined>(
      write.then(({ ConsumedCapacity }) => ConsumedCapacity?.CapacityUnits ?? 1),
      () => undefined,
    );
  },
});

export type MigrationRepository = ReturnType<typeof migrationRepository>;
