import { randomUUID } from 'node:crypto';
import type { ArtistId } from '../../../shared/ids.ts';
import { anId } from '../../../shared/test/builders.ts';
import type { StoredVersion } from '../../splits/agreement.ts';
import type { OwnImport } from './own-import.ts';
import { aParty, aVersion, shareTrack } from './share-track.ts';

/**
 * Creates releases whose tracks have every kind of split: none, three accepted parties, an invited one, a declined one,
 * and a new version in the middle of a month.
 */
export async function sharedCatalogue(own: OwnImport) {
  const [mara, ines, jo] = [0, 1, 2].map(() => anId<ArtistId>(randomUUID())) as [ArtistId, ArtistId, ArtistId];
  const accepted = (id: ArtistId, parts: number) => aParty(id, { parts, state: 'accepted' });
  const ways: ((owner: ArtistId) => StoredVersion[])[] = [
    () => [],
    (owner) => [aVersion(1, '2026-01-01', [accepted(owner, 3_334), accepted(ines, 3_333), accepted(jo, 3_333)])],
    (owner) => [aVersion(1, '2026-01-01', [accepted(owner, 6_667), aParty(ines, { parts: 3_333, state: 'invited' })])],
    (owner) => [aVersion(1, '2026-07-11', [accepted(owner, 9_999), aParty(jo, { parts: 1, state: 'declined' })])],
    (owner) => [
      aVersion(1, '2026-01-01', [accepted(owner, 5_000), accepted(ines, 5_000)]),
      aVersion(2, '2026-08-14', [accepted(owner, 2_500), accepted(ines, 2_500), accepted(jo, 5_000)]),
    ],
  ];
  const releases: Awaited<ReturnType<OwnImport['release']>>[] = [];
  for (const artistId of [mara, mara, ines, jo]) releases.push(await own.release({ artistId, tracks: ways.length }));
  for (const { artistId, releaseId, tracks } of releases)
    for (const [n, { trackId, isrc }] of tracks.entries()) {
      const versions = ways[n]?.(artistId) ?? [];
      if (versions.some(({ parties }) => new Set(parties.map((one) => one.artistId)).size < parties.length)) continue;
      const track = { artistId, releaseId, trackId, isrc, title: `Track ${n + 1}` };
      if (versions.length > 0) await shareTrack(own, track, versions);
    }
  return releases;
}
