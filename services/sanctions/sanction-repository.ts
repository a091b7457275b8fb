import * as z from 'zod';
import type { ListedMatch, NameKind } from '../../shared/payouts/payout.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { comparedName } from './compared-name.ts';
import { matchNames, nearness } from './match-names.ts';
import { nameCodes } from './name-codes.ts';

/** A name on a sanctions list. */
const ListedName = z.object({
  name: z.string(),
  /** The name of the list: `OFAC SDN`. */
  list: z.string(),
  /** The list's own reference for the entry. */
  reference: z.string(),
});
export type ListedName = z.infer<typeof ListedName>;

const MAX_HITS = 10;

const idOf = ({ name, list, reference }: ListedName): string => JSON.stringify([name, list, reference]);

const byNearness = (one: ListedMatch, other: ListedMatch): number =>
  nearness.indexOf(one.match) - nearness.indexOf(other.match);

/** Names to which nothing may be paid. Only the operator's command loads them. */
export const sanctionRepository = (table: Pick<Table, 'partition'>) => ({
  /** Finds the listed names that may match one of these names: closest first, at most ten, each once. */
  async among(names: readonly { of: NameKind; name: string }[]): Promise<ListedMatch[]> {
    const each = names.flatMap(({ of, name }) => {
      const compared = comparedName(name);
      return compared ? [{ of, compared }] : [];
    });
    const codes = [...new Set(each.flatMap(({ compared }) => nameCodes(compared)))];
    const found = await Promise.all(codes.map((code) => table.partition(keys.sanction({ code, entry: '' }).PK)));
    const listed = found.flat().map((item) => ListedName.parse(item));
    const hits = [...new Map(listed.map((one) => [idOf(one), one])).values()].flatMap((one) => {
      const compared = comparedName(one.name);
      return each.flatMap(({ of, compared: name }) => {
        const match = compared && matchNames(compared, name);
        return match ? [{ ...one, match, of }] : [];
      });
    });
    const nearestLast = hits.sort(byNearness).reverse();
    const nearest = new Map(nearestLast.map((hit) => [idOf(hit), hit]));
    return [...nearest.values()].sort(byNearness).slice(0, MAX_HITS);
  },
});

export type SanctionRepository = ReturnType<typeof sanctionRepository>;
