import { createHash } from 'node:crypto';
import type { ArtistId, SplitInvitationId, TrackId } from '../../shared/ids.ts';
import { quotas } from '../../shared/quotas.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import { type Invitation, readInvitation } from './invitation.ts';

const DAY_SECONDS = 24 * 3600;
const LISTED = 50;

/** A digest, because keys must not contain email addresses. */
const addressDigest = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Invitations to splits, found by id and, while they are open, by email address. */
export const splitInvitationRepository = (table: Table) => ({
  async find(invitationId: SplitInvitationId): Promise<Invitation | undefined> {
    const item = await table.get(keys.splitInvitation({ invitationId }), { consistent: true });
    return item && readInvitation(item);
  },

  /** Lists the unanswered invitations to an email address, newest first. */
  async openFor(email: string): Promise<Invitation[]> {
    const pk = indexKeys.splitInvitationsTo({ digest: addressDigest(email), sentAt: '' }).recentPK;
    return (await table.page('recent', pk, { limit: LISTED })).items.map(readInvitation);
  },

  /** A write that creates an invitation. */
  invite: (invitation: Invitation): Write => ({
    Put: {
      TableName: table.name,
      Item: {
        ...keys.splitInvitation(invitation),
        ...indexKeys.splitInvitationsTo({ digest: addressDigest(invitation.email), sentAt: invitation.sentAt }),
        v: 1,
        ...invitation,
      },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  }),

  /** A write that replaces the link, if the invitation has not been answered or sent again since it was read. */
  sendAgain: (
    { invitationId, email, sentAt: from }: Invitation,
    { tokenDigest, sentAt, expiresAt }: Pick<Invitation, 'tokenDigest' | 'sentAt' | 'expiresAt'>,
  ): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.splitInvitation({ invitationId }),
      UpdateExpression: 'SET tokenDigest = :digest, sentAt = :sentAt, expiresAt = :end, recentPK = :pk, recentSK = :sk',
      ConditionExpression: '#state = :open AND sentAt = :from',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':digest': tokenDigest,
        ':sentAt': sentAt,
        ':end': expiresAt,
        ':from': from,
        ':open': 'open',
        ':pk': indexKeys.splitInvitationsTo({ digest: addressDigest(email), sentAt }).recentPK,
        ':sk': indexKeys.splitInvitationsTo({ digest: addressDigest(email), sentAt }).recentSK,
      },
    },
  }),

  /** A write that adds a track, unless the invitation has been answered since it was read. */
  addTrack: ({ invitationId }: Invitation, trackId: TrackId): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.splitInvitation({ invitationId }),
      UpdateExpression: 'SET trackIds = list_append(trackIds, :added)',
      ConditionExpression: '#state = :open',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':added': [trackId], ':open': 'open' },
    },
  }),

  /** A write that answers the invitation, once, if the link is still valid. */
  answer: (
    { invitationId, tokenDigest }: Invitation,
    { state, answeredAt, artistId }: { state: 'accepted' | 'declined'; answeredAt: string; artistId?: ArtistId },
  ): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.splitInvitation({ invitationId }),
      UpdateExpression: `SET #state = :state, answeredAt = :at${artistId ? ', artistId = :who' : ''} REMOVE recentPK, recentSK`,
      ConditionExpression: '#state = :open AND tokenDigest = :digest',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':state': state,
        ':open': 'open',
        ':at': answeredAt,
        ':digest': tokenDigest,
        ...(artistId && { ':who': artistId }),
      },
    },
  }),

  /** A write that counts an artist's invitations on one day (UTC), up to the limit (shared/quotas.ts). */
  count: (artistId: ArtistId, sent: number, now: Date): Write => ({
    Update: {
      TableName: table.name,
      Key: keys.splitInvitationsOfDay({ artistId, day: now.toISOString().slice(0, 10) }),
      UpdateExpression: 'ADD sent :sent SET #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(sent) OR sent <= :before',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':sent': sent,
        ':before': quotas.splitInvitationsPerDay - sent,
        ':ttl': Math.floor(now.getTime() / 1000) + 2 * DAY_SECONDS,
      },
    },
  }),
});

export type SplitInvitationRepository = ReturnType<typeof splitInvitationRepository>;
