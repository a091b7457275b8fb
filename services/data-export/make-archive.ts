import type { Profile } from '../../shared/accounts/profile.ts';
import type { ArtistId, DataExportId, ReleaseId } from '../../shared/ids.ts';
import type { SplitView } from '../../shared/splits/split-view.ts';
import { objectKey } from '../media/object-key.ts';
import type { BookedPayment } from '../payments/payment-history-repository.ts';
import type { ArtistsMoney } from '../payouts/artists-money.ts';
import type { LinkToken } from '../platform/link-token.ts';
import { type ArchivedRelease, archiveEntries } from './archive-entries.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import type { ArchiveGateway } from './archive-gateway.ts';
import type { DataExportRepository } from './data-export-repository.ts';
import { packParts } from './pack-parts.ts';
import { zipBytes, zipOf } from './zip-of.ts';

type Needs = {
  exports: DataExportRepository;
  archives: Pick<ArchiveGateway, 'openMaster' | 'store'>;
  findProfile: (artistId: ArtistId) => Promise<(Profile & { closedAt?: string | undefined }) | undefined>;
  findPhoto: (artistId: ArtistId) => Promise<Uint8Array | undefined>;
  cards: (artistId: ArtistId) => Promise<{ id: ReleaseId }[]>;
  findRelease: (owned: { artistId: ArtistId; releaseId: ReleaseId }) => Promise<ArchivedRelease | undefined>;
  payments: (artistId: ArtistId) => Promise<BookedPayment[]>;
  /** What the artist has with us, was paid, and is paid by. */
  money: (artistId: ArtistId) => Promise<ArtistsMoney>;
  /** The agreements in which the artist has a part, or which are about their own tracks, as the artist reads them. */
  splits: (artistId: ArtistId) => Promise<SplitView[]>;
  newToken: () => LinkToken;
  now: () => Date;
};

/**
 * Makes the archive that was asked for, and says so to its artist (product 18.1). Bytes go from bucket to bucket: of a file there is never more
 * here than a buffer. Made again, it writes the same parts over the first ones; when another archive was asked for, or this one is there, nothing.
 */
export async function makeArchive(
  needs: Needs,
  { artistId, exportId }: { artistId: ArtistId; exportId: DataExportId },
): Promise<'made' | 'not-wanted'> {
  const asked = await needs.exports.find(artistId, needs.now());
  const profile = await needs.findProfile(artistId);
  if (asked?.state !== 'making' || asked.exportId !== exportId || !profile || profile.closedAt) return 'not-wanted';

  const cards = await needs.cards(artistId);
  const found = await Promise.all(cards.map(({ id: releaseId }) => needs.findRelease({ artistId, releaseId })));
  const now = needs.now();
  const entries = archiveEntries({
    profile,
    photo: await needs.findPhoto(artistId),
    releases: found.filter((release) => release !== undefined),
    payments: await needs.payments(artistId),
    ...(await needs.money(artistId)),
    splits: await needs.splits(artistId),
    now,
  });
  const open = (from: ArchiveEntry['from']) => {
    if ('content' in from) return from.content;
    if ('master' in from) return needs.archives.openMaster(objectKey(from.master));
    throw new Error('An artist’s archive has no file of the office');
  };
  const parts: { bytes: number }[] = [];
  for (const part of packParts(entries)) {
    const bytes = zipBytes(part, now);
    parts.push({ bytes });
    await needs.archives.store(
      { folder: `${artistId}/${exportId}`, part: parts.length },
      zipOf(part, open, now),
      bytes,
    );
  }
  await needs.exports.saveReady(artistId, { exportId, parts, token: needs.newToken(), now: needs.now() });
  return 'made';
}
