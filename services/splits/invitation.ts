import * as z from 'zod';
import { ArtistId, IsoTime, SplitInvitationId, TrackId } from '../../shared/ids.ts';
import { StoredText } from '../../shared/text-schemas.ts';
import type { Item } from '../platform/table.ts';

/**
 * An emailed invitation to parts of tracks. Only a digest of the link's token is stored; sending the invitation again
 * creates a new token and invalidates the previous link.
 */
const Invitation = z.object({
  invitationId: SplitInvitationId,
  /** In lower case. */
  email: z.string(),
  ownerId: ArtistId,
  ownerName: StoredText,
  releaseTitle: StoredText,
  trackIds: z.array(TrackId),
  state: z.enum(['open', 'accepted', 'declined']),
  tokenDigest: z.string(),
  sentAt: IsoTime,
  expiresAt: IsoTime,
  answeredAt: IsoTime.optional(),
  /** The account that has accepted. */
  artistId: ArtistId.optional(),
});
export type Invitation = z.infer<typeof Invitation>;

export const readInvitation = (item: Item): Invitation => Invitation.parse(item);
