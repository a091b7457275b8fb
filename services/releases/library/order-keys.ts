import type { ReleaseCard } from '../../../shared/releases/card.ts';
import { AS_SOON_AS_POSSIBLE } from '../../../shared/releases/sales-start.ts';
import { indexKeys } from '../../platform/keys.ts';
import { termOf } from '../../platform/search-terms.ts';

/** Behind every letter, figure and day: what has no value stands last. */
const LAST = '~';
/** Before every day. */
const FIRST = '0';

/** Where a card stands in the orders of the office's list (product 13.5). A name is compared as a search compares it. */
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
