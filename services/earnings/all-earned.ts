import type { FigureView } from '../../shared/earnings/earnings-view.ts';
import { sumOf } from '../../shared/earnings/figure.ts';
import type { EarningsHead } from './earned.ts';
import { figureView, rowsOf } from './figure-view.ts';

/** All that an artist ever earned, as the archive of their data says it (product 18.2). */
export type AllEarned = {
  total: FigureView;
  months: ({ month: string } & FigureView)[];
  releases: ({ releaseId: string; title: string } & FigureView)[];
  stores: ({ store: string } & FigureView)[];
  countries: ({ country: string } & FigureView)[];
};

/** Months in their order; of the rest what earned most first. */
export const allEarned = ({ months, releases, stores, countries, titles }: EarningsHead): AllEarned => ({
  total: figureView(sumOf(months.values())),
  months: rowsOf(months, (month) => ({ month })).sort((one, other) => (one.month < other.month ? -1 : 1)),
  releases: rowsOf(releases, (releaseId) => ({ releaseId, title: titles.get(releaseId) ?? '' })),
  stores: rowsOf(stores, (store) => ({ store })),
  countries: rowsOf(countries, (country) => ({ country })),
});
