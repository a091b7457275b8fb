import { brand } from '../../shared/brand.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { type ArchiveEntry, contentEntry, jsonEntry } from '../platform/archive-entry.ts';
import type { ArchiveResources, Belongings } from '../platform/belongings.ts';
import { archiveReadme } from './archive-readme.ts';

/**
 * Collects all data of an artist, file by file (product 18.2), with a README and a manifest of each file's size and
 * SHA-256.
 * @param all belongings, in the order of their files
 */
export async function archiveEntries(
  all: readonly Belongings[],
  resources: Omit<ArchiveResources, 'releaseEntries'>,
  artistId: ArtistId,
): Promise<ArchiveEntry[]> {
  const releaseEntries: ArchiveResources['releaseEntries'] = async (release) => {
    const added = await Promise.all(all.map(({ archiveOfRelease }) => archiveOfRelease?.(resources, release) ?? []));
    return added.flat();
  };
  const entries: ArchiveEntry[] = [];
  for (const { archive } of all) entries.push(...((await archive?.({ ...resources, releaseEntries }, artistId)) ?? []));
  const manifest = entries.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 }));
  const readme = archiveReadme(brand.name, Object.assign({}, ...all.map((one) => one.archiveReadme)), resources.now());
  return [contentEntry('README.txt', readme), ...entries, jsonEntry('manifest.json', manifest)];
}
