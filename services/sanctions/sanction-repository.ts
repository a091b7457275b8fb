import * as z from 'zod';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { mayBeListed, nameTokens } from './name-tokens.ts';

/** A name on a list of sanctions. */
const ListedName = z.object({
  name: z.string(),
  /** Whose list: `OFAC SDN`. */
  list: z.string(),
  /** What the list calls the entry. */
  reference: z.string(),
});
export type ListedName = z.infer<typeof ListedName>;

const MOST_HITS = 10;

/** Names that nobody may be paid under. Only the operator's command loads them. */
export const sanctionRepository = (table: Pick<Table, 'partition'>) => ({
  /** The listed names that one of these may be, ten at most, each once. */
  async among(names: readonly string[]): Promise<ListedName[]> {
    const each = names.map(nameTokens).filter((tokens) => tokens.length > 0);
    const words = [...new Set(each.flat())];
    const found = await Promise.all(words.map((word) => table.partition(keys.sanction({ word, entry: '' }).PK)));
    const hits = found
      .flat()
      .map((item) => ListedName.parse(item))
      .filter(({ name }) => each.some((tokens) => mayBeListed(nameTokens(name), tokens)));
    return [...new Map(hits.map((hit) => [JSON.stringify(hit), hit])).values()].slice(0, MOST_HITS);
  },
});

export type SanctionRepository = ReturnType<typeof sanctionRepository>;
