import type { Basis, StatementSource } from '../../shared/earnings/cell.ts';
import type { Figure } from '../../shared/earnings/figure.ts';
import type { TrackId } from '../../shared/ids.ts';
import type { Names } from './name-list.ts';
import type { Tally } from './tally.ts';

/**
 * An artist's lifetime earnings: sums by release, store, country and month, and the name lists to which the items of
 * months refer.
 */
export type EarningsHead = {
  names: { releases: Names; stores: Names; countries: Names };
  /** Release titles at the time of each release's latest posting. */
  titles: ReadonlyMap<string, string>;
  releases: Tally;
  stores: Tally;
  countries: Tally;
  months: Tally;
};

/** An artist's earnings in a month. The total is the sum over the releases. */
export type MonthEarnings = { releases: Tally; stores: Tally; countries: Tally };

/** A deduction from the artist's share, as a string of negative micro-dollars. */
export type DeductedPart = { trackId: TrackId; store: string; micros: string };

/** A statement's part of a release's month, and the terms with which it was computed. */
export type StatementPart = StatementSource & {
  /** The number of cells from this statement. At 0 the statement has been reversed, and the part is removed. */
  cells: number;
  figure: Figure;
  /** The artist's share of the payer's deductions, by track; `store` is the label in the list of stores. */
  deducted?: readonly DeductedPart[];
  bases: readonly Omit<Basis, 'releaseId' | 'month' | 'releaseTitle' | 'trackTitle'>[];
};

/** An artist's earnings from one release in one month. */
export type ReleaseMonth = {
  titles: ReadonlyMap<string, string>;
  tracks: Tally;
  stores: Tally;
  countries: Tally;
  /** Figures by kind of use. Here `streams` counts uses of any kind, including downloads and views. */
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
