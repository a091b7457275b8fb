import { type Figure, sumOf, ZERO_FIGURE } from '../../shared/earnings/figure.ts';
import type { MonthEarnings, ReleaseMonth } from './artist-earnings.ts';

/** Filters other than the month; without any, the figure is unfiltered. */
export type FigureFilter = { trackId?: string | undefined; store?: string | undefined; country?: string | undefined };

/** Returns the figure for an artist's month. */
export function monthFigure({ releases, stores, countries }: MonthEarnings, { store, country }: FigureFilter): Figure {
  if (store !== undefined) return stores.get(store) ?? ZERO_FIGURE;
  if (country !== undefined) return countries.get(country) ?? ZERO_FIGURE;
  return sumOf(releases.values());
}

/** Returns the figure for a release's month. */
export function releaseFigure(
  { tracks, stores, countries }: ReleaseMonth,
  { trackId, store, country }: FigureFilter,
): Figure {
  if (trackId !== undefined) return tracks.get(trackId) ?? ZERO_FIGURE;
  if (store !== undefined) return stores.get(store) ?? ZERO_FIGURE;
  if (country !== undefined) return countries.get(country) ?? ZERO_FIGURE;
  return sumOf(tracks.values());
}
