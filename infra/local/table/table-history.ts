import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AttributeValue, type DynamoDBClient, GetItemCommand, paginateScan } from '@aws-sdk/client-dynamodb';
import type { ItemWrite } from './table-call.ts';

type Attributes = Record<string, AttributeValue>;
/** An item as a write left it, at a time in milliseconds; without `item`, the write deleted it. */
type Change = { at: number; key: string; item?: Attributes };

const keyOf = ({ PK, SK }: Attributes) => JSON.stringify([PK?.S, SK?.S]);

/** One line of JSON, with binary values as base64. */
const lineOf = (change: Change): string =>
  `${JSON.stringify(change, (name, value) =>
    name === 'B' && value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  )}\n`;
const changeIn = (line: string): Change =>
  JSON.parse(line, (name, value) =>
    name === 'B' && typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : value,
  );

/**
 * Stores what each write leaves in the engine's tables, one file for each table. It reads every written item once more,
 * so a laptop does so only when asked (`SEGNO_RECOVERY=on`).
 */
export function openTableHistory(directory: string, engine: DynamoDBClient, now: () => number) {
  mkdirSync(directory, { recursive: true });
  const fileOf = (table: string) => path.join(directory, `${table}.jsonl`);
  const isEnabled = (table: string) => existsSync(fileOf(table));
  const store = (table: string, changes: readonly Change[]) =>
    appendFileSync(fileOf(table), changes.map(lineOf).join(''), { mode: 0o600 });
  const changesOf = (table: string) => readFileSync(fileOf(table), 'utf8').split('\n').slice(0, -1).map(changeIn);

  async function record(writes: readonly ItemWrite[]): Promise<void> {
    for (const { table, item } of writes) {
      const { PK, SK } = item;
      if (!isEnabled(table) || !PK || !SK) continue;
      const read = new GetItemCommand({ TableName: table, Key: { PK, SK }, ConsistentRead: true });
      const { Item } = await engine.send(read);
      store(table, [{ at: now(), key: keyOf(item), ...(Item && { item: Item }) }]);
    }
  }
  /** One after the other, so that an older read of an item is not stored after a newer one. */
  let recorded = Promise.resolve();

  return {
    isEnabled,
    /** Begins a table's history with the items that exist, unless it has begun before. */
    async enable(table: string): Promise<void> {
      if (isEnabled(table)) return;
      const found: Change[] = [];
      for await (const { Items = [] } of paginateScan({ client: engine }, { TableName: table, ConsistentRead: true }))
        found.push(...Items.map((item) => ({ at: now(), key: keyOf(item), item })));
      store(table, [{ at: now(), key: 'begin' }, ...found]);
    },
    /** The time of its first entry, in milliseconds. */
    begin: (table: string): number => changesOf(table)[0]?.at ?? now(),
    /** Stores what acknowledged writes left. The client gets its answer after that. */
    written(writes: readonly ItemWrite[]): Promise<void> {
      const next = recorded.then(() => record(writes));
      recorded = next.catch(() => {});
      return next;
    },
    /** The items of a table at the end of a second. */
    itemsAt(table: string, second: number): Attributes[] {
      const items = new Map<string, Attributes>();
      for (const { at, key, item } of changesOf(table)) {
        if (at >= (second + 1) * 1000) continue;
        if (item) items.set(key, item);
        else items.delete(key);
      }
      return [...items.values()];
    },
  };
}
