import { officeCard, releaseCard } from '../../shared/releases/release-card.ts';
import type { Change } from '../platform/item-change.ts';
import type { CardRepository } from '../releases/library/card-repository.ts';
import type { ReleaseSearchRepository } from '../releases/library/release-search-repository.ts';
import { readRelease } from '../releases/storage/read-release.ts';

type Needs = { cards: CardRepository; releaseSearch: ReleaseSearchRepository };

/** Derives the card from the release, moves the tab counts, and stores what the office finds it by. Safe to repeat and to be late. */
export async function projectRelease({ before, after }: Change, { cards, releaseSearch }: Needs): Promise<void> {
  const old = before && readRelease(before);
  const release = after ? readRelease(after) : old;
  if (!release) return;
  const former = old && releaseCard(old);
  if (after) await cards.put(officeCard(release), former);
  else await cards.remove(releaseCard(release));
  await releaseSearch.setTerms(former, after && releaseCard(release));
}
