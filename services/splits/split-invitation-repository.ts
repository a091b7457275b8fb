import { createHash } from 'node:crypto';
import type { ArtistId, SplitInvitationId, TrackId } from '../../shared/ids.ts';
import { quotas } from '../../shared/quotas.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import { type Invitation, readInvitation } from './invitation.ts';

const DAY_SECONDS = 24 * 3600;
const LISTED = 50;

/** Of an address: none stands in a key. */
const digestOf = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Invitations to splits, each found by its id, and while it is open by the address that it went to. */
export const splitInvitationRepository = (table: Table) => ({
  async find(invitationId: SplitInvitationId): Promise<Invitation | undefined> {
    const item = await table.get(keys.splitInvitation({ invitationId }), { consistent: true });
    return item && readInvitation(item);
  },

  /** What an address is invited to and has not answered, the newest first. */
  async openFor(email: string): Promise<Invitation[]> {
    const pk = indexKeys.splitInvitationsTo({ digest: digestOf(email), sentAt: '' }).recentPK;
    return (await table.page('recent', pk, { limit: LISTED })).items.map(readInvitation);
  },

  /** A write: somebody is invited. */
  invite: (invitation: Invitation): Write => ({
    Put: {
      TableName: table.name,
      Item: {
        ...keys.splitInvitation(invitation),
        ...indexKeys.splitInvitationsTo({ digest: digestOf(invitation.email), sentAt: invitation.sentAt }),
        v: 1,
        ...invitation,
      },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  }),

  /** A write: the link is another one from now on, if nobody has answered or sent it since it was read. */
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
        ':pk': indexKeys.splitInvitationsTo({ digest: digestOf(email), sentAt }).recentPK,
        ':sk': indexKeys.splitInvitationsTo({ digest: digestOf(email), sentAt }).recentSK,
      },
    },
  }),

  /** A write: it is to another track too, unless it was answered since it was read. */
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

  /** A write: it is answered, once, by this very link. */
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

  /** A write: so many more invitations of an artist on this day (UTC), if that many are allowed (shared/quotas.ts). */
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
