import { dayOf } from '../../shared/dates.ts';
import type { TrackId } from '../../shared/ids.ts';
import { WORLDWIDE } from '../../shared/reference/territories.ts';
import type { OpenTakedown } from '../../shared/takedowns/takedown.ts';

/** A part of a release at a store: tracks in territories, from a day on. */
export type StorePart = {
  store: string;
  territories: readonly string[];
  trackIds: readonly TrackId[];
  day: string;
};

/** The day from which a takedown applies: the day that was chosen, or the day of the request. */
export const firstDayOf = ({ day, requestedAt }: Pick<OpenTakedown, 'day' | 'requestedAt'>): string =>
  day ?? dayOf(new Date(requestedAt));

/**
 * Whether open takedowns already cover a part: for each track and territory there is one with the same or an earlier
 * day.
 */
export function isCovered(
  { store, territories, trackIds, day }: StorePart,
  open: readonly Omit<OpenTakedown, 'state'>[],
): boolean {
  const earlier = open.filter((takedown) => takedown.stores.includes(store) && firstDayOf(takedown) <= day);
  const covers = ({ territories: there, tracks }: (typeof earlier)[number], trackId: TrackId, territory: string) =>
    (tracks === null || tracks.some(({ id }) => id === trackId)) &&
    (there.includes(WORLDWIDE) || there.includes(territory));
  return trackIds.every((trackId) =>
    territories.every((territory) => earlier.some((takedown) => covers(takedown, trackId, territory))),
  );
}
