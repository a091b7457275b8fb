import { releaseCard } from '../../shared/releases/release-card.ts';
import type { Item } from '../platform/table.ts';
import type { CardRepository } from '../releases/card-repository.ts';
import { readRelease } from '../releases/release-repository.ts';

/** One change of a release in the table's stream: the item before it and after it. */
export type Change = { before: Item | undefined; after: Item | undefined };

/** Derives the card from the release and moves the tab counts. Safe to repeat and to be late. */
export async function projectRelease({ before, after }: Change, cards: CardRepository): Promise<void> {
  const old = before && readRelease(before);
  if (after) await cards.put(releaseCard(readRelease(after)), old?.status);
  else if (old) await cards.remove(releaseCard(old));
}
