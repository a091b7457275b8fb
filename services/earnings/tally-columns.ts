import type { Figure } from '../../shared/earnings/figure.ts';
import type { Tally } from './tally.ts';

/** A tally as it is stored: in columns of numbers with commas between them, which pack better than rows. */
export type Columns = {
  /** What each row is of: its number in a list of names, or its name. */
  of: string | readonly string[];
  streams: string;
  /** The artist's micro-dollars. */
  micros: string;
  /** Ours, and what of the gross is neither: as a rule all zeros, and then left out. */
  platform?: string;
  rest?: string;
};

const BETWEEN = ',';

const column = (values: readonly bigint[]): string | undefined =>
  values.every((value) => value === 0n) ? undefined : values.join(BETWEEN);

/** @param numberOf a name's number, where names are listed elsewhere */
export function columnsOf(tally: Tally, numberOf?: (name: string) => number): Columns {
  const rows = [...tally].map(([name, figure]) => [numberOf ? numberOf(name) : name, figure] as const);
  rows.sort(([one], [other]) => (one < other ? -1 : 1));
  const of = rows.map(([name]) => name);
  const figures = rows.map(([, figure]) => figure);
  const platform = column(figures.map((figure) => figure.platform));
  const rest = column(figures.map(({ gross, micros, platform: ours }) => gross - micros - ours));
  return {
    of: numberOf ? of.join(BETWEEN) : of.map(String),
    streams: figures.map(({ streams }) => streams).join(BETWEEN),
    micros: figures.map(({ micros }) => micros).join(BETWEEN),
    ...(platform && { platform }),
    ...(rest && { rest }),
  };
}

/** @param nameOf what has a number, where names are listed elsewhere */
export function tallyOf(columns: Columns, nameOf: (number: number) => string = String): Tally {
  if (columns.streams === '') return new Map();
  const split = (text: string) => text.split(BETWEEN);
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
