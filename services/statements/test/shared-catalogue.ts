import { randomUUID } from 'node:crypto';
import type { ArtistId, TrackId } from '../../../shared/ids.ts';
import { anId, newId } from '../../../shared/test/builders.ts';
import type { Agreement, StoredParty, StoredVersion } from '../../splits/agreement.ts';
import { splitRepository } from '../../splits/split-repository.ts';
import type { OwnImport } from './own-import.ts';

const AT = '2026-01-01T00:00:00.000Z';

type Has = Pick<StoredParty, 'parts' | 'state'>;
const party = (artistId: ArtistId, has: Has): StoredParty => ({
  ...{ partyId: newId('party'), name: 'Ines', email: 'ines@segno.test', ...has },
  ...(has.state === 'accepted' ? { artistId } : { invitationId: newId('split-invitation') }),
});
const version = (n: number, from: string, parties: StoredParty[]): StoredVersion => ({
  ...{ version: n, from, proposedAt: AT, parties },
});

/**
 * Releases of which tracks are shared in each way: not at all, by three who accepted, with somebody who has not, with somebody who
 * declined, and in another way from the middle of a month on.
 */
export async function sharedCatalogue(own: OwnImport) {
  const [mara, ines, jo] = [0, 1, 2].map(() => anId<ArtistId>(randomUUID())) as [ArtistId, ArtistId, ArtistId];
  const accepted = (id: ArtistId, parts: number) => party(id, { parts, state: 'accepted' });
  const ways: ((owner: ArtistId) => StoredVersion[])[] = [
    () => [],
    (owner) => [version(1, '2026-01-01', [accepted(owner, 3_334), accepted(ines, 3_333), accepted(jo, 3_333)])],
    (owner) => [version(1, '2026-01-01', [accepted(owner, 6_667), party(ines, { parts: 3_333, state: 'invited' })])],
    (owner) => [version(1, '2026-07-11', [accepted(owner, 9_999), party(jo, { parts: 1, state: 'declined' })])],
    (owner) => [
      version(1, '2026-01-01', [accepted(owner, 5_000), accepted(ines, 5_000)]),
      version(2, '2026-08-14', [accepted(owner, 2_500), accepted(ines, 2_500), accepted(jo, 5_000)]),
    ],
  ];
  const releases: Awaited<ReturnType<OwnImport['release']>>[] = [];
  for (const artistId of [mara, mara, ines, jo]) releases.push(await own.release({ artistId, tracks: ways.length }));
  for (const { artistId, releaseId, tracks } of releases)
    for (const [n, { trackId, isrc }] of tracks.entries()) {
      const versions = ways[n]?.(artistId) ?? [];
      if (versions.some(({ parties }) => new Set(parties.map((one) => one.artistId)).size < parties.length)) continue;
      const after: Agreement = {
        ...{ trackId: trackId as TrackId, releaseId, ownerId: artistId, ownerName: 'Mara', rev: 0 },
        ...{ releaseTitle: 'Night Ferry', title: `Track ${n + 1}`, isrc, versions },
      };
      if (versions.length > 0) await splitRepository(own.table).save([{ before: { rev: 0 }, after }], []);
    }
  return releases;
}
