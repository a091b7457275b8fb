import { createHash } from 'node:crypto';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, SplitInvitationId } from '../../shared/ids.ts';
import { type Agreement, mapParties, partiesOf, type StoredParty } from './agreement.ts';

/** Keeps the agreements in which the invitation is still open. */
export const openAgreements = (agreements: readonly Agreement[], invitationId: SplitInvitationId): Agreement[] =>
  agreements.filter((agreement) =>
    partiesOf({ ...agreement, versions: agreement.versions.filter(({ isReplaced }) => !isReplaced) }).some(
      (party) => party.state === 'invited' && party.invitationId === invitationId,
    ),
  );

/** Lists the parties to whom an invitation went, each id once. */
export const partiesInvitedBy = (agreements: readonly Agreement[], invitationId: SplitInvitationId): StoredParty[] => [
  ...new Map(
    agreements
      .flatMap(partiesOf)
      .filter((party) => party.invitationId === invitationId)
      .map((party) => [party.partyId, party]),
  ).values(),
];

/** A digest of the agreements' dates, parties and parts. It does not change when a party accepts. */
export function agreementsHash(agreements: readonly Agreement[]): string {
  const terms = agreements.map(({ trackId, versions, proposed }) => [
    trackId,
    [...versions.filter(({ isReplaced }) => !isReplaced), ...(proposed ? [proposed] : [])].map(
      ({ version, from, parties }) => [
        version,
        from,
        parties.map(({ partyId, name, parts }) => [partyId, name, parts]),
      ],
    ),
  ]);
  return createHash('sha256').update(JSON.stringify(terms)).digest('base64url');
}

/**
 * Gives the parts in an invitation to an account, in every version.
 * @throws Problem `split-party-already` if the account has a part of the track, or owns it
 */
export function acceptParts(agreement: Agreement, invitationId: SplitInvitationId, artistId: ArtistId): Agreement {
  const isIn = partiesOf(agreement).some((party) => party.artistId === artistId && party.state === 'accepted');
  if (isIn || agreement.ownerId === artistId) throw new Problem('split-party-already', { title: agreement.title });
  return withAnswer(agreement, invitationId, { state: 'accepted', artistId });
}

/** Marks the parts as declined. They stay in suspense until the owner proposes a new version. */
export const declineParts = (agreement: Agreement, invitationId: SplitInvitationId): Agreement =>
  withAnswer(agreement, invitationId, { state: 'declined' });

const withAnswer = (
  agreement: Agreement,
  invitationId: SplitInvitationId,
  answer: { state: 'accepted'; artistId: ArtistId } | { state: 'declined' },
): Agreement =>
  mapParties(agreement, (party) => {
    if (party.invitationId !== invitationId || party.state !== 'invited') return party;
    const { invitationId: _, ...rest } = party;
    return { ...rest, ...answer };
  });
