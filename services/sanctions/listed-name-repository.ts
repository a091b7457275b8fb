import { createHash } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type Key, keys } from '../platform/keys.ts';
import type { Item, Table } from '../platform/table.ts';
import { keyWord, nameTokens } from './name-tokens.ts';
import type { ListedName } from './sanction-repository.ts';

const AT_ONCE = 25;

const itemOf = (listed: ListedName): Item & Key => {
  const entry = createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 32);
  return { ...keys.sanction({ word: keyWord(nameTokens(listed.name)), entry }), v: 1, ...listed };
};

const nameOf = ({ PK, SK }: Key): string => `${PK} ${SK}`;

async function inParts<T>(all: readonly T[], one: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map(one));
}

/** The listed names as the operator's command writes them, with the operator's own credentials: no function may. */
export const listedNameRepository = (table: Pick<Table, 'client' | 'name' | 'put' | 'delete'>) => {
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

  return {
    /** Puts names in the place of those that were loaded before: what is new first, so no name of both is missing at any moment. */
    async replace(names: readonly ListedName[]): Promise<{ added: number; removed: number }> {
      const wanted = new Map(names.map(itemOf).map((item) => [nameOf(item), item]));
      const before = await stored();
      const known = new Set(before.map(nameOf));
      const added = [...wanted].flatMap(([name, item]) => (known.has(name) ? [] : [item]));
      const gone = before.filter((key) => !wanted.has(nameOf(key)));
      await inParts(added, async (Item) => void (await table.put({ Item })));
      await inParts(gone, async (Key) => void (await table.delete({ Key })));
      return { added: added.length, removed: gone.length };
    },
  };
};
