import type { ArtistId, PartyId } from '../../shared/ids.ts';
import { type Agreement, partiesOf } from './agreement.ts';

/**
 * Decides who owns a party's suspended earnings (product 29.3):
 * - the party, once they accept;
 * - the release's owner, if the party declined and a newer agreement drops them;
 * - otherwise nobody yet: the party may still accept, had agreed but closed their account, or the owner's account is
 * closed.
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

/** Finds the parties whose suspended parts return to the owner because the agreement changed. */
export function returnedParts({ before, after }: { before: Agreement; after: Agreement }): PartyId[] {
  const fell = (agreement: Agreement, partyId: PartyId) => suspenseOwner(agreement, partyId)?.isFallen === true;
  const parties = new Set(partiesOf(after).map(({ partyId }) => partyId));
  return [...parties].filter((partyId) => fell(after, partyId) && !fell(before, partyId));
}
