import { BatchWriteItemCommand, type DynamoDBClient, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { newProfile } from '../services/accounts/new-profile.ts';
import { indexKeys, keys } from '../services/platform/keys.ts';
import { ArtistId, idsFrom } from '../shared/ids.ts';
import { type DraftRelease, newRelease } from '../shared/releases/release.ts';
import { officeCard } from '../shared/releases/release-card.ts';
import { newTrack, TRACK_LIMIT } from '../shared/releases/track.ts';

const LIBRARY = 30;

export const now = new Date('2026-11-21T10:00:00Z');
export const newId = idsFrom(() => now);
export const artistIdOf = (n: number) => ArtistId.parse(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);

/** A full album: 15 tracks with their credits. */
export function albumOf(artistId: ArtistId): DraftRelease {
  const album = newRelease({ id: newId('release'), artistId, now });
  const credit = (name: string) => ({ id: newId('credit'), name, role: 'Primary' as const, spotifyUri: '' });
  const tracks = Array.from({ length: TRACK_LIMIT }, (_, n) => ({
    ...newTrack({ id: newId('track'), number: n + 1, artist: credit('Mara Ellis'), now }),
    composers: [{ id: newId('credit'), firstName: 'Mara', lastName: 'Ellis' }],
    lyricists: [{ id: newId('credit'), firstName: 'Mara', lastName: 'Ellis' }],
  }));
  return {
    ...album,
    title: 'Night Ferry',
    tracks: Object.fromEntries(tracks.map((track) => [track.id, track])),
    trackIds: tracks.map(({ id }) => id),
  };
}

/** Profiles and cards of other artists, and a library of the one who is measured. */
export async function populate(client: DynamoDBClient, tableName: string, artists: number): Promise<void> {
  const items: object[] = [];
  for (let n = 0; n < artists; n++) {
    const artistId = artistIdOf(n);
    const createdAt = new Date(now.getTime() + n * 1000);
    const signUp = { email: `a${n}@segno.test`, 'custom:full_name': `Artist ${n}` };
    // Every second account is active, the measured one among them: what only an active account may is measured.
    const profile = {
      ...newProfile(artistId, signUp, createdAt),
      status: n % 2 === 0 ? ('active' as const) : ('new' as const),
    };
    items.push({
      ...keys.profile({ artistId }),
      v: 1,
      ...profile,
      ...indexKeys.usersByStatus(profile),
      ...indexKeys.allUsers(profile),
    });
    for (let r = 0; r < (n === 0 ? LIBRARY : 1); r++) {
      const release = {
        ...newRelease({ id: newId('release'), artistId, now: createdAt }),
        title: `Release ${r} of ${n}`,
      };
      const card = officeCard(release);
      items.push({
        ...keys.card({ artistId, releaseId: card.id }),
        v: 1,
        ...card,
        ...indexKeys.library(card),
        ...indexKeys.releasesByState({ ...card, since: release.createdAt }),
      });
    }
  }
  const batches = Array.from({ length: Math.ceil(items.length / 25) }, (_, i) => items.slice(i * 25, (i + 1) * 25));
  const writers = Array.from({ length: 8 }, async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      const requests: WriteRequest[] = batch.map((item) => ({ PutRequest: { Item: marshall(item) } }));
      await client.send(new BatchWriteItemCommand({ RequestItems: { [tableName]: requests } }));
    }
  });
  await Promise.all(writers);
}
