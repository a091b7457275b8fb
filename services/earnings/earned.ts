import type { Basis, StatementSource } from '../../shared/earnings/cell.ts';
import type { Figure } from '../../shared/earnings/figure.ts';
import type { Names } from './names.ts';
import type { Tally } from './tally.ts';

/** What an artist earned, ever: the sums of each release, store, country and month, and what the months' items call them. */
export type EarningsHead = {
  names: { releases: Names; stores: Names; countries: Names };
  /** Of releases, as they were called when something was last posted to them. */
  titles: ReadonlyMap<string, string>;
  releases: Tally;
  stores: Tally;
  countries: Tally;
  months: Tally;
};

/** What an artist earned in a month. Its total is the sum of its releases. */
export type MonthEarnings = { releases: Tally; stores: Tally; countries: Tally };

/** Micro-dollars as a text, below zero. */
export type DeductedPart = { trackId: string; store: string; micros: string };

/** What a statement says of a release in a month, and what it was reckoned with. */
export type StatementPart = StatementSource & {
  /** How many cells it gave. Without them it is reversed, and gone from here. */
  cells: number;
  figure: Figure;
  /** The artist's part of what the payer kept back, by track and under the name that stands where a store does. */
  deducted?: readonly DeductedPart[];
  bases: readonly Omit<Basis, 'releaseId' | 'month' | 'releaseTitle' | 'trackTitle'>[];
};

/** What a release earned an artist in a month. */
export type ReleaseMonth = {
  titles: ReadonlyMap<string, string>;
  tracks: Tally;
  stores: Tally;
  countries: Tally;
  /** By kind of use. Here `streams` counts whatever that is: downloads, views. */
  uses: Tally;
  statements: readonly StatementPart[];
};

export const noEarnings: EarningsHead = {
  names: { releases: [], stores: [], countries: [] },
  titles: new Map(),
  releases: new Map(),
  stores: new Map(),
  countries: new Map(),
  months: new Map(),
};

export const noMonth: MonthEarnings = { releases: new Map(), stores: new Map(), countries: new Map() };

export const noReleaseMonth: ReleaseMonth = {
  titles: new Map(),
  tracks: new Map(),
  stores: new Map(),
  countries: new Map(),
  uses: new Map(),
  statements: [],
};
