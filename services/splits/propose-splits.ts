import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, NewId, ReleaseId, SplitInvitationId, TrackId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { splitFault } from '../../shared/royalties/split-agreement.ts';
import { ANSWER_DAYS, VERSION_LIMIT } from '../../shared/splits/split-limits.ts';
import { digestOf, type LinkToken } from '../platform/link-token.ts';
import { type Agreement, partiesOf } from './agreement.ts';
import type { Invitation } from './invitation.ts';
import { type Proposal, proposeVersion } from './propose-version.ts';
import type { Change } from './split-repository.ts';

const DAY_MS = 24 * 3_600_000;

type ProposalContext = {
  release: Pick<Release, 'id' | 'title' | 'tracks'>;
  owner: { artistId: ArtistId; name: string; email: string };
  /** The agreements of the tracks that have one. */
  agreements: readonly Agreement[];
  newId: NewId;
  newToken: () => LinkToken;
  now: Date;
};

/** The result of a proposal: changes, invitations, and the people to ask or notify. */
export type ProposedSplits = {
  changes: (Change & { before: Agreement })[];
  invited: { invitation: Invitation; token: LinkToken; agreements: Agreement[] }[];
  /** The people whose agreement is needed, with the tracks concerned. */
  awaited: Map<ArtistId, Agreement[]>;
  /** The people for whom a new version now applies. */
  notified: Map<ArtistId, Agreement[]>;
  expiresAt: string;
};

/** The earliest day of a version: the first day of the current month (product 29.5). */
export const earliestDay = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

const until = (now: Date): string => new Date(now.getTime() + ANSWER_DAYS * DAY_MS).toISOString();

/** @throws Problem `split-wrong` with the fault; `split-too-early` */
function checkProposal(
  { from, ownParts, parties }: Proposal,
  { owner, now }: Pick<ProposalContext, 'owner' | 'now'>,
): void {
  const own = ownParts > 0 ? [{ id: '', parts: ownParts }] : [];
  const fault = splitFault([...own, ...parties.map(({ email, parts }) => ({ id: email, parts }))]);
  if (fault) throw new Problem('split-wrong', { fault });
  if (parties.some(({ email }) => email === owner.email)) throw new Problem('split-wrong', { fault: 'oneself' });
  const earliest = earliestDay(now);
  if (from < earliest) throw new Problem('split-too-early', { earliest });
}

const toAgreement = (trackId: TrackId, { release, owner, agreements }: ProposalContext): Agreement => {
  const track = release.tracks[trackId];
  if (!track) throw new Problem('track-not-found');
  const { title, version, isrc } = track;
  return {
    rev: 0,
    versions: [],
    ...agreements.find((agreement) => agreement.trackId === trackId),
    trackId,
    releaseId: release.id as ReleaseId,
    ownerId: owner.artistId,
    ownerName: owner.name,
    releaseTitle: release.title,
    title: version ? `${title} (${version})` : title,
    isrc,
  };
};

const add = (to: Map<ArtistId, Agreement[]>, ids: readonly ArtistId[], agreement: Agreement) => {
  for (const id of new Set(ids)) to.set(id, [...(to.get(id) ?? []), agreement]);
};

/**
 * Proposes the same way to share several tracks of a release, effective from a given date. Each person who has not
 * accepted before gets one invitation for all these tracks.
 * @throws Problem `track-not-found`, `split-wrong`, `split-too-early`, `split-changed`, `too-many-versions`
 */
export function proposeSplits(
  proposal: Proposal & { tracks: readonly { trackId: TrackId; rev: number }[] },
  context: ProposalContext,
): ProposedSplits {
  const { owner, release, newId, newToken, now } = context;
  checkProposal(proposal, context);
  const ids = new Map<string, SplitInvitationId>();
  const invitationOf = (email: string) => {
    const id = ids.get(email) ?? newId('split-invitation');
    ids.set(email, id);
    return id;
  };
  const expiresAt = until(now);
  const result: ProposedSplits = { changes: [], invited: [], awaited: new Map(), notified: new Map(), expiresAt };
  for (const { trackId, rev } of new Map(proposal.tracks.map((track) => [track.trackId, track])).values()) {
    const before = toAgreement(trackId, context);
    if (before.rev !== rev) throw new Problem('split-changed');
    if (before.versions.length >= VERSION_LIMIT) throw new Problem('too-many-versions', { title: before.title });
    const { after, awaited } = proposeVersion(before, proposal, {
      now,
      expiresAt,
      invitationOf,
      newPartyId: () => newId('party'),
    });
    result.changes.push({ before, after });
    add(result.awaited, awaited, after);
    const has = partiesOf(after).flatMap(({ artistId, state }) => (artistId && state === 'accepted' ? [artistId] : []));
    if (awaited.length === 0)
      add(
        result.notified,
        has.filter((id) => id !== owner.artistId),
        after,
      );
  }
  const afters = result.changes.map(({ after }) => after);
  for (const [email, invitationId] of ids) {
    const token = newToken();
    const agreements = afters.filter((after) => partiesOf(after).some((party) => party.invitationId === invitationId));
    result.invited.push({
      token,
      agreements,
      invitation: {
        invitationId,
        email,
        ownerId: owner.artistId,
        ownerName: owner.name,
        releaseTitle: release.title,
        trackIds: agreements.map(({ trackId }) => trackId),
        state: 'open',
        tokenDigest: digestOf(token),
        sentAt: now.toISOString(),
        expiresAt,
      },
    });
  }
  return result;
}
