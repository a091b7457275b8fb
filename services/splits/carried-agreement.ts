import type { PartyId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import type { Track } from '../../shared/releases/track.ts';
import type { Agreement } from './agreement.ts';

type Given = {
  release: Pick<Release, 'id' | 'title'>;
  track: Pick<Track, 'id' | 'title' | 'version' | 'isrc'>;
  eventId: string;
  newPartyId: () => PartyId;
};

/**
 * The agreement about a recording for another track of it: the same parties and parts from the same days, without a change that still waits
 * for somebody's agreement. What waits for a party who has not accepted waits under an id of this track's own.
 */
export function carriedAgreement(source: Agreement, { release, track, eventId, newPartyId }: Given): Agreement {
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
