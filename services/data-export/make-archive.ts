import type { Profile } from '../../shared/accounts/profile.ts';
import type { ArtistId, DataExportId } from '../../shared/ids.ts';
import type { ArchiveGateway } from '../archives/archive-gateway.ts';
import { packParts } from '../archives/pack-parts.ts';
import { zipBytes, zipStream } from '../archives/zip-stream.ts';
import { masterKey } from '../media/object-key.ts';
import type { ArchiveEntry } from '../platform/archive-entry.ts';
import type { LinkToken } from '../platform/link-token.ts';
import type { DataExportRepository } from './data-export-repository.ts';

type Needs = {
  exports: DataExportRepository;
  archives: Pick<ArchiveGateway, 'openMaster' | 'store'>;
  findProfile: (artistId: ArtistId) => Promise<(Profile & { closedAt?: string | undefined }) | undefined>;
  collectEntries: (artistId: ArtistId) => Promise<ArchiveEntry[]>;
  newToken: () => LinkToken;
  now: () => Date;
};

/**
 * Makes the requested archive and notifies the artist (product 18.1). Files stream from bucket to bucket, so memory
 * never holds more than one buffer of a file. May run again, and then overwrites the parts with the same bytes. Does
 * nothing if the archive is ready, or if the artist has requested a newer one.
 */
export async function makeArchive(
  { exports, archives, findProfile, collectEntries, newToken, now }: Needs,
  { artistId, exportId }: { artistId: ArtistId; exportId: DataExportId },
): Promise<'made' | 'not-wanted'> {
  const requested = await exports.find(artistId, now());
  const profile = await findProfile(artistId);
  if (requested?.state !== 'making' || requested.exportId !== exportId || !profile || profile.closedAt)
    return 'not-wanted';

  const entries = await collectEntries(artistId);
  const open = (from: ArchiveEntry['from']) => {
    if ('content' in from) return from.content;
    if ('master' in from) return archives.openMaster(masterKey(from.master));
    throw new Error('An artist’s archive has no file of the office');
  };
  const at = now();
  const parts: { bytes: number }[] = [];
  for (const part of packParts(entries)) {
    const bytes = zipBytes(part, at);
    parts.push({ bytes });
    await archives.store({ folder: `${artistId}/${exportId}`, part: parts.length }, zipStream(part, open, at), bytes);
  }
  await exports.saveReady(artistId, { exportId, parts, token: newToken(), now: now() });
  return 'made';
}
