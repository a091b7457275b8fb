import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, NewId, TrackId } from '../../shared/ids.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import type { splitsContract } from '../../shared/splits/contract.ts';
import type { AddressRepository } from '../platform/address-repository.ts';
import type { LinkToken } from '../platform/link-token.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Handlers } from '../platform/serve.ts';
import type { Table } from '../platform/table.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import { type Agreement, partiesOf } from './agreement.ts';
import { declineLapsedParts } from './decline-lapsed-parts.ts';
import { earliestDay, type ProposedSplits, proposeSplits } from './propose-splits.ts';
import { returnedPartEvents } from './returned-part-events.ts';
import { splitEmails } from './split-emails.ts';
import type { SplitInvitationRepository } from './split-invitation-repository.ts';
import type { GuardedWrite, SplitRepository } from './split-repository.ts';
import { splitView } from './split-view.ts';

export type OwnerNeeds = {
  table: Pick<Table, 'name'>;
  splits: SplitRepository;
  invitations: SplitInvitationRepository;
  releases: Pick<ReleaseRepository, 'get' | 'find'>;
  profiles: Pick<ProfileRepository, 'find'>;
  addresses: Pick<AddressRepository, 'isClosed'>;
  newId: NewId;
  newToken: () => LinkToken;
  now: () => Date;
};

type OwnerRoutes =
  | 'GET /api/releases/{releaseId}/splits'
  | 'POST /api/releases/{releaseId}/splits'
  | 'POST /api/releases/{releaseId}/splits/{trackId}/withdraw';

/** The routes with which a release's owner shares its tracks. */
export function ownerHandlers(needs: OwnerNeeds): Pick<Handlers<typeof splitsContract>, OwnerRoutes> {
  const { table, splits, invitations, releases, profiles, addresses, newId, newToken, now } = needs;

  /** @throws Problem `split-of-another` for a party who does not own these tracks; `release-not-found` */
  const notOwned = async (artistId: ArtistId, trackIds: readonly TrackId[]): Promise<never> => {
    const isPartyOf = (await splits.findMany(trackIds)).some((agreement) =>
      partiesOf(agreement).some((party) => party.artistId === artistId),
    );
    throw new Problem(isPartyOf ? 'split-of-another' : 'release-not-found');
  };

  const writesOf = (
    { changes, invited, awaited, notified, expiresAt }: ProposedSplits,
    { owner, known, at }: { owner: ArtistId; known: readonly Agreement[]; at: Date },
  ): GuardedWrite[] => {
    const id = newId('event');
    const stored = (trackId: TrackId) => {
      const before = known.find((agreement) => agreement.trackId === trackId);
      return before && { before };
    };
    const from = changes[0]?.after.proposed?.from ?? changes[0]?.after.versions.at(-1)?.from ?? '';
    return [
      ...(invited.length > 0
        ? [{ write: invitations.count(owner, invited.length, at), refused: 'too-many-invitations' as const }]
        : []),
      ...changes.map(({ after }) => ({ write: splits.partOf(owner, after.trackId) })),
      ...returnedPartEvents(
        table,
        // Compares with the stored agreements, so that parts that lapse because of this proposal are also returned to
        // the owner.
        changes.map((change) => ({ ...change, ...stored(change.after.trackId) })),
        { id, at },
      ),
      ...invited.flatMap(({ invitation, agreements, token }) => [
        { write: invitations.invite(invitation) },
        {
          write: sendMail(table, splitEmails.invited(invitation, agreements, token), {
            id: `split-${invitation.invitationId}`,
            at,
          }),
        },
      ]),
      ...[...awaited].map(([artistId, about]) => ({
        write: sendMail(table, splitEmails.asked(artistId, about, { from, expiresAt }), {
          id: `split-asked-${id}-${artistId}`,
          at,
        }),
      })),
      ...[...notified].map(([artistId, about]) => ({
        write: sendMail(table, splitEmails.changed(artistId, about, from), {
          id: `split-changed-${id}-${artistId}`,
          at,
        }),
      })),
    ];
  };

  return {
    async 'GET /api/releases/{releaseId}/splits'({ actor: { artistId }, params: { releaseId } }) {
      const release = await releases.get({ artistId, releaseId });
      const agreements = await splits.findMany(release.trackIds);
      const tracks = orderedTracks(release).map(({ id: trackId, title, version, isrc }) => {
        const agreement = agreements.find((each) => each.trackId === trackId);
        return {
          trackId,
          title: version ? `${title} (${version})` : title,
          isrc,
          split: agreement ? splitView(agreement, { artistId }) : null,
        };
      });
      return { tracks, earliest: earliestDay(now()) };
    },

    async 'POST /api/releases/{releaseId}/splits'({ actor, params: { releaseId }, body, storeWithEffect }) {
      const { artistId } = actor;
      const trackIds = body.tracks.map(({ trackId }) => trackId);
      const release = (await releases.find({ artistId, releaseId })) ?? (await notOwned(artistId, trackIds));
      const profile = await profiles.find(artistId);
      const parties = body.parties.map((party) => ({ ...party, email: party.email.toLowerCase() }));
      const at = now();
      const known = await splits.findMany(trackIds);
      const proposed = proposeSplits(
        { ...body, parties },
        {
          release,
          owner: { artistId, name: actor.artistName, email: profile?.email.toLowerCase() ?? '' },
          agreements: await declineLapsedParts(known, {
            emails: parties.map(({ email }) => email),
            invitations,
            now: at,
          }),
          newId,
          newToken,
          now: at,
        },
      );
      for (const { invitation } of proposed.invited) {
        const { email } = invitation;
        if (await addresses.isClosed(email)) throw new Problem('address-takes-no-mail', { email });
      }
      const invited = proposed.invited.map(({ invitation }) => invitation.invitationId);
      const answer = { invited, asked: proposed.awaited.size };
      return storeWithEffect(answer, (answered) =>
        splits.save(proposed.changes, [...writesOf(proposed, { owner: artistId, known, at }), { write: answered }]),
      );
    },

    async 'POST /api/releases/{releaseId}/splits/{trackId}/withdraw'({ actor, params, body }) {
      const before = await splits.find(params.trackId);
      if (before?.ownerId !== actor.artistId || before.releaseId !== params.releaseId)
        throw new Problem('split-not-found');
      if (before.rev !== body.rev) throw new Problem('split-changed');
      if (!before.proposed) throw new Problem('split-answered');
      const { proposed: _, ...after } = before;
      await splits.save([{ before, after }], []);
      return { withdrawn: true as const };
    },
  };
}
