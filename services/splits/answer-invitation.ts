import { createHash } from 'node:crypto';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, SplitInvitationId } from '../../shared/ids.ts';
import { type Agreement, partiesOf, type StoredParty, withParties } from './agreement.ts';

/** Of these agreements those in which the invitation still stands. */
export const openTo = (agreements: readonly Agreement[], invitationId: SplitInvitationId): Agreement[] =>
  agreements.filter((agreement) =>
    partiesOf({ ...agreement, versions: agreement.versions.filter(({ isReplaced }) => !isReplaced) }).some(
      (party) => party.state === 'invited' && party.invitationId === invitationId,
    ),
  );

/** Who an invitation went to, once for each id that they have. */
export const partiesInvitedBy = (agreements: readonly Agreement[], invitationId: SplitInvitationId): StoredParty[] => [
  ...new Map(
    agreements
      .flatMap(partiesOf)
      .filter((party) => party.invitationId === invitationId)
      .map((party) => [party.partyId, party]),
  ).values(),
];

/**
 * Tells one version of the agreements from another: days, parties and parts. That somebody has accepted meanwhile makes
 * no other version.
 */
export function agreementsHash(agreements: readonly Agreement[]): string {
  const said = agreements.map(({ trackId, versions, proposed }) => [
    trackId,
    [...versions.filter(({ isReplaced }) => !isReplaced), ...(proposed ? [proposed] : [])].map(
      ({ version, from, parties }) => [
        version,
        from,
        parties.map(({ partyId, name, parts }) => [partyId, name, parts]),
      ],
    ),
  ]);
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/**
 * The parts that an invitation is to are an account's from now on, in every version.
 * @throws Problem `split-party-already` where the account has a part of the track, or owns it
 */
export function acceptParts(agreement: Agreement, invitationId: SplitInvitationId, artistId: ArtistId): Agreement {
  const isIn = partiesOf(agreement).some((party) => party.artistId === artistId && party.state === 'accepted');
  if (isIn || agreement.ownerId === artistId) throw new Problem('split-party-already', { title: agreement.title });
  return answered(agreement, invitationId, { state: 'accepted', artistId });
}

/** Nobody has agreed to these parts, and nobody will: they wait until the owner proposes another version. */
export const declineParts = (agreement: Agreement, invitationId: SplitInvitationId): Agreement =>
  answered(agreement, invitationId, { state: 'declined' });

const answered = (
  agreement: Agreement,
  invitationId: SplitInvitationId,
  answer: { state: 'accepted'; artistId: ArtistId } | { state: 'declined' },
): Agreement =>
  withParties(agreement, (party) => {
    if (party.invitationId !== invitationId || party.state !== 'invited') return party;
    const { invitationId: _, ...rest } = party;
    return { ...rest, ...answer };
  });
