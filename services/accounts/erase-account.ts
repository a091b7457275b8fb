import type { EventBody } from '../../shared/events/events.ts';
import type { Belongings, ErasureResources } from '../platform/belongings.ts';
import type { CardRepository } from '../releases/library/card-repository.ts';

/**
 * Erases an erased account's data in each domain: first what belongs to each of its releases, while the releases can
 * still be found, then the rest, with the releases last. Safe to repeat.
 */
export async function eraseAccount(
  belongings: readonly Belongings[],
  cards: Pick<CardRepository, 'all'>,
  resources: ErasureResources,
  account: EventBody<'account-erased'>,
): Promise<void> {
  const { artistId } = account;
  for (const { id: releaseId } of await cards.all(artistId, { consistent: true }))
    for (const { eraseOfRelease } of belongings) await eraseOfRelease?.(resources, { artistId, releaseId });
  for (const { erase } of belongings) await erase?.(resources, account);
}
