import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, MediaId, ReleaseId } from '../../shared/ids.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import { Release } from '../../shared/releases/release.ts';
import { ReleaseDetail } from '../../shared/releases/release-detail.ts';
import { fileExtension, safeFileName } from '../archives/safe-file-name.ts';
import { renderDistributorFile } from '../distributor-file/render-distributor-file.ts';
import { type ArchiveEntry, contentEntry, jsonEntry } from '../platform/archive-entry.ts';
import type { ArchiveResources, Belongings } from '../platform/belongings.ts';
import { codeRepository } from './codes/code-repository.ts';
import { cardRepository } from './library/card-repository.ts';
import { acceptedTextRepository } from './storage/accepted-text-repository.ts';
import { erasureRepository } from './storage/erasure-repository.ts';
import { findReleaseItem } from './storage/find-release-item.ts';
import { releaseDetail } from './storage/release-detail.ts';
import { releaseRepository } from './storage/release-repository.ts';

export const releaseBelongings: Belongings = {
  /**
   * Only drafts and withdrawn releases can be left; their files are removed afterwards (`media/on-uploads-left.ts`).
   */
  async erase({ table, now }, { artistId }) {
    const releases = erasureRepository(table, codeRepository(table));
    for (const { id: releaseId } of await cardRepository(table).all(artistId, { consistent: true }))
      await releases.remove({ artistId, releaseId }, now());
    await acceptedTextRepository(table).erase(artistId);
  },

  kept: { 'LIBRARY#{artistId}': 'the projector removes a card after its release' },

  async archive(resources, artistId) {
    const cards = await cardRepository(resources.table).all(artistId);
    const folders = await Promise.all(
      cards.map(({ id: releaseId }) => folderEntries(resources, { artistId, releaseId })),
    );
    const accepted = await acceptedTextRepository(resources.table).of(artistId);
    return [...folders.flat(), ...(accepted.length > 0 ? [jsonEntry('accepted-texts.json', accepted)] : [])];
  },

  archiveReadme: {
    'accepted-texts.json': 'titles and names that our office accepted although they look unusual',
    'releases/': [
      'a folder for each release: all its fields (release.json), the file for a distributor',
      '(distributor.csv), the cover, audio and licenses exactly as you uploaded them, your messages with our',
      'office (messages.json) and with the assistant (assistant.json), what stores report (stores.json), takedowns',
      '(takedowns.json), and the last submission that was sent back to you (earlier-submission.json)',
    ].join(' '),
  },
};

type Owned = { artistId: ArtistId; releaseId: ReleaseId };

/**
 * Returns the files about a release as its artist reads it: without the names of people in the office. Empty if the
 * release was deleted after its card was read.
 */
async function folderEntries({ table, releaseEntries }: ArchiveResources, owned: Owned): Promise<ArchiveEntry[]> {
  const items = await releaseRepository(table).aggregate(owned);
  if (!findReleaseItem(items)) return [];
  const { release, messages, earlier } = ReleaseDetail.parse(releaseDetail(items));
  const entries = [
    jsonEntry('release.json', Release.parse(release)),
    ...(messages.length > 0 ? [jsonEntry('messages.json', messages)] : []),
    ...(await releaseEntries(owned)),
    ...(earlier ? [jsonEntry('earlier-submission.json', earlier)] : []),
    ...distributorEntry(release),
    ...masterEntries(release),
  ];
  // The id distinguishes releases with the same title.
  const folder = `releases/${safeFileName(release.title)} (${owned.releaseId})`;
  return entries.map((entry) => ({ ...entry, path: `${folder}/${entry.path}` }));
}

/** Leaves out a draft that the distributor's file cannot express yet: `release.json` contains everything. */
function distributorEntry(release: Release): ArchiveEntry[] {
  try {
    return [contentEntry('distributor.csv', renderDistributorFile(release))];
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

type Master = { mediaId: MediaId; fileName: string; size: number; sha256?: string | undefined };

function masterEntries(release: Release): ArchiveEntry[] {
  const { artistId, id: releaseId, cover } = release;
  const master = (name: string, { mediaId, fileName, size, sha256 }: Master): ArchiveEntry => ({
    path: `${name}${fileExtension(fileName)}`,
    bytes: size,
    sha256,
    from: { master: { artistId, releaseId, mediaId } },
  });
  return [
    ...(cover ? [master('cover', cover)] : []),
    ...orderedTracks(release).flatMap(({ title, audio, licence }, index) => {
      const name = `${String(index + 1).padStart(2, '0')} ${safeFileName(title)}`;
      return [...(audio ? [master(name, audio)] : []), ...(licence ? [master(`${name} - licence`, licence)] : [])];
    }),
  ];
}
