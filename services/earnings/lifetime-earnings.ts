import type { FigureView } from '../../shared/earnings/earnings-view.ts';
import { sumOf } from '../../shared/earnings/figure.ts';
import type { EarningsHead } from './artist-earnings.ts';
import { figureView, rankedRows } from './figure-view.ts';

/** An artist's complete earnings, as included in the data export (product 18.2). */
export type LifetimeEarnings = {
  total: FigureView;
  months: ({ month: string } & FigureView)[];
  releases: ({ releaseId: string; title: string } & FigureView)[];
  stores: ({ store: string } & FigureView)[];
  countries: ({ country: string } & FigureView)[];
};

/** Lists months in order, and releases, stores and countries with the highest earnings first. */
export const lifetimeEarnings = ({ months, releases, stores, countries, titles }: EarningsHead): LifetimeEarnings => ({
  total: figureView(sumOf(months.values())),
  months: rankedRows(months, (month) => ({ month })).sort((one, other) => (one.month < other.month ? -1 : 1)),
  releases: rankedRows(releases, (releaseId) => ({ releaseId, title: titles.get(releaseId) ?? '' })),
  stores: rankedRows(stores, (store) => ({ store })),
  countries: rankedRows(countries, (country) => ({ country })),
});
