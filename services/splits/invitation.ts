import * as z from 'zod';
import { ArtistId, IsoTime, SplitInvitationId, TrackId } from '../../shared/ids.ts';
import { StoredText } from '../../shared/text.ts';
import type { Item } from '../platform/table.ts';

/**
 * Somebody is invited to parts of tracks, by mail. Of the token in the link only the digest is stored; who sends the
 * invitation again makes another one, and the link of before opens nothing any more.
 */
const Invitation = z.object({
  invitationId: SplitInvitationId,
  /** In small letters. */
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
  /** Whose account has accepted. */
  artistId: ArtistId.optional(),
});
export type Invitation = z.infer<typeof Invitation>;

export const readInvitation = (item: Item): Invitation => Invitation.parse(item);
