import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { officeCard } from '../../shared/releases/release-card.ts';
import type { CardRepository } from '../releases/card-repository.ts';
import type { CodeClaim } from '../releases/code-claim.ts';
import type { CodeRepository } from '../releases/code-repository.ts';
import type { ReleaseRepository } from '../releases/release-repository.ts';
import { keepCodes } from './keep-codes.ts';

type Needs = { releases: ReleaseRepository; cards: CardRepository; codes: CodeRepository };

/**
 * Derives what a dead letter would have made, from the release as it is now: its card, its place in the counts, the claims on its codes.
 * Safe to repeat, in any order and at any time.
 * @param change the release that the letter names, and its revision then
 * @returns the codes that somebody else has, which must never be
 */
export async function healRelease(
  { releases, cards, codes }: Needs,
  change: { artistId: ArtistId; releaseId: ReleaseId; rev: number },
): Promise<CodeClaim[]> {
  const { artistId, releaseId, rev } = change;
  const release = await releases.get(change, { consistent: true }).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'release-not-found') return undefined;
    throw error;
  });
  if (!release) {
    await cards.remove({ id: releaseId, artistId, rev });
    return [];
  }
  await cards.put(officeCard(release), undefined);
  return release.status === 'draft' ? [] : keepCodes(release, codes);
}
