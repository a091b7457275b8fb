import type { Item } from '../platform/table.ts';
import {
  type EarningsHead,
  type MonthEarnings,
  noEarnings,
  noMonth,
  noReleaseMonth,
  type ReleaseMonth,
} from './earned.ts';
import type { Names } from './names.ts';
import { pack, unpack } from './pack.ts';
import { type Columns, columnsOf, tallyOf } from './tally-columns.ts';

/** What is in an item, and the version that a write of it must find; 0 where there is none. */
export type Stored<T> = { earned: T; ver: number };

type Three = { releases: Columns; stores: Columns; countries: Columns };
type PackedHead = Three & { names: EarningsHead['names']; titles: Record<string, string>; months: Columns };
type PackedRelease = Omit<ReleaseMonth, 'tracks' | 'stores' | 'countries' | 'uses' | 'titles' | 'statements'> &
  Record<'tracks' | 'stores' | 'countries' | 'uses', Columns> & {
    titles: Record<string, string>;
    statements: readonly Item[];
  };

const versionOf = (item: Item | undefined): number => Number(item?.ver ?? 0);

const numberIn = (names: Names) => {
  const numbers = new Map(names.map((name, number) => [name, number]));
  return (name: string) => numbers.get(name) ?? 0;
};
const nameIn = (names: Names) => (number: number) => {
  const name = names[number];
  if (name === undefined) throw new UnknownName();
  return name;
};

/** A month that says a number which its reader's copy of the head does not know yet: it was read a moment earlier. */
export class UnknownName extends Error {}

const packThree = ({ releases, stores, countries }: MonthEarnings, names: EarningsHead['names']): Three => ({
  releases: columnsOf(releases, numberIn(names.releases)),
  stores: columnsOf(stores, numberIn(names.stores)),
  countries: columnsOf(countries, numberIn(names.countries)),
});

const readThree = ({ releases, stores, countries }: Three, names: EarningsHead['names']): MonthEarnings => ({
  releases: tallyOf(releases, nameIn(names.releases)),
  stores: tallyOf(stores, nameIn(names.stores)),
  countries: tallyOf(countries, nameIn(names.countries)),
});

export const packHead = (head: EarningsHead): Uint8Array =>
  pack({
    names: head.names,
    titles: Object.fromEntries(head.titles),
    months: columnsOf(head.months),
    ...packThree(head, head.names),
  } satisfies PackedHead);

export function readHead(item: Item | undefined): Stored<EarningsHead> {
  if (!item) return { earned: noEarnings, ver: 0 };
  const { names, titles, months, ...three } = unpack<PackedHead>(item.earned);
  const earned = {
    names,
    titles: new Map(Object.entries(titles)),
    months: tallyOf(months),
    ...readThree(three, names),
  };
  return { earned, ver: versionOf(item) };
}

export const packMonth = (month: MonthEarnings, names: EarningsHead['names']): Uint8Array =>
  pack(packThree(month, names));

/** @throws UnknownName */
export const readMonth = (item: Item | undefined, names: EarningsHead['names']): Stored<MonthEarnings> => ({
  earned: item ? readThree(unpack<Three>(item.earned), names) : noMonth,
  ver: versionOf(item),
});

const textsOf = (figure: Record<string, bigint>) =>
  Object.fromEntries(Object.entries(figure).map(([name, amount]) => [name, String(amount)]));
const amountsOf = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, BigInt(text)]));

export const packRelease = ({ titles, tracks, stores, countries, uses, statements }: ReleaseMonth): Uint8Array =>
  pack({
    titles: Object.fromEntries(titles),
    tracks: columnsOf(tracks),
    stores: columnsOf(stores),
    countries: columnsOf(countries),
    uses: columnsOf(uses),
    statements: statements.map((part) => ({ ...part, figure: textsOf(part.figure) })),
  } satisfies PackedRelease);

export function readRelease(item: Item | undefined): Stored<ReleaseMonth> {
  if (!item) return { earned: noReleaseMonth, ver: 0 };
  const { titles, tracks, stores, countries, uses, statements } = unpack<PackedRelease>(item.earned);
  const earned = {
    titles: new Map(Object.entries(titles)),
    tracks: tallyOf(tracks),
    stores: tallyOf(stores),
    countries: tallyOf(countries),
    uses: tallyOf(uses),
    statements: statements.map((part) => ({
      ...part,
      figure: amountsOf(part.figure as Record<string, string>),
    })) as unknown as ReleaseMonth['statements'],
  };
  return { earned, ver: versionOf(item) };
}
