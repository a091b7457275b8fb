import type { Figure } from '../../shared/earnings/figure.ts';
import type { Tally } from './tally.ts';

/** The stored form of a tally: columns of comma-separated numbers, which compress better than rows. */
export type Columns = {
  /** The name in each row: either its number in a list of names, or the name itself. */
  of: string | readonly string[];
  streams: string;
  /** The artist's share, in micro-dollars. */
  micros: string;
  /** The platform's share, and the rest of the gross amount. Usually all are zero, and then they are omitted. */
  platform?: string;
  rest?: string;
};

const SEPARATOR = ',';

const column = (values: readonly bigint[]): string | undefined =>
  values.every((value) => value === 0n) ? undefined : values.join(SEPARATOR);

/** @param numberOf maps a name to its number, if the names are in a list */
export function toColumns(tally: Tally, numberOf?: (name: string) => number): Columns {
  const rows = [...tally].map(([name, figure]) => [numberOf ? numberOf(name) : name, figure] as const);
  rows.sort(([one], [other]) => (one < other ? -1 : 1));
  const of = rows.map(([name]) => name);
  const figures = rows.map(([, figure]) => figure);
  const platform = column(figures.map((figure) => figure.platform));
  const rest = column(figures.map(({ gross, micros, platform: ours }) => gross - micros - ours));
  return {
    of: numberOf ? of.join(SEPARATOR) : of.map(String),
    streams: figures.map(({ streams }) => streams).join(SEPARATOR),
    micros: figures.map(({ micros }) => micros).join(SEPARATOR),
    ...(platform && { platform }),
    ...(rest && { rest }),
  };
}

/** @param nameOf maps a number to its name, if the names are in a list */
export function toTally(columns: Columns, nameOf: (number: number) => string = String): Tally {
  if (columns.streams === '') return new Map();
  const split = (text: string) => text.split(SEPARATOR);
  const amounts = (text: string | undefined) => (text === undefined ? [] : split(text).map(BigInt));
  const names = typeof columns.of === 'string' ? split(columns.of).map((number) => nameOf(Number(number))) : columns.of;
  const [streams, micros] = [amounts(columns.streams), amounts(columns.micros)];
  const [platform, rest] = [amounts(columns.platform), amounts(columns.rest)];
  return new Map(
    names.map((name, row): [string, Figure] => {
      const [own = 0n, ours = 0n] = [micros[row], platform[row]];
      const gross = own + ours + (rest[row] ?? 0n);
      return [name, { streams: streams[row] ?? 0n, gross, micros: own, platform: ours }];
    }),
  );
}
