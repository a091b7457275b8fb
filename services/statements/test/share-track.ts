import type { ArtistId, ReleaseId, TrackId } from '../../../shared/ids.ts';
import { newId } from '../../../shared/test/builders.ts';
import type { Agreement, StoredParty, StoredVersion } from '../../splits/agreement.ts';
import { splitRepository } from '../../splits/split-repository.ts';
import type { OwnImport } from './own-import.ts';

const AT = '2026-01-01T00:00:00.000Z';

type Has = Pick<StoredParty, 'parts' | 'state'>;
/** Makes a party with a part of a track. */
export const aParty = (artistId: ArtistId, has: Has): StoredParty => ({
  ...{ partyId: newId('party'), name: 'Ines', email: 'ines@segno.test', ...has },
  ...(has.state === 'accepted' ? { artistId } : { invitationId: newId('split-invitation') }),
});
export const aVersion = (n: number, from: string, parties: StoredParty[]): StoredVersion => ({
  ...{ version: n, from, proposedAt: AT, parties },
});

type Track = { artistId: ArtistId; releaseId: ReleaseId; trackId: string; isrc: string; title: string };

/** Stores the split of a track. */
export async function shareTrack(
  own: OwnImport,
  { artistId, releaseId, trackId, isrc, title }: Track,
  versions: StoredVersion[],
): Promise<void> {
  const after: Agreement = {
    ...{ trackId: trackId as TrackId, releaseId, ownerId: artistId, ownerName: 'Mara', rev: 0 },
    ...{ releaseTitle: 'Night Ferry', title, isrc, versions },
  };
  await splitRepository(own.table).save([{ before: { rev: 0 }, after }], []);
}
