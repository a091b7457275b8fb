import type { Item } from '../platform/item.ts';
import { type ItemRow, type TableName, tables } from '../platform/keys.ts';
import { fromDynamoJson, toDynamoJson } from './dynamo-json-gateway.ts';

/** An item as it was found in a table. */
export type FoundItem = { table: TableName; item: Item };
/** An item of the golden set, in DynamoDB's JSON. `kind` is the name of its row in `keys.ts`. */
export type GoldenItem = { table: TableName; kind: string; item: Record<string, unknown> };

/** The maximum number of items to keep of one kind, each with a different shape. */
const MAX_PER_KIND = 4;

/** Returns the name of an item's row in `keys.ts`; undefined for a key that no row has. */
function kindFrom({ table, item }: FoundItem): string | undefined {
  const rows: Record<string, ItemRow> = tables[table].keys;
  return Object.entries(rows).find(([, row]) => row.read(item))?.[0];
}

/**
 * Returns the shape that distinguishes an item from others of its kind: its attributes, and the values that name a
 * state.
 */
const shapeOf = (item: Item): string =>
  JSON.stringify([Object.keys(item).sort(), item.status, item.state, item.kind, item.v]);

/** Selects some items of each kind, with as many different shapes as possible, the smallest first. */
export function goldenItems(found: readonly FoundItem[]): GoldenItem[] {
  const kinds = new Map<string, Map<string, GoldenItem>>();
  for (const one of found) {
    const kind = kindFrom(one);
    if (kind === undefined) throw new Error(`No row of keys.ts has the key ${one.item.PK} ${one.item.SK}`);
    const name = `${one.table} ${kind}`;
    const shapes = kinds.get(name) ?? new Map<string, GoldenItem>();
    kinds.set(name, shapes);
    const item = toDynamoJson(one.item);
    const shape = shapeOf(one.item);
    const smallest = shapes.get(shape);
    if (!smallest || JSON.stringify(item).length < JSON.stringify(smallest.item).length)
      shapes.set(shape, { table: one.table, kind, item });
  }
  return [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, shapes]) => [...shapes.values()].slice(0, MAX_PER_KIND));
}

/** Reads an item of the golden set, as the table would return it. */
export const storedItem = ({ item }: GoldenItem): Item => fromDynamoJson(item);
