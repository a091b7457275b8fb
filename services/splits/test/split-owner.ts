import { randomUUID } from 'node:crypto';
import { Problem } from '../../../shared/contract/problem.ts';
import type { SplitInvitationId, TrackId } from '../../../shared/ids.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../../shared/test/builders.ts';
import { apiAs } from '../../test/laptop.ts';
import { mailsTo, newAccount, newArtist, type Person } from '../../test/people.ts';
import { freshKey, stored, until } from '../../test/releases.ts';
import { splits } from '../../test/splits.ts';

const visitor = apiAs(undefined);
export const TODAY = new Date().toISOString().slice(0, 10);
export const newAddress = () => `${randomUUID().slice(0, 8)}@segno.test`;
const codeOf = (error: unknown) => (error instanceof Problem ? error.code : String(error));
export const refusal = (request: Promise<unknown>) => request.then(() => 'nothing', codeOf);

export type Link = { invitationId: SplitInvitationId; token: string };
/** Finds the link in the last email that invited an address. */
export async function linkTo(email: string, notLike?: Link): Promise<Link> {
  const find = async (): Promise<Link | undefined> => {
    for (const mail of await mailsTo(email)) {
      const [, invitationId, token] = /\/splits\/(inv_\w+)\/([\w-]{43})/.exec(await mail.html()) ?? [];
      if (invitationId && token && token !== notLike?.token)
        return { invitationId: invitationId as SplitInvitationId, token };
    }
    return undefined;
  };
  return (await until(find, (link) => link !== undefined, `an invitation to ${email}`)) as Link;
}
export const read = (params: Link) => visitor('GET /api/split-invitations/{invitationId}/{token}', { params });
export const accept = async (by: Person, params: Link) =>
  by.api('POST /api/split-invitations/{invitationId}/{token}/accept', {
    params,
    body: { agreementsHash: (await read(params)).agreementsHash },
  });
export const decline = (params: Link) =>
  visitor('POST /api/split-invitations/{invitationId}/{token}/decline', { params });

export const held = async (trackId: TrackId) =>
  (await splits.splitOf(trackId)).map(({ from, parties }) => [
    from,
    ...parties.map(({ id, parts, state }) => [id, parts, state]),
  ]);

type Shares = { email: string; parts: number; name?: string }[];

/** An artist who shares tracks of releases; the releases are created without the API. */
export async function splitOwner() {
  const person = await newArtist('active', 'Mara Ellis');

  const newRelease = (titles = ['Harbour Light']): Promise<Release> =>
    stored(aCompleteDraft({ artistId: person.artistId, ...inOrder(titles.map((title) => aTrack({ title }))) }));

  const propose = async (
    { id: releaseId, trackIds }: Release,
    shares: Shares,
    { by = person, from = TODAY, own }: { by?: Person; from?: string; own?: number } = {},
  ) => {
    const known = await splits.findMany(trackIds);
    return by.api('POST /api/releases/{releaseId}/splits', {
      params: { releaseId },
      body: {
        tracks: trackIds.map((trackId) => ({ trackId, rev: known.find((each) => each.trackId === trackId)?.rev ?? 0 })),
        from,
        ownParts: own ?? 10_000 - shares.reduce((sum, { parts }) => sum + parts, 0),
        parties: shares.map((share) => ({ name: 'Ines', ...share })),
      },
      ...freshKey(),
    });
  };

  /** Makes an artist who has accepted a part. */
  async function accepted(release: Release, parts: number, by?: Person): Promise<Person> {
    const ines = by ?? (await newAccount('Ines Faro'));
    await propose(release, [{ email: ines.email, parts }]);
    await accept(ines, await linkTo(ines.email));
    return ines;
  }

  return { person, newRelease, propose, accepted };
}
