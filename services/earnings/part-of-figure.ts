import { type Figure, NOTHING, sumOf } from '../../shared/earnings/figure.ts';
import type { MonthEarnings, ReleaseMonth } from './earned.ts';

/** What a figure is of, beside its months: everything where nothing is said. */
export type Of = { trackId?: string | undefined; store?: string | undefined; country?: string | undefined };

/** Of an artist's month. */
export function figureOfMonth({ releases, stores, countries }: MonthEarnings, { store, country }: Of): Figure {
  if (store !== undefined) return stores.get(store) ?? NOTHING;
  if (country !== undefined) return countries.get(country) ?? NOTHING;
  return sumOf(releases.values());
}

/** Of a release's month. */
export function figureOfRelease({ tracks, stores, countries }: ReleaseMonth, { trackId, store, country }: Of): Figure {
  if (trackId !== undefined) return tracks.get(trackId) ?? NOTHING;
  if (store !== undefined) return stores.get(store) ?? NOTHING;
  if (country !== undefined) return countries.get(country) ?? NOTHING;
  return sumOf(tracks.values());
}
