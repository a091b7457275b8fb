import type { PartyId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { Track } from '../../shared/releases/track.ts';
import type { Agreement } from './agreement.ts';

type CarryOverTarget = {
  release: Pick<Release, 'id' | 'title'>;
  track: Pick<Track, 'id' | 'title' | 'version' | 'isrc'>;
  eventId: string;
  newPartyId: () => PartyId;
};

/**
 * Copies an agreement to another track of the same recording: the same parties, parts and dates, but without a change
 * that has not been agreed yet. Parties who have not accepted get a new id for this track, for their suspended
 * earnings.
 */
export function carriedAgreement(
  source: Agreement,
  { release, track, eventId, newPartyId }: CarryOverTarget,
): Agreement {
  const ids = new Map<PartyId, PartyId>();
  const idOf = (partyId: PartyId): PartyId => {
    const id = ids.get(partyId) ?? newPartyId();
    ids.set(partyId, id);
    return id;
  };
  return {
    trackId: track.id,
    releaseId: release.id,
    ownerId: source.ownerId,
    ownerName: source.ownerName,
    releaseTitle: release.title,
    title: track.version ? `${track.title} (${track.version})` : track.title,
    isrc: track.isrc,
    rev: 0,
    versions: source.versions
      .filter(({ isReplaced }) => !isReplaced)
      .map((version) => ({
        ...version,
        parties: version.parties.map((party) => ({ ...party, partyId: idOf(party.partyId) })),
      })),
    carriedOver: { eventId, trackId: source.trackId, releaseTitle: source.releaseTitle },
  };
}
