import type { Figure } from '../../shared/earnings/figure.ts';
import type { Item } from '../platform/table.ts';
import {
  type EarningsHead,
  type MonthEarnings,
  noEarnings,
  noMonth,
  noReleaseMonth,
  type ReleaseMonth,
  type StatementPart,
} from './artist-earnings.ts';
import type { Names } from './name-list.ts';
import { pack, unpack } from './pack.ts';
import { type Columns, toColumns, toTally } from './tally-columns.ts';

/** The content of an item, and the version on which a write is conditional; 0 if there is no item. */
export type Stored<T> = { earned: T; ver: number };

/** A figure in JSON. */
type Texts = Record<keyof Figure, string>;
export type PackedSums = { releases: Columns; stores: Columns; countries: Columns };
type PackedHead = PackedSums & { names: EarningsHead['names']; titles: Record<string, string>; months: Columns };
type PackedRelease = Omit<ReleaseMonth, 'tracks' | 'stores' | 'countries' | 'uses' | 'titles' | 'statements'> &
  Record<'tracks' | 'stores' | 'countries' | 'uses', Columns> & {
    titles: Record<string, string>;
    statements: readonly (Omit<StatementPart, 'figure'> & { figure: Texts })[];
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

/**
 * Thrown if a month refers to a number that is missing from the name list, because the lifetime sums were read before a
 * newer write.
 */
export class UnknownName extends Error {}

const packSums = ({ releases, stores, countries }: MonthEarnings, names: EarningsHead['names']): PackedSums => ({
  releases: toColumns(releases, numberIn(names.releases)),
  stores: toColumns(stores, numberIn(names.stores)),
  countries: toColumns(countries, numberIn(names.countries)),
});

const readSums = ({ releases, stores, countries }: PackedSums, names: EarningsHead['names']): MonthEarnings => ({
  releases: toTally(releases, nameIn(names.releases)),
  stores: toTally(stores, nameIn(names.stores)),
  countries: toTally(countries, nameIn(names.countries)),
});

export const packHead = (head: EarningsHead): Uint8Array =>
  pack({
    names: head.names,
    titles: Object.fromEntries(head.titles),
    months: toColumns(head.months),
    ...packSums(head, head.names),
  } satisfies PackedHead);

export function readHead(item: Item | undefined): Stored<EarningsHead> {
  if (!item) return { earned: noEarnings, ver: 0 };
  const { names, titles, months, ...three } = unpack<PackedHead>(item.earned);
  const earned = {
    names,
    titles: new Map(Object.entries(titles)),
    months: toTally(months),
    ...readSums(three, names),
  };
  return { earned, ver: versionOf(item) };
}

export const packMonth = (month: MonthEarnings, names: EarningsHead['names']): Uint8Array =>
  pack(packSums(month, names));

/** @throws UnknownName */
export const readMonth = (item: Item | undefined, names: EarningsHead['names']): Stored<MonthEarnings> => ({
  earned: item ? readSums(unpack<PackedSums>(item.earned), names) : noMonth,
  ver: versionOf(item),
});

const toTexts = ({ streams, gross, micros, platform }: Figure): Texts => ({
  streams: String(streams),
  gross: String(gross),
  micros: String(micros),
  platform: String(platform),
});
const toAmounts = ({ streams, gross, micros, platform }: Texts): Figure => ({
  streams: BigInt(streams),
  gross: BigInt(gross),
  micros: BigInt(micros),
  platform: BigInt(platform),
});

export const packRelease = ({ titles, tracks, stores, countries, uses, statements }: ReleaseMonth): Uint8Array =>
  pack({
    titles: Object.fromEntries(titles),
    tracks: toColumns(tracks),
    stores: toColumns(stores),
    countries: toColumns(countries),
    uses: toColumns(uses),
    statements: statements.map((part) => ({ ...part, figure: toTexts(part.figure) })),
  } satisfies PackedRelease);

export function readRelease(item: Item | undefined): Stored<ReleaseMonth> {
  if (!item) return { earned: noReleaseMonth, ver: 0 };
  const { titles, tracks, stores, countries, uses, statements } = unpack<PackedRelease>(item.earned);
  const earned = {
    titles: new Map(Object.entries(titles)),
    tracks: toTally(tracks),
    stores: toTally(stores),
    countries: toTally(countries),
    uses: toTally(uses),
    statements: statements.map((part) => ({ ...part, figure: toAmounts(part.figure) })),
  };
  return { earned, ver: versionOf(item) };
}
