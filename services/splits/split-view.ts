import type { ArtistId, SplitInvitationId } from '../../shared/ids.ts';
import type { InvitationView, PartyView, SplitView, VersionView } from '../../shared/splits/split-view.ts';
import type { Agreement, StoredParty, StoredVersion } from './agreement.ts';
import { agreementsHash } from './answer-invitation.ts';
import type { Invitation } from './invitation.ts';

/** The reader: an account, or the holder of an invitation's link. */
type Reader = { artistId?: ArtistId; invitationId?: SplitInvitationId };

/** Shows an agreement to a reader. Only the owner and the party itself can see a party's email address. */
export function splitView(agreement: Agreement, reader: Reader): SplitView {
  const { trackId, releaseId, releaseTitle, title, isrc, ownerId, ownerName, rev, versions, proposed, carriedOver } =
    agreement;
  const isOwner = reader.artistId === ownerId;
  const partyView = (party: StoredParty): PartyView => {
    const { partyId, name, parts, state, email, artistId, invitationId } = party;
    const isYou =
      (artistId !== undefined && artistId === reader.artistId) ||
      (invitationId !== undefined && invitationId === reader.invitationId);
    return {
      partyId,
      name,
      parts,
      state,
      isOwner: artistId === ownerId,
      isYou,
      email: isOwner || isYou ? email : '',
      ...(isOwner && state === 'invited' && invitationId && { invitation: { invitationId } }),
    };
  };
  const versionView = ({ version, from, proposedAt, parties }: StoredVersion): VersionView => ({
    version,
    from,
    proposedAt,
    parties: parties.map(partyView),
  });
  const nameOf = (id: ArtistId) =>
    versions.flatMap(({ parties }) => parties).findLast(({ artistId }) => artistId === id)?.name ?? '';
  return {
    trackId,
    releaseId,
    releaseTitle,
    title,
    isrc,
    ownerName,
    ...(carriedOver && { carriedOverFrom: carriedOver.releaseTitle }),
    rev,
    versions: versions
      .filter(({ isReplaced }) => !isReplaced)
      .sort((a, b) => (a.from < b.from ? -1 : 1))
      .map(versionView),
    proposed: proposed
      ? {
          ...versionView(proposed),
          parties: proposed.parties.map((party) => {
            const isAsked = party.artistId !== undefined && proposed.awaits.includes(party.artistId);
            return { ...partyView(party), ...(isAsked && { state: 'asked' as const }) };
          }),
          awaits: proposed.awaits.map(nameOf),
          awaitsYou: proposed.awaits.some((id) => id === reader.artistId),
          expiresAt: proposed.expiresAt,
        }
      : null,
  };
}

/** An invitation with the agreements in which it is open. */
export const invitationView = (invitation: Invitation, agreements: readonly Agreement[]): InvitationView => {
  const { invitationId, email, ownerName, releaseTitle, expiresAt } = invitation;
  return {
    invitationId,
    email,
    ownerName,
    releaseTitle,
    expiresAt,
    splits: agreements.map((agreement) => splitView(agreement, { invitationId })),
    agreementsHash: agreementsHash(agreements),
  };
};
