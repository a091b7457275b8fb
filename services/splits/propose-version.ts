import type { ArtistId, PartyId, SplitInvitationId } from '../../shared/ids.ts';
import { partiesToAsk, versionsReplacedBy } from '../../shared/splits/who-must-agree.ts';
import { type Agreement, mapParties, partiesOf, type StoredParty, type StoredVersion } from './agreement.ts';

/** How to share a track from a given date. Email addresses are in lower case; the parts add up to the whole. */
export type Proposal = {
  from: string;
  ownParts: number;
  parties: readonly { name: string; email: string; parts: number }[];
};

type ProposalContext = {
  now: Date;
  /** The deadline by which others must agree. */
  expiresAt: string;
  /** The single invitation for an email address, for all tracks of the proposal. */
  invitationOf: (email: string) => SplitInvitationId;
  newPartyId: () => PartyId;
};

/**
 * The agreement after a proposal, and the people who must agree before it takes effect; none if it takes effect at
 * once.
 */
export type ProposedVersion = { after: Agreement; awaited: ArtistId[] };

/** Puts a version into effect, replacing those that would begin on the same day or later. */
export function putIntoEffect(agreement: Agreement, { version, from, proposedAt, parties }: StoredVersion): Agreement {
  const { proposed: _, ...rest } = agreement;
  const replaced = new Set(versionsReplacedBy(agreement.versions, { from }).filter((each) => each.from >= from));
  const versions = agreement.versions.map((each) => (replaced.has(each) ? { ...each, isReplaced: true } : each));
  return { ...rest, versions: [...versions, { version, from, proposedAt, parties }] };
}

/**
 * Proposes a version (product 29.1, 29.4). People who accepted an earlier part of the track do not have to accept
 * again; everybody else is invited again.
 */
export function proposeVersion(before: Agreement, next: Proposal, context: ProposalContext): ProposedVersion {
  const standing = new Map(
    partiesOf({ ...before, versions: before.versions.filter(({ isReplaced }) => !isReplaced) }).map((party) => [
      party.artistId === before.ownerId ? '' : party.email,
      party,
    ]),
  );
  const own: StoredParty = {
    partyId: standing.get('')?.partyId ?? context.newPartyId(),
    name: before.ownerName,
    email: '',
    parts: next.ownParts,
    state: 'accepted',
    artistId: before.ownerId,
  };
  const others = next.parties.map(({ name, email, parts }): StoredParty => {
    const known = standing.get(email);
    if (known?.state === 'accepted') return { ...known, name, parts };
    const partyId = known?.state === 'invited' ? known.partyId : context.newPartyId();
    return { partyId, name, email, parts, state: 'invited', invitationId: context.invitationOf(email) };
  });
  const version: StoredVersion = {
    version:
      1 + Math.max(0, ...[...before.versions, ...(before.proposed ? [before.proposed] : [])].map((v) => v.version)),
    from: next.from,
    proposedAt: context.now.toISOString(),
    parties: [...(own.parts > 0 ? [own] : []), ...others],
  };
  const invited = new Map(others.flatMap(({ email, invitationId }) => (invitationId ? [[email, invitationId]] : [])));
  const { proposed: _, ...current } = mapParties(before, (party) => {
    const invitationId = party.state === 'invited' ? invited.get(party.email) : undefined;
    return invitationId ? { ...party, invitationId } : party;
  });
  const awaited = partiesToAsk(current.versions, version, before.ownerId);
  if (awaited.length === 0) return { after: putIntoEffect(current, version), awaited };
  return { after: { ...current, proposed: { ...version, awaits: awaited, expiresAt: context.expiresAt } }, awaited };
}
