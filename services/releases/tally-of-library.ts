import type { ReleaseCard } from '../../shared/releases/card.ts';
import { libraryStateOf } from '../../shared/releases/library-state.ts';
import type { ArtistTotals } from '../profiles/artist-totals.ts';
import type { Tally } from './library/tally-of-card.ts';

/**
 * As what a release counts in its artist's library: one release, its tracks, and its state there.
 * @param card none for a release that is gone: it counts nowhere
 */
export const tallyOfLibrary = (card: ReleaseCard | undefined): Tally & Partial<ArtistTotals> =>
  card ? { releases: 1, tracks: card.trackCount, [libraryStateOf(card)]: 1 } : {};
