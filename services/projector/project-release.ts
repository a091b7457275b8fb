import { officeCard, releaseCard } from '../../shared/releases/release-card.ts';
import type { Change } from '../platform/item-change.ts';
import type { CardRepository } from '../releases/card-repository.ts';
import { readRelease } from '../releases/read-release.ts';

/** Derives the card from the release and moves the tab counts. Safe to repeat and to be late. */
export async function projectRelease({ before, after }: Change, cards: CardRepository): Promise<void> {
  const old = before && readRelease(before);
  const release = after ? readRelease(after) : old;
  if (!release) return;
  if (after) await cards.put(officeCard(release), old && releaseCard(old));
  else await cards.remove(releaseCard(release));
}
