import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '../../../../shared/contract/page.ts';
import type { ReleaseCard } from '../../../../shared/releases/card.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import type { releaseCard } from '../../../../shared/releases/release-card.ts';
import type { ReleaseDetail } from '../../../../shared/releases/release-detail.ts';
import { deferredModule } from '../../lib/deferred-module.ts';
import { releaseKeys } from './keys.ts';
import { withPending } from './optimistic-part.ts';

type Library = InfiniteData<Page<ReleaseCard>>;
/** A release created on this page, with the time of its creation. */
type CreatedRelease = { id: string; at: number };

type CardOf = typeof releaseCard;

/** Making a card takes all rules, which are 25 KB. A library whose cards are all current does not load them. */
const withCards = deferredModule(() => import('../../../../shared/releases/release-card.ts'));

/** Changes cards as soon as they can be made. If that fails, they change when the library is fetched again. */
const whenCardsAreMade = (change: (cardOf: CardOf) => void): void =>
  void Promise.resolve(withCards((module) => change(module.releaseCard))).catch(() => undefined);

/** The artist's release from the cache; undefined if it was not loaded. */
export const cachedDetail = (client: QueryClient, releaseId: string): ReleaseDetail | undefined =>
  client.getQueryData(releaseKeys.detail(releaseId));

/** The library's cards from the cache. */
export const cachedCards = (client: QueryClient): ReleaseCard[] =>
  client.getQueryData<Library>(releaseKeys.library)?.pages.flatMap(({ items }) => items) ?? [];

/** How long the library's index may still lack a release that was created on this page. */
const INDEX_LAG_MS = 120_000;

/** Adds a release created on this page to the library, because the server's list may lack it for a moment. */
export function storeNewRelease(client: QueryClient, release: Release): void {
  client.setQueryData<CreatedRelease[]>(releaseKeys.made, (made = []) => [{ id: release.id, at: Date.now() }, ...made]);
  storeRelease(client, release);
  whenCardsAreMade((cardOf) =>
    changeFirstPage(client, (cards) => [...lackingReleases(client, cards).map(cardOf), ...cards]),
  );
}

/** The releases created on this page that the library's first cards lack. */
function lackingReleases(client: QueryClient, cards: readonly ReleaseCard[]): Release[] {
  const listed = new Set<string>(cards.map(({ id }) => id));
  const made = client.getQueryData<CreatedRelease[]>(releaseKeys.made) ?? [];
  return made.flatMap(({ id, at }) => {
    const isListed = listed.has(id) || Date.now() - at > INDEX_LAG_MS;
    return isListed ? [] : (cachedDetail(client, id)?.release ?? []);
  });
}

/** Stores the response to a write in the cache, unless the cache already has a newer release. */
export function storeRelease(client: QueryClient, answer: Release): void {
  const release = withPending(client, answer, cachedDetail(client, answer.id)?.release);
  client.setQueryData<ReleaseDetail>(releaseKeys.detail(release.id), (before) =>
    before && before.release.rev > release.rev
      ? before
      : { media: [], messages: [], earlier: null, ...before, release },
  );
  const isOlder = (card: ReleaseCard) => card.id === release.id && card.rev < release.rev;
  if (!cachedCards(client).some(isOlder)) return;
  whenCardsAreMade((cardOf) =>
    changeCards(client, (cards) => cards.map((card) => (isOlder(card) ? { ...card, ...cardOf(release) } : card))),
  );
}

/** Removes a deleted release from the cache. */
export function removeRelease(client: QueryClient, releaseId: string): void {
  client.removeQueries({ queryKey: releaseKeys.detail(releaseId) });
  changeCards(client, (cards) => cards.filter(({ id }) => id !== releaseId));
}

function changeCards(client: QueryClient, change: (cards: ReleaseCard[]) => ReleaseCard[]): void {
  client.setQueryData<Library>(
    releaseKeys.library,
    (library) =>
      library && { ...library, pages: library.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );
}

function changeFirstPage(client: QueryClient, change: (cards: ReleaseCard[]) => ReleaseCard[]): void {
  client.setQueryData<Library>(
    releaseKeys.library,
    (library) =>
      library && {
        ...library,
        pages: library.pages.map((page, n) => (n === 0 ? { ...page, items: change(page.items) } : page)),
      },
  );
}

/** Returns the server's answer, or the cached one if a concurrent write has made that newer. */
export function newestDetail(client: QueryClient, detail: ReleaseDetail): ReleaseDetail {
  const before = cachedDetail(client, detail.release.id)?.release;
  const isOlder = before && before.rev > detail.release.rev;
  return { ...detail, release: isOlder ? before : withPending(client, detail.release, before) };
}

/**
 * Returns a page of cards, those rebuilt whose cached release is newer, because cards lag behind their release. The
 * first page begins with the releases created on this page that it lacks.
 */
export async function newestCards(
  client: QueryClient,
  cards: ReleaseCard[],
  { isFirst }: { isFirst: boolean },
): Promise<ReleaseCard[]> {
  const newer = (card: ReleaseCard): Release | undefined => {
    const release = cachedDetail(client, card.id)?.release;
    return release && release.rev > card.rev ? release : undefined;
  };
  const lacking = isFirst ? lackingReleases(client, cards) : [];
  if (lacking.length === 0 && !cards.some(newer)) return cards;
  return withCards(({ releaseCard: cardOf }) => [
    ...lacking.map(cardOf),
    ...cards.map((card) => {
      const release = newer(card);
      return release ? { ...card, ...cardOf(release) } : card;
    }),
  ]);
}
