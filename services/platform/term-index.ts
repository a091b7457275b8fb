import type { Page } from '../../shared/contract/page.ts';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

type Stored<Ids> = {
  /** The item of a term of what the ids name. */
  keyOf: (term: string, ids: Ids) => Key;
  read: (key: Key) => Ids | undefined;
};

/** What is found by the beginning of a term: an item for each, derived by the projector, with nothing in it but its key. */
export const termIndex = <Ids>(table: Table, { keyOf, read }: Stored<Ids>) => ({
  /**
   * What a beginning finds, in the order of the terms, each once a page.
   * @param none the ids with nothing in them: what the search is within, and no more
   */
  async page(
    beginning: string,
    { none, limit, cursor }: { none: Ids; limit: number; cursor: string | undefined },
  ): Promise<Page<Ids>> {
    const { PK, SK } = keyOf(beginning, none);
    const page = await table.prefixPage(PK, { prefix: SK.replace(/#+$/, ''), limit, cursor });
    const found = page.items.flatMap((item) => read(item as Key) ?? []);
    return { ...page, items: [...new Map(found.map((ids) => [keyOf('', ids).SK, ids])).values()] };
  },

  /** Replaces terms. Safe to repeat. */
  async replace(before: readonly Key[], after: readonly Key[]): Promise<void> {
    const [gone, added] = [missingIn(after, before), missingIn(before, after)];
    await Promise.all([
      ...gone.map((key) => table.delete({ Key: key })),
      ...added.map((key) => table.put({ Item: { ...key, v: 1 } })),
    ]);
  },
});

const missingIn = (there: readonly Key[], keys: readonly Key[]): Key[] => {
  const names = new Set(there.map(({ PK, SK }) => `${PK}\n${SK}`));
  return keys.filter(({ PK, SK }) => !names.has(`${PK}\n${SK}`));
};
