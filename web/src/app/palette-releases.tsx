import type { ReleaseCard } from '../../../shared/releases/card.ts';
import { libraryStateOf } from '../../../shared/releases/library-state.ts';
import { NO_ARTIST } from '../data/releases/messages/release.ts';
import { matchText, searchCards } from '../features/library/search-cards.ts';
import { stateLabels } from '../features/library/state-labels.ts';
import { coverUrl } from '../lib/cover-url.ts';
import { pathTo } from '../lib/paths.ts';
import type { PaletteItem } from '../ui/command-palette.tsx';
import { Picture } from '../ui/picture.tsx';

/** The maximum number of releases shown. The others are found by typing more. */
const MAX_RELEASES = 8;

/** Releases that match the search, with cover and state, and the track or code that matched. */
export const paletteReleases = (
  cards: readonly ReleaseCard[],
  typed: string,
  navigate: (to: string) => void,
): PaletteItem[] =>
  searchCards(cards, typed)
    .slice(0, MAX_RELEASES)
    .map((card) => ({
      id: card.id,
      label: card.title || 'No title',
      hint: matchText(card, typed) ?? (card.artist || NO_ARTIST),
      aside: stateLabels[libraryStateOf(card)],
      icon: <Picture src={card.coverId ? coverUrl(card.coverId) : undefined} alt="" className="size-8" eager />,
      keywords: [card.artist],
      isFound: true,
      onSelect: () => navigate(pathTo('/dashboard/releases/:releaseId', { releaseId: card.id })),
    }));
