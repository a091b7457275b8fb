import type { ReleaseCard } from '../../../shared/releases/card.ts';
import { libraryStateOf } from '../../../shared/releases/library-state.ts';
import type { ArtistTotals } from '../../profiles/artist-totals.ts';
import type { Tally } from './card-tally.ts';

/**
 * The contribution of a release to its artist's library: one release, its tracks, and its state.
 * @param card undefined for a deleted release, which is not counted
 */
export const libraryTally = (card: ReleaseCard | undefined): Tally & Partial<ArtistTotals> =>
  card ? { releases: 1, tracks: card.trackCount, [libraryStateOf(card)]: 1 } : {};
