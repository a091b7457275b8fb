import type { ReleaseCard } from '../../../shared/releases/card.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../shared/releases/sales-start.ts';
import { indexKeys } from '../../platform/keys.ts';
import { termOf } from '../../platform/search-terms.ts';

/** Sorts after every letter, digit and day, so that cards without a value come last. */
const LAST = '~';
/** Sorts before every day. */
const FIRST = '0';

/**
 * The sort keys of a card for the sort orders of the office's list (product 13.5). Names are case-folded as in a
 * search.
 */
export const orderKeys = ({
  status,
  title,
  artist,
  salesStart,
}: Pick<ReleaseCard, 'status' | 'title' | 'artist' | 'salesStart'>) => ({
  ...indexKeys.releasesByTitle({ status, title: termOf(title) || LAST }),
  ...indexKeys.releasesByArtist({ status, artist: termOf(artist) || LAST }),
  ...indexKeys.releasesByDate({ status, day: salesStart === AS_SOON_AS_POSSIBLE ? FIRST : salesStart || LAST }),
});
