import { ALBUM_PLACES } from '../../../shared/royalties/album-parts.ts';
import type { Terms } from '../../../shared/royalties/allocate.ts';
import { groupBy } from '../../earnings/group-by.ts';
import { type Spread, spreadBySales } from './allocate-unit-to-tracks.ts';
import { type EarnedTable, type MonthOfUnit, type RowOfUnit, UNPAID } from './earned-table.ts';
import type { PayableUnit } from './payable-units.ts';
import type { SalesTable } from './sales-table.ts';
import { type UnitRange, unitRanges } from './unit-ranges.ts';
import type { UnitTable } from './unit-table.ts';

/** Units that are planned together, which are all those of their releases, with their terms. */
export type UnitPage = {
  range: UnitRange;
  /** @throws Error for the number of a unit of another page */
  unitOf: (n: number) => PayableUnit;
  /** The units of a release, in order. */
  unitsOf: (releaseId: string) => readonly PayableUnit[];
  spread: Spread;
  terms: Terms;
};

/** The units of a matched statement and their earnings, of which a plan reads one page at a time. */
export type PlanSource = {
  /** An upper bound on the decimals of an amount that is divided among tracks. */
  places: () => Promise<number>;
  /** Reads all units, in the same pages each time. */
  pages: () => AsyncIterable<UnitPage>;
  /** The earnings of a page's units in each month. */
  months: (page: UnitPage) => Promise<MonthOfUnit[]>;
  /** The earnings of a page's units, grouped as in figures. */
  rows: (page: UnitPage) => Promise<RowOfUnit[]>;
  /** The earnings of unpaid recordings in each month. */
  unpaidMonths: () => Promise<MonthOfUnit[]>;
};

/** Makes a page of the units of a range, which are all units of their releases. */
export function unitPage(
  range: UnitRange,
  { units, spread, terms }: Pick<UnitPage, 'spread' | 'terms'> & { units: readonly PayableUnit[] },
): UnitPage {
  const unitOf = (n: number): PayableUnit => {
    const unit = units[n - range[0]];
    if (!unit) throw new Error(`The unit ${n} is not among ${range.join(' to ')}`);
    return unit;
  };
  const byRelease = groupBy(units, ({ releaseId }) => releaseId);
  return { range, unitOf, unitsOf: (releaseId) => byRelease.get(releaseId) ?? [], spread, terms };
}

type Tables = {
  /** The decimals of the statement's amounts. */
  places: number;
  units: UnitTable;
  sales: SalesTable;
  earned: EarnedTable;
};

/** Reads a plan's units and earnings from the engine. */
export const planSource = ({ places, units, sales, earned }: Tables): PlanSource => ({
  places: async () => places + ((await units.hasAlbums()) ? ALBUM_PLACES : 0),
  async *pages() {
    for await (const range of unitRanges(earned.sizes())) {
      const found = await units.range(...range);
      const [first, last] = [found.units[0], found.units.at(-1)];
      const sold = first && last ? await sales.range(first.releaseId, last.releaseId) : [];
      yield unitPage(range, { ...found, spread: spreadBySales(sold) });
    }
  },
  months: ({ range }) => earned.months(...range),
  rows: ({ range }) => earned.rows(...range),
  unpaidMonths: () => earned.months(UNPAID, UNPAID),
});
