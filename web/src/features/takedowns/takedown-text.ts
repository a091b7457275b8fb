import { territoriesText } from '../../../../shared/releases/places-text.ts';
import type { Takedown } from '../../../../shared/takedowns/takedown.ts';
import { takedownReasonLabels } from '../../../../shared/takedowns/takedown-reasons.ts';
import { confirmedCount, isWhole } from '../../../../shared/takedowns/takedown-scope.ts';
import { plural, shortDate, weekday } from '../../lib/format.ts';
import { textFor } from '../../lib/text-for.ts';

/** The number of titles or stores that are named; more are counted. */
const FEW = 4;

const tracksText = (tracks: Takedown['tracks']): string => {
  if (tracks === null) return 'All tracks';
  return tracks.length <= FEW ? tracks.map(({ title }) => title).join(', ') : plural(tracks.length, 'track');
};

/** The part of a release that is taken down, without stores: all of it, or its tracks and territories. */
export const partText = (takedown: Pick<Takedown, 'territories' | 'tracks'>): string =>
  isWhole(takedown)
    ? 'The whole release, everywhere'
    : `${tracksText(takedown.tracks)}: ${territoriesText(takedown.territories)}`;

/** A takedown's stores, by name if they are few. */
export const storesText = (stores: readonly string[], few = FEW): string =>
  stores.length <= few ? stores.join(', ') : plural(stores.length, 'store');

/** A takedown's part of the release and its stores, in a line. */
export const scopeText = (takedown: Takedown): string => `${partText(takedown)}. ${storesText(takedown.stores)}.`;

/** How far a takedown is, for its artist (product 34.8). @param today YYYY-MM-DD */
export function progressText(takedown: Takedown, today: string): string {
  const { state, stores, requestedAt, dueOn, day } = takedown;
  const from = day !== null && day > today ? `From ${weekday(day)}. ` : '';
  if (state === 'requested')
    return `${from}Requested ${shortDate(requestedAt)}. We send it to the stores by ${shortDate(dueOn)}.`;
  if (state === 'cancelled') return `Cancelled ${shortDate(takedown.cancelledAt)}.`;
  if (state === 'done') return `Done ${shortDate(takedown.doneAt)}.`;
  const confirmed = `Confirmed by ${confirmedCount(takedown)} of ${plural(stores.length, 'store')}.`;
  return `${from}Sent on ${shortDate(takedown.sent.at)}. ${confirmed}`;
}

/** Why an artist wants a takedown: the chosen reason, and their own words if there are any. */
export const reasonText = ({ reason, words }: Pick<Takedown, 'reason' | 'words'>): string =>
  [textFor(takedownReasonLabels, reason) ?? reason, words].filter(Boolean).join(': ');
