import { type Figure, NOTHING, sumOf } from '../../shared/earnings/figure.ts';
import type { MonthEarnings, ReleaseMonth } from './artist-earnings.ts';

/** Filters other than the month; without any, the figure is unfiltered. */
export type FigureFilter = { trackId?: string | undefined; store?: string | undefined; country?: string | undefined };

/** Returns the figure for an artist's month. */
export function figureOfMonth(
  { releases, stores, countries }: MonthEarnings,
  { store, country }: FigureFilter,
): Figure {
  if (store !== undefined) return stores.get(store) ?? NOTHING;
  if (country !== undefined) return countries.get(country) ?? NOTHING;
  return sumOf(releases.values());
}

/** Returns the figure for a release's month. */
export function figureOfRelease(
  { tracks, stores, countries }: ReleaseMonth,
  { trackId, store, country }: FigureFilter,
): Figure {
  if (trackId !== undefined) return tracks.get(trackId) ?? NOTHING;
  if (store !== undefined) return stores.get(store) ?? NOTHING;
  if (country !== undefined) return countries.get(country) ?? NOTHING;
  return sumOf(tracks.values());
}
