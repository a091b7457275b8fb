import { randomUUID } from 'node:crypto';
import type { ArtistId, TrackId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { anId, newId } from '../../shared/test/builders.ts';
import { type LinkToken, newLinkToken } from '../platform/link-token.ts';
import type { Agreement } from '../splits/agreement.ts';
import { proposeSplits } from '../splits/propose-splits.ts';
import { splitInvitationRepository } from '../splits/split-invitation-repository.ts';
import { splitRepository } from '../splits/split-repository.ts';
import { table } from './people.ts';

export const splits = splitRepository(table);
export const splitInvitations = splitInvitationRepository(table);

type Shared = Pick<Release, 'id' | 'title' | 'tracks' | 'trackIds'>;

/**
 * Invites an email address to half of the first track of an artist's release, without the API, as if this many minutes
 * ago.
 */
export async function invitedTo(
  release: Shared,
  {
    owner = anId<ArtistId>(randomUUID()),
    email,
    minutesAgo = 60,
  }: { owner?: ArtistId; email: string; minutesAgo?: number },
): Promise<{
  trackId: TrackId;
  invitationId: Agreement['versions'][number]['parties'][number]['invitationId'];
  token: LinkToken;
}> {
  const [trackId] = release.trackIds as [TrackId];
  const now = new Date(Date.now() - minutesAgo * 60_000);
  const [before] = await splits.findMany([trackId]);
  const { changes, invited } = proposeSplits(
    {
      tracks: [{ trackId, rev: before?.rev ?? 0 }],
      from: new Date().toISOString().slice(0, 10),
      ownParts: 5000,
      parties: [{ name: 'Ines', email, parts: 5000 }],
    },
    {
      release,
      owner: { artistId: owner, name: 'Mara', email: '' },
      agreements: before ? [before] : [],
      newId,
      newToken: newLinkToken,
      now,
    },
  );
  await splits.save(
    changes,
    invited.map(({ invitation }) => ({ write: splitInvitations.invite(invitation) })),
  );
  const [made] = invited;
  return { trackId, invitationId: made?.invitation.invitationId, token: made?.token ?? newLinkToken() };
}

/** Proposes to reduce the artist's part in a track by another owner, to which the artist is asked to agree. */
export async function askedAbout(release: Shared, artistId: ArtistId, owner?: ArtistId): Promise<TrackId> {
  const { trackId } = await invitedTo(release, { ...(owner && { owner }), email: `${randomUUID()}@segno.test` });
  const before = (await splits.find(trackId)) as Agreement;
  const [version] = before.versions as [Agreement['versions'][number]];
  const parties = version.parties.map((party) =>
    party.state === 'invited' ? { ...party, state: 'accepted' as const, artistId } : party,
  );
  const proposed = {
    ...version,
    version: 2,
    parties: parties.map((party) => ({ ...party, parts: party.artistId === artistId ? 1000 : 9000 })),
    awaits: [artistId],
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
  const after = { ...before, versions: [{ ...version, parties }], proposed };
  await splits.save([{ before, after }], [{ write: splits.partOf(artistId, trackId) }]);
  return trackId;
}
