import type { ArtistId, PartyId } from '../../shared/ids.ts';
import { type Agreement, partiesOf } from './agreement.ts';

/**
 * Whose it is what waits for a party (product 29.3). Theirs, once they have accepted. The owner's, when they declined, and the owner has put
 * another version in the place of the one that named them. Nobody's else: not of somebody who may still accept, nor of an account that has
 * ended, which had agreed to its part; and nobody's where the owner's account has ended.
 */
export function suspenseOwner(
  agreement: Pick<Agreement, 'ownerId' | 'ownerName' | 'versions' | 'proposed'>,
  partyId: PartyId,
): { artistId: ArtistId; isFallen: boolean } | undefined {
  const { ownerId, ownerName, versions } = agreement;
  const named = partiesOf(agreement).filter((party) => party.partyId === partyId);
  const accepted = named.find(({ state }) => state === 'accepted')?.artistId;
  if (accepted !== undefined) return { artistId: accepted, isFallen: false };
  const isDeclined = named.length > 0 && named.every(({ state }) => state === 'declined');
  const isNamedNow = versions.at(-1)?.parties.some((party) => party.partyId === partyId) ?? true;
  return isDeclined && !isNamedNow && ownerName !== '' ? { artistId: ownerId, isFallen: true } : undefined;
}

/** The parties whose parts fall to the owner by a change of their agreement. */
export function fallenBy({ before, after }: { before: Agreement; after: Agreement }): PartyId[] {
  const fell = (agreement: Agreement, partyId: PartyId) => suspenseOwner(agreement, partyId)?.isFallen === true;
  const parties = new Set(partiesOf(after).map(({ partyId }) => partyId));
  return [...parties].filter((partyId) => fell(after, partyId) && !fell(before, partyId));
}
