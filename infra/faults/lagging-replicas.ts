import {
  type AttributeValue,
  DeleteItemCommand,
  DeleteTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  ResourceNotFoundException,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { REGION } from '../local/account.ts';
import { DEVELOPER, LOCAL_SECRET } from '../local/authorize.ts';
import { type Input, itemWrites } from '../local/table/table-call.ts';
import { createTableLike } from './create-table-like.ts';

type Attributes = Record<string, AttributeValue>;
type Copy = { name: string; keyNames: string[] };

/** Whether DynamoDB may answer this call with a recent but outdated state. */
const mayBeLate = (operation: string, { IndexName, ConsistentRead }: Input): boolean =>
  ['GetItem', 'Query', 'Scan'].includes(operation) && (IndexName !== undefined || ConsistentRead !== true);

/**
 * Keeps a lagging copy of each table, which gets every write `lateMs` after it was acknowledged. Index reads, and reads
 * that are not consistent, are answered from the copy: always with a state that once existed, in the order of the
 * writes to each item, with the engine's own ordering and paging.
 */
export function laggingReplicas({ engineUrl, lateMs }: { engineUrl: string; lateMs: number }) {
  const credentials = { accessKeyId: DEVELOPER, secretAccessKey: LOCAL_SECRET };
  const client = new DynamoDBClient({ endpoint: engineUrl, region: REGION, credentials });
  const copies = new Map<string, Promise<Copy>>();
  const timers = new Set<NodeJS.Timeout>();
  /**
   * Copies in progress, by item. Copies of one item run one after the other, so that an older state never overwrites a
   * newer one.
   */
  const running = new Map<string, Promise<void>>();

  const copyOf = (table: string): Promise<Copy> => {
    const copy = copies.get(table) ?? makeCopy(client, table);
    copies.set(table, copy);
    return copy;
  };

  async function copyItem(table: string, item: Attributes): Promise<void> {
    const { name, keyNames } = await copyOf(table);
    const Key = Object.fromEntries(keyNames.flatMap((key) => (item[key] ? [[key, item[key]]] : [])));
    const id = `${table} ${JSON.stringify(Key)}`;
    const copied = (running.get(id) ?? Promise.resolve()).then(async () => {
      const { Item } = await client.send(new GetItemCommand({ TableName: table, Key, ConsistentRead: true }));
      if (Item) await client.send(new PutItemCommand({ TableName: name, Item }));
      else await client.send(new DeleteItemCommand({ TableName: name, Key }));
    });
    running.set(id, copied);
    await copied.finally(() => running.get(id) === copied && running.delete(id));
  }

  return {
    /** Makes sure that a table's copy exists before the table is written to. */
    async prepare(operation: string, input: Input): Promise<void> {
      await Promise.all(itemWrites(operation, input).map(({ table }) => copyOf(table)));
    },

    /** Redirects a call to the copy if its answer may be outdated. */
    async redirect(operation: string, input: Input): Promise<Input> {
      if (!input.TableName || !mayBeLate(operation, input)) return input;
      return { ...input, TableName: (await copyOf(input.TableName)).name };
    },

    /** Schedules copying an acknowledged write. */
    written(operation: string, input: Input): void {
      for (const { table, item } of itemWrites(operation, input)) {
        const timer = setTimeout(() => {
          timers.delete(timer);
          // Fails if the table has been deleted, and then needs no copy.
          copyItem(table, item).catch(() => {});
        }, lateMs);
        timers.add(timer);
      }
    },

    async stop(): Promise<void> {
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(running.values());
      client.destroy();
    },
  };
}

/** Creates a new copy of a table, with all of its items. */
async function makeCopy(client: DynamoDBClient, table: string): Promise<Copy> {
  const name = `${table}.late`;
  await client.send(new DeleteTableCommand({ TableName: name })).catch((error: unknown) => {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  });
  const { KeySchema = [] } = await createTableLike(client, { like: table, name });
  let from: Attributes | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: table, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    for (const Item of page.Items ?? []) await client.send(new PutItemCommand({ TableName: name, Item }));
    from = page.LastEvaluatedKey;
  } while (from);
  return { name, keyNames: KeySchema.map(({ AttributeName = '' }) => AttributeName) };
}
