import type { Page } from '../../shared/contract/page.ts';
import type { Key } from './keys.ts';
import type { Item, Table } from './table.ts';

type Stored<Ids, Scope> = {
  /** Builds the key of a term's item. */
  keyOf: (term: string, ids: Ids) => Key;
  /** Builds the partition key, and the first part of the sort key, of every item with this term in a scope. */
  prefixOf: (term: string, scope: Scope) => Key;
  read: (item: Item) => Ids | undefined;
};

/**
 * Finds objects by the beginning of a term. The projector maintains one item for each term, which consists only of its
 * key.
 */
export const termIndex = <Ids, Scope>(table: Table, { keyOf, prefixOf, read }: Stored<Ids, Scope>) => ({
  /** Reads one page of matches in the order of their terms, each match once. */
  async page(
    beginning: string,
    { scope, limit, cursor }: { scope: Scope; limit: number; cursor: string | undefined },
  ): Promise<Page<Ids>> {
    const { PK, SK } = prefixOf(beginning, scope);
    const page = await table.prefixPage(PK, { prefix: SK.replace(/#+$/, ''), limit, cursor });
    const found = page.items.flatMap((item) => read(item) ?? []);
    return { ...page, items: [...new Map(found.map((ids) => [keyOf('', ids).SK, ids])).values()] };
  },

  /**
   * Replaces terms, all of them or none. Safe to repeat.
   * @param before the terms of one object. An old and a new name together have at most a dozen terms (search-terms.ts),
   * far fewer than a transaction's limit of 100 writes
   */
  async replace(before: readonly Key[], after: readonly Key[]): Promise<void> {
    const TableName = table.name;
    const gone = termsMissingFrom(after, before).map((Key) => ({ Delete: { TableName, Key } }));
    const added = termsMissingFrom(before, after).map((key) => ({ Put: { TableName, Item: { ...key, v: 1 } } }));
    const writes = [...gone, ...added];
    if (writes.length > 0) await table.transact(writes);
  },
});

const termsMissingFrom = (there: readonly Key[], keys: readonly Key[]): Key[] => {
  const names = new Set(there.map(({ PK, SK }) => `${PK}\n${SK}`));
  return keys.filter(({ PK, SK }) => !names.has(`${PK}\n${SK}`));
};
