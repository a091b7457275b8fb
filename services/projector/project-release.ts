import { releaseCard } from '../../shared/releases/release-card.ts';
import type { ItemChange } from '../platform/item-change.ts';
import type { CardRepository } from '../releases/card-repository.ts';
import { readRelease } from '../releases/read-release.ts';
import type { News } from './gather-news.ts';

/**
 * Derives the card from the release and moves the tab counts. Safe to repeat and to be late.
 * @returns what the artist's open pages should hear; nothing when no card was changed, so that a repeated record tells nobody twice
 */
export async function projectRelease({ before, after }: ItemChange, cards: CardRepository): Promise<News | undefined> {
  const old = before && readRelease(before);
  const release = after ? readRelease(after) : old;
  if (!release) return undefined;
  const isChanged = after
    ? await cards.put(releaseCard(release), old?.status)
    : await cards.remove(releaseCard(release));
  if (!isChanged) return undefined;
  const { artistId, id: releaseId, rev } = release;
  return { artistId, message: { kind: after ? 'release-changed' : 'release-removed', releaseId, rev } };
}
