import { officeCard, releaseCard } from '../../shared/releases/release-card.ts';
import type { Change } from '../platform/item-change.ts';
import type { CardRepository } from '../releases/library/card-repository.ts';
import type { ReleaseSearchRepository } from '../releases/library/release-search-repository.ts';
import { readRelease } from '../releases/storage/read-release.ts';

type Needs = { cards: CardRepository; releaseSearch: ReleaseSearchRepository };

/** Writes the card of a release, its counts and its search terms. Safe to repeat, and to run late. */
export async function projectRelease({ before, after }: Change, { cards, releaseSearch }: Needs): Promise<void> {
  const old = before && readRelease(before);
  const release = after ? readRelease(after) : old;
  if (!release) return;
  const former = old && releaseCard(old);
  if (after) await cards.put(officeCard(release), former);
  else await cards.remove(releaseCard(release));
  await releaseSearch.setTerms(former, after && releaseCard(release));
}
