import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { officeCard, releaseCard } from '../../shared/releases/release-card.ts';
import type { Item } from '../platform/table.ts';
import type { CodeClaim } from '../releases/codes/code-claim.ts';
import type { CodeRepository } from '../releases/codes/code-repository.ts';
import type { CardRepository } from '../releases/library/card-repository.ts';
import type { ReleaseSearchRepository } from '../releases/library/release-search-repository.ts';
import { readRelease } from '../releases/storage/read-release.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { claimAllCodes } from './claim-all-codes.ts';

type Needs = {
  releases: ReleaseRepository;
  cards: CardRepository;
  codes: CodeRepository;
  releaseSearch: ReleaseSearchRepository;
};

/**
 * Repairs everything that should have been derived from an undelivered change, using the current release: its card, its
 * counts, its search terms and the claims on its codes. Safe to repeat, in any order and at any time.
 * @param change the release, its revision at the time of the change, and the item before it
 * @returns codes that a different release has, which must never happen
 */
export async function healRelease(
  { releases, cards, codes, releaseSearch }: Needs,
  change: { artistId: ArtistId; releaseId: ReleaseId; rev: number; before: Item | undefined },
): Promise<CodeClaim[]> {
  const { artistId, releaseId, rev } = change;
  const former = change.before && releaseCard(readRelease(change.before));
  const release = await releases.get(change, { consistent: true }).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'release-not-found') return undefined;
    throw error;
  });
  if (!release) {
    await cards.remove({ id: releaseId, artistId, rev });
    await releaseSearch.setTerms(former, undefined);
    return [];
  }
  const card = officeCard(release);
  await cards.put(card, undefined);
  await releaseSearch.setTerms(former, card);
  // Stores all current terms, because the change that should have added them was lost.
  await releaseSearch.setTerms(undefined, card);
  return release.status === 'draft' ? [] : claimAllCodes(release, codes);
}
