import * as z from 'zod';
import { Day } from '../../shared/day.ts';
import { ArtistId, IsoTime, PartyId, ReleaseId, SplitInvitationId, TrackId } from '../../shared/ids.ts';
import type { SplitVersion } from '../../shared/royalties/split-agreement.ts';
import { PartyState } from '../../shared/splits/split-view.ts';
import { StoredText } from '../../shared/text-schemas.ts';
import type { Item } from '../platform/table.ts';

/**
 * A party and their part. An accepted part belongs to an account; until then, its earnings are in suspense under the
 * party's own id.
 */
const StoredParty = z.object({
  partyId: PartyId,
  name: StoredText,
  /** The invited email address, in lower case; '' for the owner and for an erased account. */
  email: z.string(),
  parts: z.number().int(),
  state: PartyState,
  artistId: ArtistId.optional(),
  invitationId: SplitInvitationId.optional(),
});
export type StoredParty = z.infer<typeof StoredParty>;

const StoredVersion = z.object({
  version: z.number().int(),
  from: Day,
  proposedAt: IsoTime,
  parties: z.array(StoredParty),
  /**
   * Whether a later version replaced this one before it began, or on its first day. It is kept because statements may
   * refer to it.
   */
  isReplaced: z.boolean().optional(),
});
export type StoredVersion = z.infer<typeof StoredVersion>;

/** Everything agreed about a track, in one item, so that one condition guards every change. */
const Agreement = z.object({
  trackId: TrackId,
  releaseId: ReleaseId,
  ownerId: ArtistId,
  ownerName: StoredText,
  /** The titles when the last version was proposed. */
  releaseTitle: StoredText,
  title: StoredText,
  isrc: z.string(),
  rev: z.number().int(),
  versions: z.array(StoredVersion),
  /** A version that is waiting for the parties whose part it would reduce. */
  proposed: StoredVersion.extend({ awaits: z.array(ArtistId), expiresAt: IsoTime }).optional(),
  /** Set if the agreement was copied from the same recording on another release (product 29.9). */
  carriedOver: z.object({ eventId: z.string(), trackId: TrackId, releaseTitle: StoredText }).optional(),
});
export type Agreement = z.infer<typeof Agreement>;

export const readAgreement = (item: Item): Agreement => Agreement.parse(item);

/** Lists the parties in all versions, including the proposed one. */
export const partiesOf = ({ versions, proposed }: Pick<Agreement, 'versions' | 'proposed'>): StoredParty[] =>
  [...versions, ...(proposed ? [proposed] : [])].flatMap(({ parties }) => parties);

/** Returns the agreement with each party changed, in every version. */
export const mapParties = (agreement: Agreement, change: (party: StoredParty) => StoredParty): Agreement => {
  const { proposed } = agreement;
  return {
    ...agreement,
    versions: agreement.versions.map((version) => ({ ...version, parties: version.parties.map(change) })),
    ...(proposed && { proposed: { ...proposed, parties: proposed.parties.map(change) } }),
  };
};

/**
 * Returns the versions as an allocation needs them: a part that has not been accepted belongs to the party's id and
 * goes to suspense.
 */
export const splitVersionsOf = ({ versions }: Pick<Agreement, 'versions'>): SplitVersion[] =>
  versions
    .filter(({ isReplaced }) => !isReplaced)
    .map(({ version, from, parties }) => ({
      version,
      from,
      parties: parties.map(({ partyId, artistId, parts, state }) =>
        state === 'accepted' && artistId
          ? { id: artistId, parts, state }
          : { id: partyId, parts, state: state === 'invited' ? state : 'declined' },
      ),
    }));
