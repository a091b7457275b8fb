import * as z from 'zod';
import { Day } from '../../shared/day.ts';
import { ArtistId, IsoTime, PartyId, ReleaseId, SplitInvitationId, TrackId } from '../../shared/ids.ts';
import type { SplitVersion } from '../../shared/royalties/split-agreement.ts';
import { PartyState } from '../../shared/splits/split-view.ts';
import { StoredText } from '../../shared/text.ts';
import type { Item } from '../platform/table.ts';

/**
 * Somebody with a part. Accepted, it is an account's; before that it is its own id's, under which what waits for it is
 * kept.
 */
const StoredParty = z.object({
  partyId: PartyId,
  name: StoredText,
  /** To which they were invited, in small letters; '' of the owner, and of an account that has ended. */
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
  /** A later one took its place before it began, or on its first day. It is kept, because statements may name it. */
  isReplaced: z.boolean().optional(),
});
export type StoredVersion = z.infer<typeof StoredVersion>;

/** All that was agreed about a track: one item, so that one condition guards each change of it. */
const Agreement = z.object({
  trackId: TrackId,
  releaseId: ReleaseId,
  ownerId: ArtistId,
  ownerName: StoredText,
  /** As they were when the last version was proposed. */
  releaseTitle: StoredText,
  title: StoredText,
  isrc: z.string(),
  rev: z.number().int(),
  versions: z.array(StoredVersion),
  /** One that waits for those whose part it makes smaller. */
  proposed: StoredVersion.extend({ awaits: z.array(ArtistId), expiresAt: IsoTime }).optional(),
  /** It was agreed about the same recording on another release, and followed it here (product 29.9). */
  carriedOver: z.object({ eventId: z.string(), trackId: TrackId, releaseTitle: StoredText }).optional(),
});
export type Agreement = z.infer<typeof Agreement>;

export const readAgreement = (item: Item): Agreement => Agreement.parse(item);

/** The parties of all versions, those of the proposed one included. */
export const partiesOf = ({ versions, proposed }: Pick<Agreement, 'versions' | 'proposed'>): StoredParty[] =>
  [...versions, ...(proposed ? [proposed] : [])].flatMap(({ parties }) => parties);

/** The same agreement with each party changed, in whichever version it stands. */
export const withParties = (agreement: Agreement, change: (party: StoredParty) => StoredParty): Agreement => {
  const { proposed } = agreement;
  return {
    ...agreement,
    versions: agreement.versions.map((version) => ({ ...version, parties: version.parties.map(change) })),
    ...(proposed && { proposed: { ...proposed, parties: proposed.parties.map(change) } }),
  };
};

/**
 * The versions as an allocation takes them: a part that nobody has accepted is that of its party's id, which waits in
 * suspense.
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
